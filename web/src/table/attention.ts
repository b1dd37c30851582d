/** "Your turn" outside the tab: the icon of the page, and a notification while the page is hidden. */

import { fileAt } from '../app/address';

const ICON = fileAt('icon.svg');
const TURN = fileAt('icon-turn.svg');

/** Shows in the tab's icon whether it is your turn. */
export function markTab(yours: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = yours ? TURN : ICON;
  if (link && link.getAttribute('href') !== wanted) link.setAttribute('href', wanted);
}

/** Whether notifications can be offered: the browser has them and was not asked yet. */
export function canOffer(): boolean {
  return 'Notification' in window && window.isSecureContext && Notification.permission === 'default';
}

/** Asks the browser for permission; call it from a press only. */
export async function offer(): Promise<boolean> {
  try {
    return (await Notification.requestPermission()) === 'granted';
  } catch {
    return false;
  }
}

/** Tells that it is your turn, if the page is hidden and notifications are allowed. */
export function notify(sentence: string, table: string): void {
  if (!document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    const note = new Notification(sentence, { icon: ICON, tag: `turn-${table}` });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Some phones allow notifications only from a service worker.
  }
}
