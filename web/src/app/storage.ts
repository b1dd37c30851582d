/**
 * What this browser keeps between visits.
 *
 * A browser may refuse to store anything, and what it stored may be damaged or written by an older
 * version. The page works all the same: nothing here throws.
 */

/** The stored text, or null. */
export function readText(name: string, where: () => Storage = local): string | null {
  try {
    return where().getItem(name);
  } catch {
    return null;
  }
}

/** Stores a text; false if the browser refuses. */
export function writeText(name: string, text: string, where: () => Storage = local): boolean {
  try {
    where().setItem(name, text);
    return true;
  } catch {
    return false;
  }
}

/** The stored object; an empty one if there is none or it cannot be read. */
export function readObject(name: string): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(readText(name) ?? '{}');
    return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? { ...kept } : {};
  } catch {
    return {};
  }
}

/** Stores an object. */
export function writeObject(name: string, object: object): void {
  writeText(name, JSON.stringify(object));
}

/** Storage that lasts as long as the tab. */
export const tab = (): Storage => sessionStorage;

function local(): Storage {
  return localStorage;
}
