// Whether the games of this browser are stored.

import type { Unsaved } from './words';

let why = $state<Unsaved | null>(null);

/** Why the game on screen is not stored; null if it is. */
export function unsaved(): Unsaved | null {
  return why;
}

/** Notes that a game could not be stored. */
export function tellUnsaved(reason: Unsaved): void {
  why = reason;
}
