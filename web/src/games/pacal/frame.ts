// The measures of the drawing: squares, rim and score track.

import type { Board } from './types';
import { type Cell, cellOf } from './square';

/** The side of a square in drawing units. */
export const UNIT = 100;

/** Spaces of the score track, including 0: a round number that is easy to count along. */
export const TRACK = 60;

/** The rim around the squares: `track` on wide screens, `plain` on narrow ones. */
export type Rim = 'track' | 'plain';

/** The size of the drawing. The squares start at 0, 0. */
export interface Frame {
  columns: number;
  rows: number;
  /** The width of the rim on each side. */
  rim: number;
  /** The width of the row of letters and numbers within the rim. */
  letters: number;
  width: number;
  height: number;
  viewBox: string;
}

const LETTERS: Record<Rim, number> = { track: 28, plain: 34 };
const TRACK_DEPTH = 62;

/** The minimum board width, in pixels, with room for a score track. */
export const ROOMY = 560;

export function rimFor(pixels: number): Rim {
  return pixels >= ROOMY ? 'track' : 'plain';
}

export function frameOf(board: Board, rim: Rim): Frame {
  const columns = board.columns;
  const rows = board.rows.length;
  const letters = LETTERS[rim];
  const around = letters + (rim === 'track' ? TRACK_DEPTH : 0);
  const width = columns * UNIT + 2 * around;
  const height = rows * UNIT + 2 * around;
  const viewBox = `${-around} ${-around} ${width} ${height}`;
  return { columns, rows, rim: around, letters, width, height, viewBox };
}

/** The center of a square. */
export function center(square: string): Cell {
  const { x, y } = cellOf(square);
  return { x: (x + 0.5) * UNIT, y: (y + 0.5) * UNIT };
}

/** A space of the score track. */
export interface Space {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The spaces of the score track, clockwise from the top left corner. */
export function track(frame: Frame): Space[] {
  const side = TRACK / 4 - 1;
  const depth = TRACK_DEPTH;
  const left = -frame.rim;
  const top = -frame.rim;
  const long = (frame.width - 2 * depth) / side;
  const tall = (frame.height - 2 * depth) / side;
  const right = left + frame.width - depth;
  const bottom = top + frame.height - depth;
  const corner = (x: number, y: number): Space => ({ x, y, width: depth, height: depth });
  const across = (index: number, y: number): Space => ({
    x: left + depth + index * long,
    y,
    width: long,
    height: depth,
  });
  const down = (index: number, x: number): Space => ({
    x,
    y: top + depth + index * tall,
    width: depth,
    height: tall,
  });
  const steps = Array.from({ length: side }, (_, index) => index);
  const back = [...steps].reverse();
  return [
    corner(left, top),
    ...steps.map((index) => across(index, top)),
    corner(right, top),
    ...steps.map((index) => down(index, right)),
    corner(right, bottom),
    ...back.map((index) => across(index, bottom)),
    corner(left, bottom),
    ...back.map((index) => down(index, left)),
  ];
}

/** The space of a score on the track, and how many laps the marker has completed. */
export function spaceOf(score: number): { space: number; rounds: number } {
  const whole = Math.max(0, score);
  return { space: whole % TRACK, rounds: Math.floor(whole / TRACK) };
}

/** A marker on the track; markers on the same space are drawn apart. */
export interface Marker {
  seat: number;
  score: number;
  rounds: number;
  x: number;
  y: number;
}

/** The marker positions of all seats. */
export function markers(scores: number[], spaces: Space[]): Marker[] {
  const placed = scores.map((score, index) => ({ seat: index + 1, score, ...spaceOf(score) }));
  return placed.map(({ seat, score, rounds, space }) => {
    const stack = placed.filter((other) => other.space === space);
    const place = stack.findIndex((other) => other.seat === seat) - (stack.length - 1) / 2;
    const { x, y } = middle(spaces[space] as Space);
    const apart = place * Math.min(20, 46 / Math.max(1, stack.length - 1));
    return { seat, score, rounds, ...stacked(spaces, space, x, y, apart) };
  });
}

// Markers stack across the track: down on the top and bottom rows, sideways on the others.
function stacked(spaces: Space[], space: number, x: number, y: number, apart: number): Cell {
  const side = spaces.length / 4;
  const across = Math.floor(space / side) % 2 === 0;
  return across ? { x, y: y + apart } : { x: x + apart, y };
}

function middle({ x, y, width, height }: Space): Cell {
  return { x: x + width / 2, y: y + height / 2 };
}
