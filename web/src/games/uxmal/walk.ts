// How a priest walks: one hop for each square.

import type { Point } from './geometry';

/** The width of a square and the height of a hop, in the priest's own units. */
const SQUARE = 114;
const HOP = 20;
/** Milliseconds for each hop; a long way is walked faster, so that nobody waits for it. */
const STEP = 170;
const MOST = 900;

function hops({ x, y }: Point): number {
  return Math.max(1, Math.round(Math.hypot(x, y) / SQUARE));
}

/** Milliseconds for a walk from this offset to the priest's place. */
export function pace(from: Point): number {
  return Math.min(MOST, 120 + hops(from) * STEP);
}

/** The keyframes of the walk: down on every square, up between them. */
export function steps(from: Point): { transform: string }[] {
  const count = hops(from) * 2;
  return Array.from({ length: count + 1 }, (_, at) => {
    const left = 1 - at / count;
    const up = at % 2 === 1 ? HOP : 0;
    return { transform: `translate(${from.x * left}px, ${from.y * left - up}px)` };
  });
}
