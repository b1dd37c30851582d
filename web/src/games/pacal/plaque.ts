// Places each district's plaque and measures sets of squares.

import type { District, SquareName } from './types';
import { type Cell, cellOf, nameOf } from './square';

/**
 * The position of a district's plaque, in squares: on a corner inside the district, where no piece
 * stands, and out of the river if possible; else on an edge inside it; else in its first square.
 */
export function plaque(district: District, wet: ReadonlySet<string> = new Set()): Cell {
  const inside = new Set(district.squares);
  const middle = heart(district.squares);
  const cost = (it: Cell) => distance(it, middle) + (wet.has(`${it.x},${it.y}`) ? 100 : 0);
  const near = (a: Cell, b: Cell) => cost(a) - cost(b);
  const corners = district.squares.map(cellOf).filter((cell) => block(cell, inside));
  const corner = corners.map(({ x, y }) => ({ x: x + 1, y: y + 1 })).sort(near)[0];
  return corner ?? edges(district.squares, inside).sort(near)[0] ?? alone(district.squares);
}

/** The center of a set of squares. */
export function heart(squares: SquareName[]): Cell {
  const cells = squares.map(cellOf);
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / cells.length;
  return { x: mean(cells.map(({ x }) => x)) + 0.5, y: mean(cells.map(({ y }) => y)) + 0.5 };
}

/** The width or height of a set of squares in squares, whichever is smaller. */
export function breadth(squares: SquareName[]): number {
  const extent = (values: number[]) => Math.max(...values) - Math.min(...values) + 1;
  const cells = squares.map(cellOf);
  return squares.length ? Math.min(extent(cells.map(({ x }) => x)), extent(cells.map(({ y }) => y))) : 0;
}

// The square is the upper left of a two by two block.
function block({ x, y }: Cell, inside: Set<SquareName>): boolean {
  return [nameOf(x + 1, y), nameOf(x, y + 1), nameOf(x + 1, y + 1)].every((it) => inside.has(it));
}

function edges(squares: SquareName[], inside: Set<SquareName>): Cell[] {
  return squares
    .map(cellOf)
    .flatMap(({ x, y }) => [
      ...(inside.has(nameOf(x, y + 1)) ? [{ x: x + 0.5, y: y + 1 }] : []),
      ...(inside.has(nameOf(x + 1, y)) ? [{ x: x + 1, y: y + 0.5 }] : []),
    ]);
}

function alone(squares: SquareName[]): Cell {
  const { x, y } = cellOf(squares[0] ?? 'a1');
  return { x: x + 0.5, y: y + 0.2 };
}

function distance(a: Cell, b: Cell): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
