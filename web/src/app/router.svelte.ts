import { route, type Route } from './route';

let here = $state.raw<Route>(route(location));
let visit = $state(0);

/** Where the page is. */
export function place(): Route {
  return here;
}

/** Counts the visits, so that going to the same place again starts it afresh. */
export function visits(): number {
  return visit;
}

/** Goes to another place of the page. */
export function go(address: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', address);
  else history.replaceState(null, '', address);
  arrive();
  scrollTo(0, 0);
}

function arrive(): void {
  const there = route(location);
  const same = JSON.stringify(there) === JSON.stringify(here);
  here = there;
  if (!same) visit += 1;
}

/** Follows presses on links within the page, and the browser's own buttons. */
export function followLinks(): () => void {
  const press = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute('download')) {
      return;
    }
    if (link.origin !== location.origin || link.pathname.startsWith('/api')) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  };
  document.addEventListener('click', press);
  addEventListener('popstate', arrive);
  return () => {
    document.removeEventListener('click', press);
    removeEventListener('popstate', arrive);
  };
}
