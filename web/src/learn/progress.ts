// Stores lesson progress in this browser.
import { readObject, writeObject } from '../app/storage';

const KEPT = 'sacbe-learn';

type Done = Record<string, string[]>;

/** The finished steps of a game's lesson. */
export function stepsDone(game: string): string[] {
  return recall()[game] ?? [];
}

export function markDone(game: string, step: string): void {
  const steps = new Set(stepsDone(game)).add(step);
  writeObject(KEPT, { ...recall(), [game]: [...steps] });
}

/** Clears the progress of a game's lesson. */
export function startOver(game: string): void {
  writeObject(KEPT, { ...recall(), [game]: [] });
}

function recall(): Done {
  const lists = Object.entries(readObject(KEPT)).filter(([, steps]) => Array.isArray(steps));
  return Object.fromEntries(lists) as Done;
}
