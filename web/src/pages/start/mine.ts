// The tables of this browser: each once, with the people here who sit at it.

import type { MyTable } from '../../protocol';
import { peopleHere, rememberHere } from '../../table/here';

/** Each table once, and which people of this browser sit there is remembered for its page. */
export function unique(found: readonly MyTable[]): MyTable[] {
  const tables = new Map<string, MyTable[]>();
  for (const table of found) tables.set(table.table, [...(tables.get(table.table) ?? []), table]);
  return [...tables.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const people = same.map((each) => each.as).sort((one, other) => one - other);
    if (peopleHere(first.table).join() !== people.join()) rememberHere(first.table, people);
    return [{ ...first, waits: same.some((each) => each.waits) }];
  });
}

/** How a game ended for the seat of this browser; null before that. */
export type Ending = { won: boolean; place: number; players: number; points: number };

export function endingOf(table: Pick<MyTable, 'result' | 'seat'>): Ending | null {
  const { result, seat } = table;
  const points = seat === null ? undefined : result?.scores[seat - 1];
  if (!result || seat === null || points === undefined) return null;
  const won = result.winners.includes(seat);
  const better = result.scores.filter((score) => score > points).length;
  // With equal points the rules may still name another winner.
  return { won, place: won ? 1 : Math.max(2, better + 1), players: result.scores.length, points };
}
