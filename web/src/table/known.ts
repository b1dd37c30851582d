// The games that this browser has played, learned or dismissed the introduction of.

import { readObject, writeObject } from '../app/storage';

const KEPT = 'sacbe-known';

/** Whether the person at this browser has met the game before. */
export function isKnown(game: string): boolean {
  return readObject(KEPT)[game] === true;
}

/** Remembers that they have. */
export function knows(game: string): void {
  if (!isKnown(game)) writeObject(KEPT, { ...readObject(KEPT), [game]: true });
}
