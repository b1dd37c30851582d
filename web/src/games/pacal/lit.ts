// Computes the pressable squares from the legal actions and the half-made choice.

import type { LegalAction } from '../../protocol';
import { constructs, parse } from './action';
import { grouped } from './builds';
import type { Position, SquareName } from './types';
import { cellOf } from './square';

/** The meaning of a lit square; each kind has its own look. */
export type Glow = 'place' | 'straight' | 'bent' | 'leap' | 'land' | 'ship' | 'stone' | 'build';

/** A pressable square. */
export interface Lit {
  square: SquareName;
  glow: Glow;
  /** The result of a press: an action, or the first half of one (`drop own`). */
  action: string;
}

const GLOWS: Record<string, Glow> = {
  place: 'place',
  fly: 'straight',
  bend: 'bent',
  leap: 'leap',
  land: 'land',
};

/** The squares you can press now, given the half-made choice. */
export function litSquares(
  legal: LegalAction[],
  position: Position,
  chosen: string | null,
): Map<SquareName, Lit> {
  const found = new Map<SquareName, Lit>();
  const add = (square: SquareName | null, glow: Glow, action: string) => {
    if (square) found.set(square, { square, glow, action });
  };
  for (const { action } of legal) {
    const parsed = parse(action);
    const glow = parsed && GLOWS[parsed.verb];
    if (glow && 'square' in parsed) add(parsed.square, glow, action);
  }
  for (const drop of drops(legal, position, chosen)) found.set(drop.square, drop);
  for (const group of grouped(legal.filter(constructs))) {
    add(group.target, 'build', group.options[0]?.action ?? '');
  }
  return found;
}

/**
 * Drops light up ships. While the supply is empty, a drop needs a ship and a stone: the ships light up
 * first, then the stones. If there is only one ship, the stones light up right away.
 */
function drops(legal: LegalAction[], position: Position, chosen: string | null): Lit[] {
  const all = legal.flatMap(({ action }) => {
    const parsed = parse(action);
    return parsed?.verb === 'drop' ? [{ ...parsed, action }] : [];
  });
  const ships = [...new Set(all.map(({ ship }) => ship))];
  const half = halfChosen(legal, chosen);
  const open = half ?? (ships.length === 1 ? ships[0] : null);
  const lit = ships.flatMap((ship) => {
    const square = shipSquare(ship, position);
    const direct = all.find((drop) => drop.ship === ship && !drop.from);
    if (!square || (!direct && ship === open)) return [];
    return [{ square, glow: 'ship' as const, action: direct?.action ?? `drop ${ship}` }];
  });
  const stones = all.flatMap(({ ship, from, action }) =>
    from && ship === open ? [{ square: from, glow: 'stone' as const, action }] : [],
  );
  return [...lit, ...stones];
}

/** The ship of a drop that still needs its stone, in notation; null if there is none. */
export function halfChosen(legal: LegalAction[], chosen: string | null): string | null {
  const match = /^drop (\w+)$/.exec(chosen ?? '');
  if (!match || legal.some(({ action }) => action === chosen)) return null;
  return legal.some(({ action }) => action.startsWith(`${chosen} from `)) ? (match[1] ?? null) : null;
}

/** The square of a ship that notation names `own` or by its seat. */
export function shipSquare(ship: string, position: Position): SquareName | null {
  const seat = ship === 'own' ? position.seat : Number(ship);
  return position.seats[seat - 1]?.ship ?? null;
}

/** The seat whose ship is on a square, or null. */
export function shipOn(square: SquareName, position: Position): number | null {
  const index = position.seats.findIndex((seat) => seat.ship === square);
  return index < 0 ? null : index + 1;
}

/**
 * The lit square nearest to a touch at `x`, `y` (in squares) whose center is within `reach`; null if
 * there is none.
 */
export function nearest(lit: Iterable<SquareName>, x: number, y: number, reach: number): SquareName | null {
  let best: SquareName | null = null;
  let least = reach;
  for (const square of lit) {
    const cell = cellOf(square);
    const away = Math.hypot(cell.x + 0.5 - x, cell.y + 0.5 - y);
    if (away <= least) [best, least] = [square, away];
  }
  return best;
}

/** The next lit square in reading order, wrapping around; backwards if `step` is -1. */
export function nextLit(lit: Iterable<SquareName>, from: SquareName | null, step: 1 | -1): SquareName | null {
  const order = [...lit].sort((a, b) => rank(a) - rank(b));
  const here = from ? rank(from) : -1;
  const ahead =
    step === 1
      ? order.find((square) => rank(square) > here)
      : order.findLast((square) => rank(square) < here);
  return ahead ?? order.at(step === 1 ? 0 : -1) ?? null;
}

function rank(square: SquareName): number {
  const { x, y } = cellOf(square);
  return y * 26 + x;
}
