import { mount } from 'svelte';
import './app/tokens.css';
import './app/base.css';
import './app/print.css';
import App from './app/App.svelte';
import { pageOf } from './app/pages';
import { followLinks, place } from './app/router.svelte';
import { wear } from './app/settings.svelte';
import { load } from './games';
import { keepOffer } from './installed/offer.svelte';
import { installSoon } from './installed/soon';
import { askEarly } from './net/early';
import { listen } from './sound/speaker';
import { peopleHere } from './table/here';
import { begin } from './words';

wear();
followLinks();
listen();
keepOffer();
// Load messages and page in parallel; if the page fails to load, `App` shows the error.
const here = place();
void pageOf(here).catch(() => null);
if (here.page === 'table') {
  for (const person of peopleHere(here.id))
    void askEarly(here.id, person).then((view) => view && load(view.game));
}
const target = document.getElementById('app') ?? document.body;
begin().then(
  () => {
    mount(App, { target });
    installSoon();
  },
  () => document.getElementById('sorry')?.removeAttribute('hidden'),
);
