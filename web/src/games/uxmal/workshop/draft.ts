// A set of components of Uxmal while it is edited, and as options of a game.

import usualBase from '../../../../../crates/uxmal/data/base.json';
import usualPoints from '../../../../../crates/uxmal/data/points.json';
import usualTiles from '../../../../../crates/uxmal/data/tiles.json';
import { Misread, type OwnFault, type Parts, type Place } from '../../../workshop/game';
import { list, only, whole } from '../../../workshop/read';

/** The marks of a quarter or cell in the order in which a press goes through them. */
export const MARKS = ['J', 'S', 'Q', 'M', 'T', '.'] as const;

/** A cell or quarter that is not entered yet. */
export const BARE = '?';
/** Cells along a side of the base. */
export const SIDE = 8;
/** The number of tiles in the box, as printed in the rulebook. */
export const TILES = 29;
/** Levels, and ranks that score. */
const LEVELS = 3;

export interface Draft {
  /** What is printed on the base: eight rows of eight marks. */
  base: string[];
  /** Each tile clockwise from its upper left quarter. */
  tiles: string[];
  /** Points for a priest, level 1 first, rank 1 first; null while not entered. */
  points: (number | null)[][];
}

export function usual(): Draft {
  return fromParts({});
}

export function blank(): Draft {
  return {
    base: Array.from({ length: SIDE }, () => BARE.repeat(SIDE)),
    tiles: [],
    points: Array.from({ length: LEVELS }, () => Array.from({ length: LEVELS }, () => null)),
  };
}

export function toParts(draft: Draft): { parts: Parts; faults: OwnFault[] } {
  return { parts: { base: draft.base, tiles: draft.tiles, points: draft.points }, faults: [] };
}

/** A draft from options; throws `Misread` if their shape does not fit into the editor. */
export function fromParts(parts: Parts): Draft {
  only(parts, ['base', 'tiles', 'points']);
  return {
    base: readBase(given(parts['base'], usualBase.rows)),
    tiles: readTiles(given(parts['tiles'], usualTiles.tiles)),
    points: readPoints(parts['points'] ?? usualPoints.points),
  };
}

function given(value: unknown, usual: unknown): unknown {
  return value === undefined || value === 'default' ? usual : value;
}

function readBase(value: unknown): string[] {
  const rows = list(value, 'base', '/');
  if (rows.length !== SIDE) throw new Misread('page-workshop-misread', { field: 'base' });
  return rows.map((row, at) => {
    if (typeof row === 'string' && /^[JSQMT.?]{8}$/.test(row)) return row;
    throw new Misread('page-workshop-misread-base', { row: at + 1 });
  });
}

function readTiles(value: unknown): string[] {
  const faces = list(value, 'tiles', '/');
  if (faces.length > 2 * TILES) throw new Misread('page-workshop-misread', { field: 'tiles' });
  return faces.map((face, at) => {
    if (typeof face === 'string' && /^[JSQMT.?]{4}$/.test(face)) return face;
    throw new Misread('page-workshop-misread-tile', { tile: at + 1 });
  });
}

function readPoints(value: unknown): (number | null)[][] {
  const rows = list(value, 'points', '/').map((row) => list(row, 'points'));
  if (rows.length !== LEVELS || rows.some((row) => row.length !== LEVELS))
    throw new Misread('page-workshop-misread', { field: 'points' });
  return rows.map((row) => row.map((each) => (each === null ? null : whole(each, 'points'))));
}

/** Whether the place is a cell that has not been entered yet. */
export function unfilled(draft: Draft, { row, column }: Place): boolean {
  return row !== undefined && column !== undefined && draft.base[row - 1]?.[column - 1] === BARE;
}

/** The mark that follows in the order of `MARKS`. */
export function next(mark: string): string {
  return MARKS[(MARKS.indexOf(mark as (typeof MARKS)[number]) + 1) % MARKS.length] ?? 'J';
}

/** A cell by column and row, both from 0. */
export interface Cell {
  x: number;
  y: number;
}

export function withCells(draft: Draft, cells: readonly Cell[], mark: string): Draft {
  const base = draft.base.map((row) => [...row]);
  for (const { x, y } of cells) if (base[y]?.[x] !== undefined) base[y][x] = mark;
  return { ...draft, base: base.map((row) => row.join('')) };
}

/** The draft with another mark in a quarter of a tile. */
export function withQuarter(draft: Draft, tile: number, quarter: number, mark: string): Draft {
  const marks = [...(draft.tiles[tile] ?? '')];
  marks[quarter] = mark;
  return { ...draft, tiles: draft.tiles.with(tile, marks.join('')) };
}

export function withTile(draft: Draft, tile: number, face: string): Draft {
  return { ...draft, tiles: draft.tiles.with(tile, face) };
}

/** The draft with a tile inserted after another one; at the end if `after` is the last. */
export function withNewTile(draft: Draft, after: number, face = BARE.repeat(4)): Draft {
  return { ...draft, tiles: draft.tiles.toSpliced(after + 1, 0, face) };
}

export function withoutTile(draft: Draft, tile: number): Draft {
  return { ...draft, tiles: draft.tiles.toSpliced(tile, 1) };
}

export function withPoints(draft: Draft, level: number, rank: number, points: number | null): Draft {
  const row = (draft.points[level] ?? []).with(rank, points);
  return { ...draft, points: draft.points.with(level, row) };
}
