// Traces the outline of a set of squares as an SVG path.

import type { SquareName } from './types';
import { type Cell, cellOf, nameOf } from './square';

/** A corner of the grid. */
type Corner = [number, number];

/**
 * The outline of a set of squares as an SVG path; a square is `unit` wide, and the line runs `inset`
 * inside the edge.
 *
 * Outer edges run clockwise and holes counterclockwise, so the inside is always on the right.
 */
export function outline(squares: SquareName[], unit: number, inset = 0): string {
  return loops(squares)
    .map((loop) => pathOf(loop, unit, inset))
    .join('');
}

/** The closed loops along the edge of a set of squares, corner by corner, with straight runs merged. */
export function loops(squares: SquareName[]): Corner[][] {
  const edges = edgesOf(squares);
  const found: Corner[][] = [];
  for (let start = edges.keys().next().value; start; start = edges.keys().next().value) {
    found.push(merged(walk(start, edges)));
  }
  return found;
}

// The outgoing edges of each corner: one, or two where squares touch corner to corner.
function edgesOf(squares: SquareName[]): Map<string, Corner[]> {
  const inside = new Set(squares);
  const edges = new Map<string, Corner[]>();
  const add = (from: Corner, to: Corner) => {
    edges.set(from.join(), [...(edges.get(from.join()) ?? []), to]);
  };
  for (const { x, y } of squares.map(cellOf)) {
    const has = (cell: Cell) => inside.has(nameOf(cell.x, cell.y));
    if (!has({ x, y: y - 1 })) add([x, y], [x + 1, y]);
    if (!has({ x: x + 1, y })) add([x + 1, y], [x + 1, y + 1]);
    if (!has({ x, y: y + 1 })) add([x + 1, y + 1], [x, y + 1]);
    if (!has({ x: x - 1, y })) add([x, y + 1], [x, y]);
  }
  return edges;
}

function walk(start: string, edges: Map<string, Corner[]>): Corner[] {
  const corners: Corner[] = [start.split(',').map(Number) as Corner];
  let heading: Corner = [0, 0];
  for (;;) {
    const here = corners[corners.length - 1] as Corner;
    const next = take(here, heading, edges);
    heading = [next[0] - here[0], next[1] - here[1]];
    if (next.join() === start) return corners;
    corners.push(next);
  }
}

// If two edges continue, turn right: squares that touch only at a corner stay separate.
function take(here: Corner, heading: Corner, edges: Map<string, Corner[]>): Corner {
  const ways = edges.get(here.join()) ?? [];
  const right = (to: Corner) => to[0] - here[0] === -heading[1] && to[1] - here[1] === heading[0];
  const next = ways.find(right) ?? ways[0] ?? here;
  const rest = ways.filter((way) => way !== next);
  if (rest.length) edges.set(here.join(), rest);
  else edges.delete(here.join());
  return next;
}

function merged(corners: Corner[]): Corner[] {
  return corners.filter((corner, index) => {
    const before = corners.at(index - 1) as Corner;
    const after = corners[(index + 1) % corners.length] as Corner;
    const inRow = before[1] === corner[1] && corner[1] === after[1];
    const inColumn = before[0] === corner[0] && corner[0] === after[0];
    return !inRow && !inColumn;
  });
}

function pathOf(loop: Corner[], unit: number, inset: number): string {
  const points = loop.map((corner, index) => {
    const before = loop.at(index - 1) as Corner;
    const after = loop[(index + 1) % loop.length] as Corner;
    const [dx, dy] = inwards(before, corner);
    const [ex, ey] = inwards(corner, after);
    return `${corner[0] * unit + (dx + ex) * inset} ${corner[1] * unit + (dy + ey) * inset}`;
  });
  return `M${points.join('L')}Z`;
}

// Clockwise on a screen, the inside is to the right: (dx, dy) turned right.
function inwards(from: Corner, to: Corner): Corner {
  return [-Math.sign(to[1] - from[1]), Math.sign(to[0] - from[0])];
}
