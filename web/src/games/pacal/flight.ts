// The course of a flight and its animation.

import { center, UNIT } from './frame';
import type { SquareName } from './types';
import type { Cell } from './square';

/** How a ship moves from one square to another. */
export type FlightKind = 'straight' | 'bent' | 'lifted';

/**
 * The centers of the squares where a flight starts, turns and ends. A bent flight with an unknown path
 * is drawn with one corner.
 */
export function course(from: SquareName, to: SquareName, kind: FlightKind, way: SquareName[] | null): Cell[] {
  if (way && way.at(-1) === to) return corners([from, ...way].map(center));
  const [start, end] = [center(from), center(to)];
  const aligned = start.x === end.x || start.y === end.y;
  return kind === 'bent' && !aligned ? [start, { x: end.x, y: start.y }, end] : [start, end];
}

/** The points where a path starts, turns or ends. */
export function corners(points: Cell[]): Cell[] {
  return points.filter((point, index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    if (!before || !after) return true;
    return !(before.x === point.x && point.x === after.x) && !(before.y === point.y && point.y === after.y);
  });
}

/** Milliseconds of the shortest flight, for each further square, and of the longest one. */
const SHORTEST = 300;
const SQUARE = 40;
const LONGEST = 600;

/** How long a flight along a course takes: longer ways take longer, but less than a step of the playback. */
export function duration(points: Cell[]): number {
  const squares = points.reduce((sum, point, index) => {
    const before = points[index - 1] ?? point;
    return sum + Math.hypot(point.x - before.x, point.y - before.y) / UNIT;
  }, 0);
  return Math.min(LONGEST, SHORTEST + SQUARE * Math.max(0, squares - 1));
}

/** A ship rises, stays up and comes down again. */
export const LIFT: Keyframe[] = [
  { transform: 'scale(1)' },
  { transform: 'scale(1.16)', offset: 0.25 },
  { transform: 'scale(1.16)', offset: 0.7 },
  { transform: 'scale(1)' },
];

/** Its shadow falls further away and fainter the higher it is. */
export const SHADOW: Keyframe[] = [
  { transform: 'translate(0, 0)', opacity: 1 },
  { transform: 'translate(11px, 16px)', opacity: 0.55, offset: 0.25 },
  { transform: 'translate(11px, 16px)', opacity: 0.55, offset: 0.7 },
  { transform: 'translate(0, 0)', opacity: 1 },
];

/** Keyframes for a ship along a course at constant speed; a lifted ship grows on the way. */
export function keyframes(points: Cell[], kind: FlightKind): Keyframe[] {
  const lengths = points.map((point, index) => {
    const before = points[index - 1];
    return before ? Math.hypot(point.x - before.x, point.y - before.y) : 0;
  });
  const whole = lengths.reduce((sum, length) => sum + length, 0) || 1;
  let flown = 0;
  const frames = points.map((point, index) => {
    flown += lengths[index] ?? 0;
    return { transform: `translate(${point.x}px, ${point.y}px)`, offset: flown / whole };
  });
  return kind === 'lifted' ? lifted(frames, points) : frames;
}

function lifted(frames: Keyframe[], points: Cell[]): Keyframe[] {
  const [start, end] = [points[0], points.at(-1)];
  if (!start || !end) return frames;
  const [x, y] = [(start.x + end.x) / 2, (start.y + end.y) / 2];
  const middle = { transform: `translate(${x}px, ${y}px) scale(1.3)`, offset: 0.5 };
  return [frames[0] as Keyframe, middle, frames.at(-1) as Keyframe];
}
