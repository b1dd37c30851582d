// The curve of everybody's chance to win: where its points lie, and what it says in numbers.
import type { CurvePoint } from '../protocol';
import type { EventMark } from './events';

/** The box a curve is drawn in, in pixels. */
export interface Frame {
  /** How many moves the game has: the last one is at the right edge. */
  last: number;
  width: number;
  height: number;
  /** Free space left and right; the scrubber below has the same. */
  side: number;
  /** Free space above and below. */
  edge: number;
}

/** Where a move lies from left to right. */
export function x({ last, width, side }: Frame, move: number): number {
  return side + (last > 0 ? move / last : 0) * (width - 2 * side);
}

/** Where a chance to win lies from top to bottom. */
export function y({ height, edge }: Frame, win: number): number {
  return edge + (1 - Math.min(Math.max(win, 0), 1)) * (height - 2 * edge);
}

/** The move under a pointer. */
export function moveAt({ last, width, side }: Frame, pointer: number): number {
  const share = (pointer - side) / Math.max(1, width - 2 * side);
  return Math.round(Math.min(Math.max(share, 0), 1) * last);
}

/** The line of a seat, as the `points` of a polyline. */
export function line(frame: Frame, curve: readonly CurvePoint[], seat: number): string {
  const place = ({ at, win }: CurvePoint) =>
    `${x(frame, at).toFixed(1)},${y(frame, win[seat - 1] ?? 0).toFixed(1)}`;
  return curve.map(place).join(' ');
}

/** The marks that are left out of a crowded curve, in this order. */
const LESS = ['slip', 'mistake'] as const;

/** The events to mark where there is room for so many: all of them, or those that matter most. */
export function uncrowded<Event extends { mark: EventMark }>(
  events: readonly Event[],
  room: number,
): readonly Event[] {
  let left = events;
  for (const less of LESS) if (left.length > room) left = left.filter(({ mark }) => mark !== less);
  return left;
}

/** Everybody's chance to win after a move: that of the latest position before it that was judged. */
export function winAt(curve: readonly CurvePoint[], move: number): number[] | null {
  return curve.findLast(({ at }) => at <= move)?.win ?? null;
}

/** Chances to win as whole percents that add up to 100. */
export function percents(win: readonly number[]): number[] {
  const whole = win.map((each) => Math.floor(each * 100));
  const missing = Math.round(win.reduce((sum, each) => sum + each, 0) * 100) - sumOf(whole);
  const order = win
    .map((each, seat) => ({ seat, cut: each * 100 - Math.floor(each * 100) }))
    .sort((one, other) => other.cut - one.cut);
  for (const { seat } of order.slice(0, Math.max(0, missing))) whole[seat] = (whole[seat] ?? 0) + 1;
  return whole;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}

/** How many lines the curve in numbers has besides its events. */
const LINES = 12;

/** The points that the curve in numbers lists: evenly spread ones, the last, and those after an event. */
export function listed(curve: readonly CurvePoint[], events: readonly { at: number }[]): CurvePoint[] {
  const step = Math.max(1, Math.ceil((curve.length - 1) / LINES));
  const after = new Set(events.map(({ at }) => curve.find((point) => point.at > at)?.at));
  return curve.filter((point, at) => at % step === 0 || at === curve.length - 1 || after.has(point.at));
}
