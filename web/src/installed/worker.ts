// Installs the service worker, and says when a new version of the page waits.

import { mount } from 'svelte';
import { fileAt } from '../app/address';
import NewVersion from './NewVersion.svelte';
import { Version } from './version.svelte';

/** Installs the service worker and shows the banner when it is needed. */
export async function install(): Promise<void> {
  const container = navigator.serviceWorker;
  const version = new Version(container, () => location.reload());
  const registration = await container
    .register(fileAt('sw.js'), { updateViaCache: 'none' })
    .catch(() => null);
  if (!registration) return;
  version.watch(registration);
  mount(NewVersion, { target: document.body, props: { version } });
}
