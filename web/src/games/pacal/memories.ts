import type { Memories } from '../game';
import { finalLines, type FinalLine } from './standing';
import { districtOf } from './square';
import type { Board, Position } from './types';

/** The best pyramid, and what brought points. */
export function memories(board: Board, position: Position): Memories {
  const lines = finalLines(board, position);
  const of = (what: FinalLine['what']) =>
    position.scores.map((_, seat) =>
      lines.filter((line) => line.what === what).reduce((sum, { points }) => sum + (points[seat] ?? 0), 0),
    );
  return {
    best: bestPyramid(board, position),
    sources: (['play', 'river', 'lake', 'district', 'god_stones'] as const).map((what) => ({
      name: `page-source-pacal-${what}`,
      points: of(what),
    })),
  };
}

/** The highest pyramid; of several, the one whose district pays its owner most. */
function bestPyramid(board: Board, position: Position): Memories['best'] {
  const all = position.seats.flatMap(({ pyramids }, index) =>
    pyramids.map(({ square, floors }) => ({ seat: index + 1, square, floors, paid: paid(square, index) })),
  );
  function paid(square: string, seat: number): number {
    const at = position.districts.findIndex(({ letter }) => letter === districtOf(board, square));
    return position.final_scoring.districts[at]?.[seat] ?? 0;
  }
  const [best] = all.sort((one, other) => other.floors - one.floors || other.paid - one.paid);
  if (!best) return null;
  const { seat, square, floors } = best;
  return { seat, told: { key: 'page-best-pacal', args: { square, floors } } };
}
