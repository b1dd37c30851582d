/** Client-side router: the current route, navigation and link clicks. */

import { here as address, placeOf, to } from './address';
import { route, type Route } from './route';

let here = $state.raw<Route>(route(address()));
let visit = $state(0);

/** The current route. */
export function place(): Route {
  return here;
}

/** Counts route changes. `App.svelte` mounts a new page for each, even if the same component shows it. */
export function visits(): number {
  return visit;
}

/** Navigates to a path of the app. */
export function go(path: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', to(path));
  else history.replaceState(null, '', to(path));
  arrive();
  scrollTo(0, 0);
}

function arrive(): void {
  const there = route(address());
  const same = JSON.stringify(there) === JSON.stringify(here);
  here = there;
  if (!same) visit += 1;
}

/** Handles clicks on internal links, and the browser's back and forward buttons. */
export function followLinks(): () => void {
  const press = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute('download')) {
      return;
    }
    const place = link.origin === location.origin ? placeOf(link) : null;
    if (!place || place.pathname.startsWith('/api')) return;
    if (place.pathname === address().pathname && place.hash) return;
    event.preventDefault();
    go(place.pathname + place.search + place.hash);
  };
  document.addEventListener('click', press);
  addEventListener('popstate', arrive);
  return () => {
    document.removeEventListener('click', press);
    removeEventListener('popstate', arrive);
  };
}
