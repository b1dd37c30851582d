// The service worker: shows push messages, and opens the table when one is pressed. It stores nothing.

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => event.waitUntil(show(read(event.data))));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.link));
});

/** The message of our server; an empty one if it cannot be read, because the browser demands a notification. */
function read(data) {
  try {
    const { title, body, language, link, tag } = data.json();
    return { title, body, language, tag, link: own(link) };
  } catch {
    return { title: 'Sacbe', body: '', language: 'en', tag: 'sacbe', link: '/' };
  }
}

/** A path of this server, and nothing else. */
function own(link) {
  const url = new URL(String(link), self.location.origin);
  return url.origin === self.location.origin ? url.pathname : '/';
}

async function show({ title, body, language, link, tag }) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // Whoever looks at the table sees it there.
  if (pages.some((page) => page.focused && new URL(page.url).pathname === link)) return;
  const icon = '/icon.svg';
  await self.registration.showNotification(title, { body, lang: language, tag, icon, data: { link } });
}

async function open(link) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === link);
  await (there ? there.focus() : self.clients.openWindow(link));
}
