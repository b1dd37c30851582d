import type { Memories } from '../game';
import type { Board, Position, Scored } from './types';

/** The best priest, and what brought points. */
export function memories(_: Board, { scored, scores }: Position): Memories {
  const of = (kind: 'priests' | 'cards') =>
    scores.map((_, seat) => scored.reduce((sum, phase) => sum + points(phase, seat, kind), 0));
  return {
    best: bestPriest(scored),
    sources: (['priests', 'cards'] as const).map((kind) => ({
      name: `page-source-uxmal-${kind}`,
      points: of(kind),
    })),
  };
}

function points(phase: Scored, seat: number, kind: 'priests' | 'cards'): number {
  return (phase.seats[seat]?.[kind] ?? []).reduce((sum, { points }) => sum + points, 0);
}

/** The priest that brought the most points at the end of a level; of several, the earliest. */
function bestPriest(scored: readonly Scored[]): Memories['best'] {
  const all = scored.flatMap(({ seats }) =>
    seats.flatMap(({ priests }, index) => priests.map((priest) => ({ seat: index + 1, ...priest }))),
  );
  const [best] = all.sort((one, other) => other.points - one.points);
  if (!best || best.points === 0) return null;
  const { seat, level, points } = best;
  return { seat, told: { key: 'page-best-uxmal', args: { level, points } } };
}
