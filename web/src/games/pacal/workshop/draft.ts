// A set of components of Pacal's Rocket while it is edited, and as options of a game.

import usualBoard from '../../../../../crates/pacal/data/board.json';
import usualDie from '../../../../../crates/pacal/data/die.json';
import { Misread, type OwnFault, type Parts, type Place } from '../../../workshop/game';
import { list, object, only, text, whole } from '../../../workshop/read';
import { type Cell, cellOf, nameOf } from '../square';
import type { SquareName } from '../types';
import { type Corner, type Edge, edgesOf, endsOf, looseCorners, polylines } from './edges';

/** A face of the die; null while it is not entered. */
export type Side = number | 'arrows' | null;

/** The pieces that cover districts, by the numbers of players printed on them. */
export const PIECES = ['2', '2/3', '4'] as const;
export type Piece = (typeof PIECES)[number];

/** The two waters whose shore squares can be listed. */
export type Water = 'river' | 'lake';

export const LAKE = '~';
/** A square that is not painted yet. */
export const BARE = '.';
/** The longest side of a map. */
export const MOST = 13;

export interface Draft {
  /** The map from the top: a letter is a district. */
  rows: string[];
  /** Districts in the palette; some may not be on the map yet. */
  letters: string[];
  /** The value of each district; null or missing while it is not entered. */
  values: Record<string, number | null>;
  sacred: string;
  river: Edge[];
  /** The shore squares that were tapped; null while they follow from the water. */
  shores: Record<Water, SquareName[] | null>;
  covers: Record<Piece, string[]>;
  die: Side[];
}

const FIELDS = ['rows', 'values', 'sacred', 'river', 'river_shore', 'lake_shore', 'covers', 'facts'];
const SIDES = 6;

export function usual(): Draft {
  return fromParts({});
}

/** An unpainted map of the usual size. */
export function blank(): Draft {
  return {
    rows: resizedRows([], 11, 11),
    letters: ['A', 'B', 'C', 'D', 'S'],
    values: {},
    sacred: 'S',
    river: [],
    shores: { river: null, lake: null },
    covers: { '2': [], '2/3': [], '4': [] },
    die: [...(usualDie.faces as Side[])],
  };
}

/** The draft as options of a game. */
export function toParts(draft: Draft): { parts: Parts; faults: OwnFault[] } {
  const lines = polylines(draft.river);
  const values = Object.entries(draft.values).filter(([, value]) => value !== null);
  const covers = PIECES.map((piece) => [piece, draft.covers[piece]] as const).filter(([, it]) => it.length);
  const board = {
    rows: draft.rows,
    values: Object.fromEntries(values),
    sacred: draft.sacred,
    river: lines[0] ?? [],
    ...(draft.shores.river ? { river_shore: byRow(draft.shores.river) } : {}),
    ...(draft.shores.lake ? { lake_shore: byRow(draft.shores.lake) } : {}),
    covers: Object.fromEntries(covers),
    // A board has one river. Saved drafts keep the others here, where the engine does not look.
    ...(lines.length > 1 ? { facts: { rivers: lines } } : {}),
  };
  return { parts: { board, die: draft.die }, faults: lines.length > 1 ? [riverFault(draft, lines)] : [] };
}

function riverFault(draft: Draft, lines: Corner[][]): OwnFault {
  const [x, y] = looseCorners(draft.river)[0] ?? [0, 0];
  const square = nameOf(Math.min(x, widthOf(draft) - 1), Math.min(y, draft.rows.length - 1));
  const sentence = { key: 'page-workshop-pacal-river-parts', args: { count: lines.length, square } };
  return { at: { field: 'river', square }, sentence };
}

/** A draft from options; throws `Misread` if their shape does not fit into the editor. */
export function fromParts(parts: Parts): Draft {
  only(parts, ['board', 'die']);
  const given = typeof parts['board'] === 'string' ? parse(parts['board']) : (parts['board'] ?? usualBoard);
  const board = object(given, 'board');
  only(board, FIELDS);
  const rows = readRows(board['rows']);
  const values = readValues(board['values'] ?? {});
  const sacred = text(board['sacred'] ?? 'S', 'sacred').slice(0, 1);
  const letters = [...new Set([...lettersOnMap(rows), ...Object.keys(values), sacred])];
  return {
    rows,
    letters: letters.filter((letter) => /^[A-Z]$/.test(letter)).sort(),
    values,
    sacred,
    river: readRiver(board, rows),
    shores: {
      river: readShore(board['river_shore'], 'river_shore'),
      lake: readShore(board['lake_shore'], 'lake_shore'),
    },
    covers: readCovers(board['covers'] ?? {}),
    die: readDie(parts['die'] ?? usualDie.faces),
  };
}

function parse(written: string): unknown {
  if (written === 'default') return usualBoard;
  try {
    return JSON.parse(written);
  } catch {
    throw new Misread('page-workshop-misread', { field: 'board' });
  }
}

function readRows(value: unknown): string[] {
  if (!Array.isArray(value) || value.length < 1 || value.length > MOST)
    throw new Misread('page-workshop-misread-rows', { most: MOST });
  const width = String(value[0]).length;
  return value.map((row: unknown, at) => {
    const good = typeof row === 'string' && /^[A-Z~.]{1,13}$/.test(row) && row.length === width;
    if (!good) throw new Misread('page-workshop-misread-row', { row: at + 1, most: MOST });
    return row;
  });
}

function readValues(value: unknown): Record<string, number> {
  const fields = Object.entries(object(value, 'values'));
  return Object.fromEntries(
    fields.map(([letter, each]) => {
      if (!/^[A-Z]$/.test(letter)) throw new Misread('page-workshop-misread', { field: 'values' });
      return [letter, whole(each, `values.${letter}`)];
    }),
  );
}

function readRiver(board: Record<string, unknown>, rows: string[]): Edge[] {
  const facts = board['facts'];
  const kept = typeof facts === 'object' && facts !== null && 'rivers' in facts ? facts.rivers : null;
  const lines = kept === null ? [board['river'] ?? []] : list(kept, 'river');
  const corners = lines.map((line) => list(line, 'river').map((corner) => readCorner(corner, rows)));
  const straight = (line: Corner[]) =>
    line.slice(1).every(([x, y], at) => (x === line[at]?.[0]) !== (y === line[at]?.[1]));
  if (!corners.every(straight)) throw new Misread('page-workshop-misread', { field: 'river' });
  return [...new Set(corners.flatMap(edgesOf))].sort();
}

function readCorner(value: unknown, rows: string[]): Corner {
  const [x, y, more] = list(value, 'river').map((each) => whole(each, 'river'));
  const inside = (at: number | undefined, end: number) => at !== undefined && at >= 0 && at <= end;
  const good = inside(x, rows[0]?.length ?? 0) && inside(y, rows.length) && more === undefined;
  if (!good) throw new Misread('page-workshop-misread', { field: 'river' });
  return [x as number, y as number];
}

function readShore(value: unknown, field: string): SquareName[] | null {
  if (value === undefined) return null;
  return list(value, field).map((square) => {
    if (/^[a-m]([1-9]|1[0-3])$/.test(text(square, field))) return square as string;
    throw new Misread('page-workshop-misread', { field });
  });
}

function readCovers(value: unknown): Record<Piece, string[]> {
  const fields = object(value, 'covers');
  const stray = Object.keys(fields).some((name) => !(PIECES as readonly string[]).includes(name));
  if (stray) throw new Misread('page-workshop-misread', { field: 'covers' });
  const one = (piece: Piece) =>
    list(fields[piece] ?? [], 'covers').map((letter) => text(letter, 'covers').slice(0, 1));
  return { '2': one('2'), '2/3': one('2/3'), '4': one('4') };
}

function readDie(value: unknown): Side[] {
  const faces = list(value, 'die');
  if (faces.length !== SIDES) throw new Misread('page-workshop-misread', { field: 'die' });
  return faces.map((face) => (face === 'arrows' || face === null ? face : whole(face, 'die')));
}

/** Whether the place is a square that has not been painted, or a value or face that was not entered. */
export function unfilled(draft: Draft, at: Place): boolean {
  const square = squareOf(at);
  return square !== null && symbolAt(draft, cellOf(square)) === BARE;
}

/** The square of a place, if it is one. */
export function squareOf({ square, row, column }: Place): SquareName | null {
  if (square) return square;
  return row && column ? nameOf(column - 1, row - 1) : null;
}

export function widthOf(draft: Draft): number {
  return draft.rows[0]?.length ?? 0;
}

export function symbolAt({ rows }: Draft, { x, y }: Cell): string {
  return rows[y]?.[x] ?? BARE;
}

export function lettersOnMap(rows: readonly string[]): string[] {
  return [...new Set(rows.join(''))].filter((letter) => /[A-Z]/.test(letter)).sort();
}

/** The squares of a district, or of the lake. */
export function squaresWith({ rows }: Draft, symbol: string): SquareName[] {
  return rows.flatMap((row, y) => [...row].flatMap((each, x) => (each === symbol ? [nameOf(x, y)] : [])));
}

/** The draft with some squares painted; a district that is painted is in the palette from then on. */
export function painted(draft: Draft, squares: readonly SquareName[], symbol: string): Draft {
  const rows = draft.rows.map((row) => [...row]);
  for (const { x, y } of squares.map(cellOf)) if (rows[y]?.[x] !== undefined) rows[y][x] = symbol;
  const known = !/[A-Z]/.test(symbol) || draft.letters.includes(symbol);
  const letters = known ? draft.letters : [...draft.letters, symbol].sort();
  return { ...draft, letters, rows: rows.map((row) => row.join('')) };
}

/** The draft in another size: new squares are unpainted, and what lies outside is cut off. */
export function resized(draft: Draft, columns: number, rows: number): Draft {
  const inside = (square: SquareName) => cellOf(square).x < columns && cellOf(square).y < rows;
  const fits = (edge: Edge) => endsOf(edge).every(([x, y]) => x <= columns && y <= rows);
  return {
    ...draft,
    rows: resizedRows(draft.rows, columns, rows),
    river: draft.river.filter(fits),
    shores: {
      river: draft.shores.river?.filter(inside) ?? null,
      lake: draft.shores.lake?.filter(inside) ?? null,
    },
  };
}

function resizedRows(rows: readonly string[], columns: number, count: number): string[] {
  return Array.from({ length: count }, (_, y) => (rows[y] ?? '').slice(0, columns).padEnd(columns, BARE));
}

/** The first letter that is no district yet; null if all 26 are. */
export function freeLetter({ letters }: Draft): string | null {
  const all = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));
  return all.find((letter) => !letters.includes(letter)) ?? null;
}

export function withDistrict(draft: Draft, letter: string): Draft {
  return { ...draft, letters: [...new Set([...draft.letters, letter])].sort() };
}

/** The draft without a district: its squares are unpainted again. */
export function withoutDistrict(draft: Draft, letter: string): Draft {
  const values = { ...draft.values };
  delete values[letter];
  const without = (list: string[]) => list.filter((each) => each !== letter);
  const covers = {
    '2': without(draft.covers['2']),
    '2/3': without(draft.covers['2/3']),
    '4': without(draft.covers['4']),
  };
  const bare = painted(draft, squaresWith(draft, letter), BARE);
  return { ...bare, letters: without(draft.letters), values, covers };
}

export function withEdges(draft: Draft, edges: readonly Edge[], laid: boolean): Draft {
  const river = new Set(draft.river);
  for (const edge of edges) {
    if (laid) river.add(edge);
    else river.delete(edge);
  }
  return { ...draft, river: [...river].sort() };
}

/**
 * The shore squares in effect: those that were tapped, or else what the format of a board derives:
 * squares with a river edge, and land beside the lake. The engine has the last word.
 */
export function shoreOf(draft: Draft, water: Water): SquareName[] {
  return draft.shores[water] ?? (water === 'river' ? besideRiver(draft) : besideLake(draft));
}

function besideRiver(draft: Draft): SquareName[] {
  const cells = draft.river.flatMap((edge) => {
    const [[x, y]] = endsOf(edge);
    return edge.startsWith('h')
      ? [
          { x, y: y - 1 },
          { x, y },
        ]
      : [
          { x: x - 1, y },
          { x, y },
        ];
  });
  return byRow(cells.filter((cell) => isLand(draft, cell)).map(({ x, y }) => nameOf(x, y)));
}

function besideLake(draft: Draft): SquareName[] {
  const lake = squaresWith(draft, LAKE).map(cellOf);
  const around = lake.flatMap(({ x, y }) => [
    { x, y: y - 1 },
    { x: x + 1, y },
    { x, y: y + 1 },
    { x: x - 1, y },
  ]);
  return byRow(around.filter((cell) => isLand(draft, cell)).map(({ x, y }) => nameOf(x, y)));
}

function isLand(draft: Draft, { x, y }: Cell): boolean {
  const inside = x >= 0 && y >= 0 && x < widthOf(draft) && y < draft.rows.length;
  return inside && symbolAt(draft, { x, y }) !== LAKE;
}

/** The draft with squares listed as shore, or no longer; the list starts with the derived squares. */
export function withShore(draft: Draft, water: Water, squares: readonly SquareName[], is: boolean): Draft {
  const shore = new Set(shoreOf(draft, water));
  for (const square of squares) {
    if (is) shore.add(square);
    else shore.delete(square);
  }
  return { ...draft, shores: { ...draft.shores, [water]: byRow([...shore]) } };
}

/** The draft with a shore that follows from the water again. */
export function withDerivedShore(draft: Draft, water: Water): Draft {
  return { ...draft, shores: { ...draft.shores, [water]: null } };
}

/** Squares once each, by row, then by column. */
function byRow(squares: readonly SquareName[]): SquareName[] {
  const order = (square: SquareName) => cellOf(square).y * MOST + cellOf(square).x;
  return [...new Set(squares)].sort((one, other) => order(one) - order(other));
}
