// Shows push messages, and opens the table when one is pressed.

import { BASE, fileAt, placeOf, to } from '../app/address';
import { pages, scope } from './scope';

interface Message {
  title: string;
  body: string;
  language: string;
  tag: string;
  link: string;
}

/** Shows a message of our server. The browser demands a notification, also if it cannot be read. */
export async function show(data: { json(): unknown } | null): Promise<void> {
  const { title, body, language, tag, link } = read(data);
  // A player who has the table open sees it there.
  if ((await pages()).some((page) => page.focused && pathOf(page.url) === link)) return;
  const icon = fileAt('icon.svg');
  await scope.registration.showNotification(title, { body, lang: language, tag, icon, data: { link } });
}

/** Opens what a notification is about. */
export async function open(notification: Notification): Promise<void> {
  notification.close();
  const { link } = notification.data as { link: string };
  const there = (await pages()).find((page) => pathOf(page.url) === link);
  await (there ? there.focus() : scope.clients.openWindow(to(link)));
}

function read(data: { json(): unknown } | null): Message {
  try {
    const { title, body, language, link, tag } = data?.json() as Message;
    return { title, body, language, tag, link: own(link) };
  } catch {
    return { title: 'Sacbe', body: '', language: 'en', tag: 'sacbe', link: '/' };
  }
}

/** A path of this server, and nothing else. */
function own(link: string): string {
  const url = new URL(link, location.origin);
  return url.origin === location.origin && BASE === '/' ? url.pathname : '/';
}

function pathOf(url: string): string | undefined {
  return placeOf(new URL(url))?.pathname;
}
