import { readObject, writeObject } from '../app/storage';

const KEPT = 'sacbe-learn';

type Done = Record<string, string[]>;

/** The steps of a lesson that were done in this browser. */
export function stepsDone(game: string): string[] {
  return recall()[game] ?? [];
}

/** Remembers that a step was done. */
export function markDone(game: string, step: string): void {
  const steps = new Set(stepsDone(game)).add(step);
  writeObject(KEPT, { ...recall(), [game]: [...steps] });
}

/** Forgets what was done of a lesson. */
export function startOver(game: string): void {
  writeObject(KEPT, { ...recall(), [game]: [] });
}

function recall(): Done {
  const lists = Object.entries(readObject(KEPT)).filter(([, steps]) => Array.isArray(steps));
  return Object.fromEntries(lists) as Done;
}
