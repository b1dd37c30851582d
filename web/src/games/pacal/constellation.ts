// The drawing of a constellation: its line of light and its points badge.

import { center } from './frame';
import type { BuildHint } from './types';
import type { Cell } from './square';

/** The line of light through a constellation: open for a row, closed for the square of five. */
export function light(squares: string[]): Cell[] {
  const points = squares.map(center);
  if (!isUprightSquare(points)) return points;
  const [a, b, c, d] = points as [Cell, Cell, Cell, Cell];
  return [a, b, d, c, a];
}

// Squares come sorted by row, then column: the first two share a row, and so do the last two.
function isUprightSquare(points: Cell[]): boolean {
  const [a, b, c, d] = points;
  if (points.length !== 4 || !a || !b || !c || !d) return false;
  return a.y === b.y && c.y === d.y && a.y !== c.y && a.x === c.x && b.x === d.x;
}

/** The badge at the target: the points, if any. */
export function badge(hint: BuildHint): string {
  return hint.points > 0 ? `+${hint.points}` : '';
}
