// A position of the day, as `sacbe puzzles` writes it.
import { fileAt } from '../app/address';
import { json } from '../net/http';
import { placeOf } from './day';

/** A turn in which one choice scores clearly the most. */
export interface Puzzle {
  players: number;
  /** Every action that leads to the position. */
  actions: string[];
  /** The most points that the turn can bring. */
  points: number;
  /** The most points that any other result brings. */
  second: number;
  /** The turn that brings the most. */
  line: string[];
}

interface Book {
  game: string;
  rules: number;
  puzzles: Puzzle[];
}

/** The position of a day, with the record that leads to it. */
export interface Daily {
  game: string;
  day: number;
  puzzle: Puzzle;
  record: string;
}

/** The position of a game for this day. */
export async function dailyOf(game: string, day: number): Promise<Daily> {
  const { file, at } = placeOf(day);
  const book = await json<Book>('GET', fileAt(`daily/${game}/${file}.json`));
  const puzzle = book.puzzles[at];
  if (!puzzle) throw new Error(`file ${file} has no position ${at}`);
  return { game, day, puzzle, record: recordOf(book, puzzle) };
}

function recordOf(book: Book, puzzle: Puzzle): string {
  const header = [`game ${book.game}`, `rules ${book.rules}`, `players ${puzzle.players}`, ''];
  return [...header, ...puzzle.actions].map((line) => `${line}\n`).join('');
}
