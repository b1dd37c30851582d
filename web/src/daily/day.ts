// Which position belongs to which day: the same for everyone, without a server.

/** The calendar day, counted from 1 January 1970; a day is a day of the player's own calendar. */
export function dayNumber(date: Date): number {
  return Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);
}

/** How many positions each game has, and how many are in a file; see `sacbe puzzles`. */
export const POSITIONS = 768;
export const IN_FILE = 32;

/** Where the position of a day is: the number of its file and its place there. */
export function placeOf(day: number): { file: number; at: number } {
  const number = ((day % POSITIONS) + POSITIONS) % POSITIONS;
  return { file: Math.floor(number / IN_FILE), at: number % IN_FILE };
}
