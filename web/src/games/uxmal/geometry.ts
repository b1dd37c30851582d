// Projects cells, sites and tiles of the pyramid to the drawing and back.

import type { Level, Mark, Position } from './types';

/** A point in the drawing; a cell seen from above is 100 wide. */
export interface Point {
  x: number;
  y: number;
}

export interface Place {
  column: number;
  row: number;
}

/** From above, or tilted back to show the steps. */
export type View = 'plan' | 'depth';

export const SIDE = 8;
export const LEVELS: readonly Level[] = [1, 2, 3];
const COLUMNS = 'abcdefgh';

/** All cells, row by row. */
export const CELLS: readonly string[] = Array.from({ length: SIDE * SIDE }, (_, at) =>
  nameOf({ column: at % SIDE, row: Math.floor(at / SIDE) }),
);

export function nameOf(place: Place): string {
  return `${COLUMNS[place.column] ?? '?'}${place.row + 1}`;
}

export function placeOf(name: string): Place {
  return { column: COLUMNS.indexOf(name.charAt(0)), row: Number(name.slice(1)) - 1 };
}

export function inside(place: Place): boolean {
  return place.column >= 0 && place.column < SIDE && place.row >= 0 && place.row < SIDE;
}

export function levelAt(position: Position, cell: string): number {
  const { column, row } = placeOf(cell);
  return Number(position.levels[row]?.[column] ?? 0);
}

export function markAt(position: Position, cell: string): Mark {
  const { column, row } = placeOf(cell);
  return (position.symbols[row]?.[column] ?? '.') as Mark;
}

/** The number of sites per row and column of a level. */
export function width(level: Level): number {
  return 5 - level;
}

/** The sites of a level, row by row. */
export function sites(level: Level): string[] {
  const side = width(level);
  return Array.from({ length: side * side }, (_, at) =>
    nameOf({ column: at % side, row: Math.floor(at / side) }),
  );
}

/** The upper left cell of a site. */
export function corner(level: Level, site: string): Place {
  const { column, row } = placeOf(site);
  return { column: 2 * column + level - 1, row: 2 * row + level - 1 };
}

/** The cells of a site, in the order of a face: northwest, northeast, southeast, southwest. */
export function siteCells(level: Level, site: string): string[] {
  const { column, row } = corner(level, site);
  const right = column + 1;
  const below = row + 1;
  return [
    nameOf({ column, row }),
    nameOf({ column: right, row }),
    nameOf({ column: right, row: below }),
    nameOf({ column, row: below }),
  ];
}

/** The site of a level that contains a cell, or null. */
export function siteOf(level: Level, cell: string): string | null {
  const { column, row } = placeOf(cell);
  const site = { column: (column - level + 1) >> 1, row: (row - level + 1) >> 1 };
  const side = width(level);
  const there = site.column >= 0 && site.column < side && site.row >= 0 && site.row < side;
  return there ? nameOf(site) : null;
}

/** A tile on the pyramid. */
export interface Slab {
  level: Level;
  site: string;
  cells: string[];
}

/** The placed tiles, from the lowest level up and from back to front. */
export function slabs(position: Position): Slab[] {
  return LEVELS.flatMap((level) =>
    sites(level)
      .map((site) => ({ level, site, cells: siteCells(level, site) }))
      .filter((slab) => slab.cells.some((cell) => levelAt(position, cell) >= level)),
  );
}

interface Axes {
  east: Point;
  south: Point;
  /** The height of one level. */
  step: number;
}

const TURN = (14 * Math.PI) / 180;
const LEAN = 0.84;
const AXES: Record<View, Axes> = {
  plan: { east: { x: 100, y: 0 }, south: { x: 0, y: 100 }, step: 0 },
  depth: {
    east: { x: 100 * Math.cos(TURN), y: 100 * Math.sin(TURN) * LEAN },
    south: { x: -100 * Math.sin(TURN), y: 100 * Math.cos(TURN) * LEAN },
    step: 23,
  },
};

/** Projects a point of the pyramid to the drawing; columns and rows may be fractions. */
export function project(view: View, column: number, row: number, level: number): Point {
  const { east, south, step } = AXES[view];
  return {
    x: column * east.x + row * south.x,
    y: column * east.y + row * south.y - level * step,
  };
}

/** An SVG transform that maps a 100 by 100 drawing onto a cell. */
export function lay(view: View, column: number, row: number, level: number): string {
  const { east, south } = AXES[view];
  const at = project(view, column, row, level);
  const numbers = [east.x / 100, east.y / 100, south.x / 100, south.y / 100, at.x, at.y];
  return `matrix(${numbers.map(short).join(' ')})`;
}

/** The corners of a rectangle on a level, clockwise from northwest. */
export function corners(view: View, from: Place, size: number, level: number): Point[] {
  const { column, row } = from;
  return [
    project(view, column, row, level),
    project(view, column + size, row, level),
    project(view, column + size, row + size, level),
    project(view, column, row + size, level),
  ];
}

export function center(view: View, cell: string, level: number): Point {
  const { column, row } = placeOf(cell);
  return project(view, column + 0.5, row + 0.5, level);
}

export function siteCenter(view: View, level: Level, site: string, height: number): Point {
  const { column, row } = corner(level, site);
  return project(view, column + 1, row + 1, height);
}

/** The cell visible at a point: the highest one where levels overlap. */
export function cellAt(view: View, position: Position, point: Point): string | null {
  const found = CELLS.filter((cell) => {
    const at = unproject(view, point, levelAt(position, cell));
    const { column, row } = placeOf(cell);
    return Math.floor(at.column) === column && Math.floor(at.row) === row;
  });
  const highest = Math.max(...found.map((cell) => levelAt(position, cell)));
  return found.find((cell) => levelAt(position, cell) === highest) ?? null;
}

/** The position on a level that is drawn at a point. */
export function unproject(view: View, point: Point, level: number): Place {
  const { east, south, step } = AXES[view];
  const y = point.y + level * step;
  const area = east.x * south.y - east.y * south.x;
  return {
    column: (point.x * south.y - y * south.x) / area,
    row: (y * east.x - point.x * east.y) / area,
  };
}

/** The nearest named point within `within`, or null. */
export function nearest(point: Point, named: Map<string, Point>, within: number): string | null {
  let best: string | null = null;
  let least = within;
  for (const [name, at] of named) {
    const distance = Math.hypot(at.x - point.x, at.y - point.y);
    if (distance <= least) [best, least] = [name, distance];
  }
  return best;
}

/** The bounds of the drawing, including the border with column and row names. */
export function frame(view: View): { x: number; y: number; width: number; height: number } {
  const { west, east, north, south } = BORDER[view];
  const ends = [
    project(view, -west, -north, 0),
    project(view, SIDE + east, -north, 0),
    project(view, SIDE + east, SIDE + south, 0),
    project(view, -west, SIDE + south, 0),
  ];
  const xs = ends.map((end) => end.x);
  const ys = ends.map((end) => end.y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  // In depth the highest row extends above, and the base has a wall and a shadow below.
  const [above, below, beside] = view === 'depth' ? [20, 44, 18] : [0, 0, 0];
  return {
    x,
    y: y - above,
    width: Math.max(...xs) - x + beside,
    height: Math.max(...ys) - y + above + below,
  };
}

/** The border around the cells, in cells. Narrow in the plan, which keeps cells large on phones. */
export const BORDER: Record<View, Record<'west' | 'east' | 'north' | 'south', number>> = {
  plan: { west: 0.4, east: 0.1, north: 0.1, south: 0.4 },
  depth: { west: 0.5, east: 0.25, north: 0.25, south: 0.5 },
};

/** A polygon in the format of SVG `points`. */
export function outline(points: Point[]): string {
  return points.map((point) => `${short(point.x)},${short(point.y)}`).join(' ');
}

export function short(number: number): string {
  return String(Math.round(number * 100) / 100);
}
