/** The browser's offer to install the page as an app. */

import { standalone } from '../app/media';
import { readText, writeText } from '../app/storage';

/** What Chromium sends when the page can be installed; TypeScript does not know it. */
interface Offer extends Event {
  prompt(): Promise<unknown>;
}

/** How the page can be installed here: by a press, by hand on iOS, or not at all. */
export type Way = 'press' | 'hand' | null;

const DISMISSED = 'sacbe-install-dismissed';

let offer = $state.raw<Offer | null>(null);
let isDismissed = $state(false);

/** Keeps the browser's offer for later: it comes once, and browsers would show it at their own time. */
export function keepOffer(): void {
  isDismissed = readText(DISMISSED) !== null;
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event as Offer;
  });
  addEventListener('appinstalled', () => (offer = null));
}

/** How the page can be installed now. */
export function wayToInstall(): Way {
  if (offer) return 'press';
  return isOnIos() && !isInstalled() ? 'hand' : null;
}

/** Whether to offer it on the start page: not to somebody who dismissed it. */
export function isOffered(): boolean {
  return !isDismissed && wayToInstall() !== null;
}

/** Never offers it on the start page again. */
export function dismiss(): void {
  isDismissed = true;
  writeText(DISMISSED, '1');
}

/** Asks the browser to install; call it from a press only. An offer can be used once. */
export async function installNow(): Promise<void> {
  const used = offer;
  offer = null;
  await used?.prompt();
}

/** Safari on an iPhone or iPad; the latter says that it is a Mac. */
function isOnIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

function isInstalled(): boolean {
  const isAlone = (navigator as { standalone?: boolean }).standalone === true;
  return isAlone || standalone.current;
}
