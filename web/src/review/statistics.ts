// Statistics of a finished game: the shape every game gives them in, and where they are found.
import type { ReplayFrame, Sentence } from '../protocol';

/** A table with a row for each kind of thing. */
export interface StatisticsTable {
  /** The key of its heading. */
  name: string;
  /** The headings of its columns; without them there is a column for each seat. */
  columns?: Sentence[];
  rows: { name: Sentence; values: number[] }[];
}

/** What changed over the game, for each seat. */
export interface StatisticsCurve {
  /** The key of its heading. */
  name: string;
  curves: number[][];
}

export interface Statistics {
  tables: StatisticsTable[];
  curves: StatisticsCurve[];
}

/** What a game makes of the frames of a replay: `src/games/GAME/statistics.ts`. */
export type Count = (frames: readonly ReplayFrame[]) => Statistics;

const games = import.meta.glob<Count>('../games/*/statistics.ts', { import: 'statistics' });

/** The statistics of a game; none if it has no own ones. */
export async function statisticsOf(game: string, frames: readonly ReplayFrame[]): Promise<Statistics> {
  const count = await games[`../games/${game}/statistics.ts`]?.();
  return count?.(frames) ?? { tables: [], curves: [] };
}

/**
 * Adds up what happened, from the log: `of` says for each kind what an entry counts.
 *
 * The server's sentences name the seat and say how much: nothing here knows a rule.
 */
export function tally(
  frames: readonly ReplayFrame[],
  kinds: Readonly<Record<string, (told: Sentence) => number>>,
): Record<string, number[]> {
  const seats = frames[0]?.scores.length ?? 0;
  const found = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, Array<number>(seats).fill(0)]));
  for (const { after } of frames) {
    const seat = after?.seat ?? null;
    if (!after?.told || seat === null) continue;
    for (const [kind, of] of Object.entries(kinds)) {
      const sums = found[kind];
      if (sums) sums[seat - 1] = (sums[seat - 1] ?? 0) + of(after.told);
    }
  }
  return found;
}

/** Rows of a tally, in the order of its kinds; `prefix` is the start of their names. */
export function rows(prefix: string, found: Record<string, number[]>): StatisticsTable['rows'] {
  return Object.entries(found).map(([kind, values]) => ({
    name: { key: `${prefix}-${kind}`, args: {} },
    values,
  }));
}
