// Turns paths of the app into addresses of the browser, and back.
//
// On a server they are the same. A site of plain files (`make site`) may lie in any folder, and its host
// answers only for files that exist: there the path follows a question mark, `/sacbe/?/rules/pacal#5.4`,
// so that every address is that of the one file `index.html`.

/** An address within the app. */
export interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/** Whether this page was built to work without a server. */
export const SITE = import.meta.env.MODE === 'site';

/** The folder of the page's files, with a slash at the end. */
export const BASE = SITE ? new URL('.', location.href).pathname : '/';

/** The address of a path of the app, for links. */
export function to(path: string): string {
  return SITE ? inSite(path, BASE) : path;
}

/** The same with scheme and host, to send to somebody. */
export function linkTo(path: string): string {
  return new URL(to(path), location.href).href;
}

/** The address of a file that lies beside the page. */
export function fileAt(name: string): string {
  return BASE + name;
}

/** Where the browser is within the app. */
export function here(): Place {
  return placeOf(location) ?? { pathname: '/', search: '', hash: location.hash };
}

/** Where an address of our origin is within the app; null if it belongs to something else. */
export function placeOf({ pathname, search, hash }: Place): Place | null {
  return SITE ? placeInSite({ pathname, search, hash }, BASE) : { pathname, search, hash };
}

/** The address of a path of the app in a site in the folder `base`. */
export function inSite(path: string, base: string): string {
  return /^\/(#|$)/.test(path) ? base + path.slice(1) : `${base}?${path}`;
}

/** The reverse of `inSite`. */
export function placeInSite(address: Place, base: string): Place | null {
  if (address.pathname !== base && address.pathname !== `${base}index.html`) return null;
  const { hash } = address;
  // Other sites append `&their=parameters` to links.
  const [, pathname = '/', search = ''] = /^\?(\/[^?&]*)(.*)$/.exec(address.search) ?? [];
  return { pathname, search: search.replace(/^&/, '?'), hash };
}
