// What is wrong with the games of this browser: whether they are stored, and whether its bots answer.

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

let stuck = $state(false);

/** Whether the bots of this browser do not answer. */
export function isStuck(): boolean {
  return stuck;
}

/** Notes whether the bots of this browser answer. */
export function tellStuck(is: boolean): void {
  stuck = is;
}
