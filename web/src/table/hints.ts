// The hints that this browser has shown: each kind of situation explains itself once per game.

import { readObject, writeObject } from '../app/storage';

const KEPT = 'sacbe-hints';
/** In place of a game's kinds when somebody wants no hints at all. */
const OFF = 'off';

/** The first of these kinds of situation that has not been explained yet; null if there is none. */
export function unexplained(game: string, kinds: readonly string[]): string | null {
  const kept = readObject(KEPT);
  if (kept[OFF] === true) return null;
  return kinds.find((kind) => kept[`${game} ${kind}`] !== true) ?? null;
}

/** Remembers that a kind of situation has been explained. */
export function explained(game: string, kind: string): void {
  writeObject(KEPT, { ...readObject(KEPT), [`${game} ${kind}`]: true });
}

/** Shows no hints any more, in any game. */
export function noHints(): void {
  writeObject(KEPT, { [OFF]: true });
}
