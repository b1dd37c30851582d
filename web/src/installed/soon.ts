// Installs the service worker once the page has nothing better to do.

/** A connection on which people asked to save data gets nothing ahead. */
interface Connection {
  saveData?: boolean;
}

/** Whether this browser can keep the page; on an address without https it cannot. */
function canKeep(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return window.isSecureContext && 'serviceWorker' in navigator && !connection?.saveData;
}

/** Installs the service worker later: nothing of it belongs to the first view. */
export function installSoon(): void {
  if (import.meta.env.DEV || !canKeep()) return;
  const later = window.requestIdleCallback ?? ((then: () => void) => setTimeout(then, 1000));
  const begin = () =>
    later(
      () =>
        void import('./worker').then(
          ({ install }) => install(),
          () => {},
        ),
    );
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}
