/**
 * Data that the browser stores between visits.
 *
 * A browser may refuse to store anything, and stored data may be damaged or written by an older
 * version. The page must still work, so nothing here throws.
 */

/** The stored text, or null. */
export function readText(name: string, where: () => Storage = local): string | null {
  try {
    return where().getItem(name);
  } catch {
    return null;
  }
}

/** Stores a text; returns false if the browser refuses. */
export function writeText(name: string, text: string, where: () => Storage = local): boolean {
  try {
    where().setItem(name, text);
    return true;
  } catch {
    return false;
  }
}

/** Removes what is stored under this name. */
export function remove(name: string): void {
  try {
    local().removeItem(name);
  } catch {
    // A browser that stores nothing has nothing to remove.
  }
}

/** The stored object; empty if there is none or it cannot be read. */
export function readObject(name: string): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(readText(name) ?? '{}');
    return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? { ...kept } : {};
  } catch {
    return {};
  }
}

export function writeObject(name: string, object: object): void {
  writeText(name, JSON.stringify(object));
}

/** Storage that lasts until the tab closes. */
export const tab = (): Storage => sessionStorage;

function local(): Storage {
  return localStorage;
}
