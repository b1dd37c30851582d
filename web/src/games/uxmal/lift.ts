import { marks } from './face';
import { pointsOf, rankOf } from './track';
import type { Position, PutHint } from './types';

/** A priest that a tile would lift, with its worth before and after. */
export interface Lift {
  seat: number;
  cell: string;
  before: number;
  after: number;
}

/** The priests standing where a tile would go: they end up on top of it. */
export function lifts(position: Position, hint: PutHint | undefined): Lift[] {
  if (!hint) return [];
  const shown = marks(hint.face);
  return position.worth.flatMap((priests, index) =>
    priests.flatMap(({ cell, points: before }) => {
      const at = hint.cells.indexOf(cell);
      if (at < 0) return [];
      const rank = rankOf(position.popularity, shown[at] ?? '.');
      return [{ seat: index + 1, cell, before, after: pointsOf(position.points, hint.level, rank) }];
    }),
  );
}
