// Describes squares in words, for screen readers.

import { litSquares, shipOn, type Lit } from './lit';
import { whose } from './names';
import type { Board, PacalProps, Position, SquareName } from './types';
import { districtOf } from './square';

/** A square in words: its name, the pieces on it, and the possible actions. */
export function describe(square: SquareName, props: PacalProps, lit?: Lit): string {
  const parts = [square, ...ground(square, props), ...pieces(square, props), ...may(lit, props)];
  return parts.join(', ');
}

/** Like `describe`, but computes whether the square is lit. */
export function describeNow(square: SquareName, props: PacalProps): string {
  const lit = litSquares(props.legal, props.position, props.focus.chosen);
  return describe(square, props, lit.get(square));
}

function ground(square: SquareName, { board, t }: PacalProps): string[] {
  const letter = districtOf(board, square);
  if (!letter) return [t('page-pacal-lake')];
  if (board.covered.includes(square)) return [t('page-pacal-covered')];
  const value = board.districts.find((each) => each.letter === letter)?.value ?? 0;
  const kind = letter === board.sacred ? 'sacred' : 'plain';
  return [
    t('page-pacal-in-district', { letter, value, kind }),
    ...shores(square, board).map((shore) => t(shore)),
  ];
}

/** The message keys of the shores next to a square. */
export function shores(square: SquareName, board: Board): string[] {
  return [
    ...(board.river_shore.includes(square) ? ['page-pacal-at-river'] : []),
    ...(board.lake_shore.includes(square) ? ['page-pacal-at-lake'] : []),
  ];
}

function pieces(square: SquareName, props: PacalProps): string[] {
  const { position, seats, you, t } = props;
  const who = (seat: number) => whose(seats, seat, you, t);
  const pyramid = pyramidOn(square, position);
  const ship = shipOn(square, position);
  return [
    ...(pyramid ? [t('page-pacal-has-pyramid', { ...who(pyramid.seat), floors: pyramid.floors })] : []),
    ...(ship ? [t('page-pacal-has-ship', who(ship)), ...inside(ship, props)] : []),
    ...stonesOn(square, position).map((seat) => t('page-pacal-has-stone', who(seat))),
  ];
}

function inside(ship: number, { position, seats, you, t }: PacalProps): string[] {
  const stones = position.seats[ship - 1]?.inside;
  if (!stones) return [t('page-pacal-inside-hidden')];
  return stones.flatMap((count, index) =>
    count === 0 ? [] : [t('page-pacal-inside', { ...whose(seats, index + 1, you, t), count })],
  );
}

function may(lit: Lit | undefined, { t }: PacalProps): string[] {
  return lit ? [t(`page-pacal-may-${lit.glow}`)] : [];
}

/** The pyramid on a square and its owner, or null. */
export function pyramidOn(square: SquareName, position: Position): { seat: number; floors: number } | null {
  for (const [index, seat] of position.seats.entries()) {
    const found = seat.pyramids.find((each) => each.square === square);
    if (found) return { seat: index + 1, floors: found.floors };
  }
  return null;
}

/** The seats with an open stone on a square. */
export function stonesOn(square: SquareName, position: Position): number[] {
  return position.seats.flatMap((seat, index) => (seat.stones.includes(square) ? [index + 1] : []));
}
