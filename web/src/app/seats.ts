import { lookNumber } from './looks.svelte';

/**
 * The look of the five seats. Each has a hue and a mark, always shown together: color alone must
 * never carry meaning.
 *
 * `fill` is the color of a piece, `ink` the same hue for text on the ground or on stone, and `on`
 * the color for drawing on the fill. `mark` is a filled path in a square of 24 by 24 units; draw it
 * in `on` on a piece or in `ink` beside a name.
 */
export interface SeatLook {
  seat: number;
  hue: 'green' | 'yellow' | 'blue' | 'violet' | 'red';
  shape: 'dot' | 'ring' | 'bars' | 'star' | 'cross';
  fill: string;
  ink: string;
  on: string;
  mark: string;
}

const HUES = ['green', 'yellow', 'blue', 'violet', 'red'] as const;
const SHAPES = ['dot', 'ring', 'bars', 'star', 'cross'] as const;

const MARKS: Record<(typeof SHAPES)[number], string> = {
  dot: 'M12 5a7 7 0 1 0 0 14a7 7 0 1 0 0-14z',
  // Two circles drawn in opposite directions: the inner one becomes a hole.
  ring: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18zM12 7.6a4.4 4.4 0 1 1 0 8.8a4.4 4.4 0 1 1 0-8.8z',
  bars: 'M4 4h4.4v16H4zM9.8 4h4.4v16H9.8zM15.6 4H20v16h-4.4z',
  star: 'M12 2l2.9 6.6 7.1.7-5.4 4.7 1.6 7L12 17.3 5.8 21l1.6-7L2 9.300l7.100-.7z',
  cross:
    'M6.300 3L12 8.700 17.700 3 21 6.300 15.300 12 21 17.700 17.700 21 12 15.300 6.300 21 3 17.700 8.700 12 3 6.300z',
};

/** The look of a seat on this page; seats are numbered from 1. */
export function look(seat: number): SeatLook {
  return { ...ofNumber(lookNumber(seat)), seat };
}

/** The look with this number, from 1. */
export function ofNumber(wanted: number): SeatLook {
  const index = (((wanted - 1) % HUES.length) + HUES.length) % HUES.length;
  const shape = SHAPES[index] ?? 'dot';
  const number = index + 1;
  return {
    seat: wanted,
    hue: HUES[index] ?? 'green',
    shape,
    fill: `var(--seat-${number})`,
    ink: `var(--seat-${number}-ink)`,
    on: `var(--seat-${number}-on)`,
    mark: MARKS[shape],
  };
}
