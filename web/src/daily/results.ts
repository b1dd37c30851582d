// What this browser remembers of the positions of the day: results and streaks.
import { readObject, writeObject } from '../app/storage';

/** The result of one day. */
export interface Result {
  /** The most points found. */
  points: number;
  /** The most points there are. */
  best: number;
  /** How many turns were tried. */
  tries: number;
  /** Whether the answer was shown before it was found. */
  shown: boolean;
}

const KEPT = 'sacbe-daily';
/** Days to keep; a streak is counted from what is kept, so it must be long. */
const DAYS = 800;

type Days = Record<string, Result>;

/** The result of a day, if there is one. */
export function resultOf(game: string, day: number): Result | null {
  return days(game)[day] ?? null;
}

/** Remembers a result. */
export function keepResult(game: string, day: number, result: Result): void {
  const kept = Object.entries({ ...days(game), [day]: result }).slice(-DAYS);
  writeObject(KEPT, { ...readObject(KEPT), [game]: Object.fromEntries(kept) });
}

/** Whether the best turn was found without help. */
export function isSolved(result: Result | null): boolean {
  return result !== null && !result.shown && result.points >= result.best;
}

/** On how many days in a row, up to this one, the best turn was found. Today may still be open. */
export function streak(game: string, day: number): number {
  const kept = days(game);
  let length = 0;
  const solved = (at: number) => isSolved(kept[at] ?? null);
  for (let at = solved(day) || kept[day] ? day : day - 1; solved(at); at -= 1) length += 1;
  return length;
}

/** Stored data may be damaged: only whole results count. */
function days(game: string): Days {
  const kept = readObject(KEPT)[game];
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept).filter(([day, result]) => /^\d+$/.test(day) && isResult(result)),
  );
}

function isResult(value: unknown): value is Result {
  if (typeof value !== 'object' || value === null) return false;
  const { points, best, tries, shown } = value as Partial<Record<keyof Result, unknown>>;
  return [points, best, tries].every(Number.isFinite) && typeof shown === 'boolean';
}
