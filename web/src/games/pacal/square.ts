// Converts between square names and coordinates, and looks squares up on the map.

import type { Board, SquareName } from './types';

/** A square by column and row, both from 0. */
export interface Cell {
  x: number;
  y: number;
}

/** The square's name: column 0, row 0 is `a1`. */
export function nameOf(x: number, y: number): SquareName {
  return `${columnName(x)}${y + 1}`;
}

export function columnName(x: number): string {
  return String.fromCharCode(97 + x);
}

/** The coordinates of a square. */
export function cellOf(square: SquareName): Cell {
  return { x: square.charCodeAt(0) - 97, y: Number(square.slice(1)) - 1 };
}

/** All squares of the map by rows, lake and covers included. */
export function allSquares(board: Board): SquareName[][] {
  return board.rows.map((row, y) => Array.from(row, (_, x) => nameOf(x, y)));
}

/** The letter on the map at that position, or null beyond the edge. */
export function letterAt(board: Board, x: number, y: number): string | null {
  return board.rows[y]?.[x] ?? null;
}

/** The district of a square, or null in the lake. */
export function districtOf(board: Board, square: SquareName): string | null {
  const { x, y } = cellOf(square);
  const letter = letterAt(board, x, y);
  return letter === '~' ? null : letter;
}

/** The four neighbors, including those beyond the board. */
export function around({ x, y }: Cell): Cell[] {
  return [
    { x, y: y - 1 },
    { x: x + 1, y },
    { x, y: y + 1 },
    { x: x - 1, y },
  ];
}
