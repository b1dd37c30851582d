/** The sets of components that this browser keeps. */

import { readObject, writeText } from '../app/storage';

/** A set of components as it is kept. */
export interface Kept {
  id: string;
  game: string;
  name: string;
  /** Its components as options; possibly unfinished. */
  parts: Record<string, unknown>;
  /** The options of a game with them; null while the engine finds problems. */
  ready: Record<string, unknown> | null;
}

const KEPT = 'sacbe-workshop';

/** All sets, the last edited first. */
export function kept(): Kept[] {
  const { sets } = readObject(KEPT);
  return Array.isArray(sets) ? sets.filter(isKept) : [];
}

/** Keeps a set, in place of the one with the same id; false if the browser refuses. */
export function keep(set: Kept): boolean {
  return write([set, ...kept().filter(({ id }) => id !== set.id)]);
}

/** Drops a set; false if the browser refuses. */
export function drop(id: string): boolean {
  return write(kept().filter((each) => each.id !== id));
}

/** A set that a table can be made with. */
export interface Playable {
  name: string;
  options: Record<string, unknown>;
}

/** The sets of a game that can be played. */
export function playable(game: string): Playable[] {
  return kept().flatMap((set) =>
    set.game === game && set.ready ? [{ name: set.name, options: set.ready }] : [],
  );
}

function write(sets: Kept[]): boolean {
  return writeText(KEPT, JSON.stringify({ sets }));
}

function isKept(value: unknown): value is Kept {
  const { id, game, name, parts, ready } = (value ?? {}) as Partial<Kept>;
  const texts = [id, game, name].every((each) => typeof each === 'string');
  return texts && typeof parts === 'object' && parts !== null && typeof ready === 'object';
}
