// A browser that keeps the page for use without a network.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Person } from './browser.ts';

/** Options of a person whose browser may keep the page. */
export const KEEPS = { serviceWorkers: 'allow' } as const;

/** The names of the versions that are kept, with the number of their files. */
export function versions(page: Page): Promise<Record<string, number>> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const counts = names.map(
      async (name) => [name, (await (await caches.open(name)).keys()).length] as const,
    );
    return Object.fromEntries(await Promise.all(counts));
  });
}

/** Waits until the browser has kept the page with the texts in its language. */
export async function kept(who: Person, language = 'en'): Promise<void> {
  const isKept = () =>
    who.page.evaluate(async (language) => {
      const registration = await navigator.serviceWorker.getRegistration();
      if (registration?.active?.state !== 'activated' || !navigator.serviceWorker.controller) return false;
      const names = await caches.keys();
      const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      const paths = keys.flat().map(({ url }) => new URL(url).pathname);
      const spoken = paths.some((path) => path.includes(`/assets/${language}-`));
      // Four texts about the games.
      return spoken && paths.filter((path) => path.endsWith('.md')).length >= 4;
    }, language);
  await expect.poll(isKept).toBe(true);
}
