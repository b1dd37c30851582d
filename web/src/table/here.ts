import { readObject, writeObject } from '../app/storage';

const KEPT = 'sacbe-here';

/** How many tables are remembered. */
const TABLES = 50;

/** The people who play at a table on this screen, by the parameter `as`; usually only the first. */
export function peopleHere(table: string): number[] {
  const found = readObject(KEPT)[table];
  const people = Array.isArray(found) ? found.filter((one) => typeof one === 'number') : [];
  return people.length > 0 ? people : [1];
}

/** Remembers who plays at a table on this screen. */
export function rememberHere(table: string, people: number[]): void {
  const newest = [[table, people] as const, ...Object.entries(readObject(KEPT))].slice(0, TABLES);
  writeObject(KEPT, Object.fromEntries(newest));
}
