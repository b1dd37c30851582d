// What a pointer meets on a grid: the squares along a stroke, and the edge nearest to a point.

import type { Cell } from '../square';
import type { Edge } from './edges';

/** A point in squares from the upper left corner. */
export interface Point {
  x: number;
  y: number;
}

/** The size of a grid in squares. */
export interface Size {
  columns: number;
  rows: number;
}

/** Points between two reports of a pointer, close enough to skip no square. */
export function between(from: Point, to: Point, step = 0.2): Point[] {
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / step));
  return Array.from({ length: steps }, (_, at) => {
    const part = (at + 1) / steps;
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  });
}

/** The square at a point, or null outside. */
export function cellAt({ x, y }: Point, { columns, rows }: Size): Cell | null {
  const cell = { x: Math.floor(x), y: Math.floor(y) };
  return cell.x >= 0 && cell.y >= 0 && cell.x < columns && cell.y < rows ? cell : null;
}

/** The edge nearest to a point. */
export function edgeAt(point: Point, { columns, rows }: Size): Edge {
  const x = Math.min(Math.max(point.x, 0), columns - 0.001);
  const y = Math.min(Math.max(point.y, 0), rows - 0.001);
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const distances: [number, Edge][] = [
    [x - left, `v${left},${top}`],
    [left + 1 - x, `v${left + 1},${top}`],
    [y - top, `h${left},${top}`],
    [top + 1 - y, `h${left},${top + 1}`],
  ];
  return distances.reduce((best, each) => (each[0] < best[0] ? each : best))[1];
}

/** How far from an edge, and how near to its middle, a drag has to pass to lay the river there. */
const BESIDE = 0.3;
const MIDDLE = 0.25;

/** The edge that a drag passes along, or null near corners, where it could be one of four. */
export function edgePassed(point: Point, size: Size): Edge | null {
  const edge = edgeAt(point, size);
  const [x = 0, y = 0] = edge.slice(1).split(',').map(Number);
  const flat = edge.startsWith('h');
  const along = flat ? point.x - x : point.y - y;
  const beside = Math.abs(flat ? point.y - y : point.x - x);
  return beside <= BESIDE && Math.abs(along - 0.5) <= MIDDLE ? edge : null;
}
