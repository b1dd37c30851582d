// The service worker: keeps the page for use without a network, and shows push messages.
//
// A new version waits until every page of the old one is closed or somebody accepts it, so that the files
// of two versions never meet in one page. Nothing under /api/ is kept or even looked at.

import { BASE, placeOf } from '../app/address';
import { route } from '../app/route';
import { file, install, isFile, keepLanguage, tidy } from './files';
import { open, show } from './push';
import { scope } from './scope';

scope.addEventListener('install', (event) => event.waitUntil(install()));
// The page that brought the first version is served from now on.
scope.addEventListener('activate', (event) => event.waitUntil(tidy().then(() => scope.clients.claim())));
scope.addEventListener('push', (event) => event.waitUntil(show(event.data)));
scope.addEventListener('notificationclick', (event) => event.waitUntil(open(event.notification)));

scope.addEventListener('message', (event) => {
  const { accept, language } = Object(event.data) as { accept?: true; language?: string };
  if (accept) event.waitUntil(scope.skipWaiting());
  // Without a network it is fetched when it is read.
  if (language) event.waitUntil(keepLanguage(language).catch(() => {}));
});

scope.addEventListener('fetch', (event) => {
  const path = pathOf(event.request);
  if (path === null) return;
  if (event.request.mode === 'navigate') event.waitUntil(tidy());
  event.respondWith(file(path, event.request));
});

/** The file that answers a request; null if it is none of ours. */
function pathOf(request: Request): string | null {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return null;
  if (request.mode === 'navigate') {
    const place = placeOf(url);
    return place && route(place).page !== 'nowhere' ? 'index.html' : null;
  }
  if (!url.pathname.startsWith(BASE)) return null;
  const path = url.pathname.slice(BASE.length);
  return isFile(path) ? path : null;
}
