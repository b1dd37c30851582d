import { mount } from 'svelte';
import './app/tokens.css';
import './app/base.css';
import App from './app/App.svelte';
import { pageOf } from './app/pages';
import { followLinks, place } from './app/router.svelte';
import { wear } from './app/settings.svelte';
import { begin } from './words';

wear();
followLinks();
// Words and page come at the same time; if the page does not, the app says so.
void pageOf(place()).catch(() => null);
const target = document.getElementById('app') ?? document.body;
begin().then(
  () => mount(App, { target }),
  () => document.getElementById('sorry')?.removeAttribute('hidden'),
);
