// The level of the bots to play against, remembered for each game in this browser.

import { LEVELS } from '../catalog';
import type { LevelName, TableView } from '../protocol';
import type { Translate } from '../words';
import { readObject, writeObject } from './storage';

const KEPT = 'sacbe-levels';
const SUGGESTED = 'sacbe-suggested-levels';

/** The level for people who have not played yet. */
export const FIRST: LevelName = '2';

/** What versions with four levels called them; browsers and addresses still have these names. */
const OLD: Record<string, LevelName> = { easy: '4', medium: '7', hard: '9', master: '10' };

/** The level with this name, which may be an old one. */
export function levelNamed(name: unknown): LevelName | undefined {
  return LEVELS.find((level) => level === name) ?? (typeof name === 'string' ? OLD[name] : undefined);
}

/** A level as people read it: “3 · learner”. */
export function levelTitle(t: Translate, level: LevelName): string {
  const name = t(`bot-level-${level}`);
  return LEVELS.includes(level) ? `${level} · ${name}` : name;
}

/** The level for the next game. */
export function levelOf(game: string): LevelName {
  return levelNamed(readObject(KEPT)[game]) ?? FIRST;
}

/** Keeps a level that somebody chose. */
export function rememberLevel(game: string, level: LevelName): void {
  writeObject(KEPT, { ...readObject(KEPT), [game]: level });
  // The table stays noted, so that its result does not count again.
  writeObject(SUGGESTED, { ...readObject(SUGGESTED), [game]: { table: suggested(game)['table'] } });
}

/** A level that follows from the last game. */
export interface Suggestion {
  way: 'up' | 'down';
  from: LevelName;
  to: LevelName;
}

/** The suggestion that is in use for this game; null after somebody chose a level. */
export function suggestionOf(game: string): Suggestion | null {
  const { way, from, to } = suggested(game);
  const [before, after] = [levelNamed(from), levelNamed(to)];
  if ((way !== 'up' && way !== 'down') || !before || !after || after !== levelOf(game)) return null;
  return { way, from: before, to: after };
}

/** A win or a loss is clear from this share of the winner’s points on. */
const CLEARLY = 0.15;

/**
 * What a finished game says about the level; null if it was close, or not a game alone against bots.
 *
 * With several bots, only the last place counts as lost: the second is not far from winning.
 */
export function suggestionFrom(view: TableView, you: number | null): Suggestion | null {
  const rivals = view.seats.filter((seat) => seat.seat !== you);
  if (you === null || rivals.length === view.seats.length) return null;
  if (view.winners.length === 0 || rivals.some((seat) => seat.kind !== 'bot' || !seat.bot)) return null;
  const points = (seat: number) => view.scores[seat - 1] ?? 0;
  const best = rivals.reduce((one, other) => (points(other.seat) > points(one.seat) ? other : one));
  const from = levelNamed(best.bot);
  if (!from) return null;
  const [mine, theirs] = [points(you), points(best.seat)];
  if (Math.abs(mine - theirs) < CLEARLY * Math.max(mine, theirs)) return null;
  if (view.winners.includes(you)) return step('up', from);
  return rivals.every((seat) => points(seat.seat) >= mine) ? step('down', from) : null;
}

function step(way: Suggestion['way'], from: LevelName): Suggestion | null {
  const to = LEVELS[LEVELS.indexOf(from) + (way === 'up' ? 1 : -1)];
  return to ? { way, from, to } : null;
}

/** Keeps what a finished game suggests, once for each table, and gives it back. */
export function noteResult(view: TableView, you: number | null): Suggestion | null {
  const found = suggestionFrom(view, you);
  if (found && suggested(view.game)['table'] !== view.table) {
    rememberLevel(view.game, found.to);
    writeObject(SUGGESTED, { ...readObject(SUGGESTED), [view.game]: { ...found, table: view.table } });
  }
  return found;
}

function suggested(game: string): Record<string, unknown> {
  const kept = readObject(SUGGESTED)[game];
  return typeof kept === 'object' && kept !== null ? { ...kept } : {};
}
