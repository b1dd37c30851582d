// Remembers which players share this screen, by table.
import { readObject, writeObject } from '../app/storage';

const KEPT = 'sacbe-here';

const TABLES = 50;

/** The players of a table on this screen, as values of the `as` parameter; usually only the first. */
export function peopleHere(table: string): number[] {
  const found = readObject(KEPT)[table];
  const people = Array.isArray(found) ? found.filter((one) => typeof one === 'number') : [];
  return people.length > 0 ? people : [1];
}

/** Stores the players of a table on this screen; the oldest of too many tables drop out. */
export function rememberHere(table: string, people: number[]): void {
  const others = Object.entries(readObject(KEPT)).filter(([other]) => other !== table);
  const newest = [[table, people] as const, ...others].slice(0, TABLES);
  writeObject(KEPT, Object.fromEntries(newest));
}
