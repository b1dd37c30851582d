// Decides the effect of pressing a square.

import type { LegalAction } from '../../protocol';
import { targetOf } from './action';
import { halfChosen, litSquares, shipOn } from './lit';
import type { Board, Position, SquareName } from './types';
import { cellOf, districtOf } from './square';

/** The effect of pressing a square. */
export type Press =
  | { does: 'act'; action: string }
  /** Half chosen: previewed, not yet played; null cancels the choice. */
  | { does: 'choose'; action: string | null }
  | { does: 'why'; action: string }
  | { does: 'look'; district: string }
  | { does: 'nothing' };

/** The state of the board at the moment of a press. */
export interface Situation {
  board: Board;
  position: Position;
  legal: LegalAction[];
  chosen: string | null;
}

/** The effect of pressing that square now. */
export function press(square: SquareName, now: Situation): Press {
  const lit = litSquares(now.legal, now.position, now.chosen).get(square);
  if (lit?.glow === 'build') return construct(square, lit.action, now);
  if (lit) return isLegal(lit.action, now) ? act(lit.action) : choose(lit.action);
  if (now.legal.length === 0) return look(square, now.board);
  if (halfChosen(now.legal, now.chosen) && shipOn(square, now.position)) return choose(null);
  const action = attempt(square, now);
  // The player pressed a stone to take back before choosing its ship.
  if (action && isLegal(action, now)) return { does: 'nothing' };
  return action ? { does: 'why', action } : look(square, now.board);
}

// The first press on a building square previews the build, the second one builds.
function construct(square: SquareName, best: string, { chosen }: Situation): Press {
  return chosen && targetOf(chosen) === square ? act(chosen) : choose(best);
}

/** The action a player probably means by pressing an unlit square; null for none. */
export function attempt(square: SquareName, { position, legal, chosen }: Situation): string | null {
  switch (position.step) {
    case 'place':
      return `place ${square}`;
    case 'land':
      return `land ${square}`;
    case 'move':
      return flight(square, position);
    case 'drop':
      return drop(square, position, legal, chosen);
    case 'build':
      return construction(square, position);
    default:
      return null;
  }
}

function flight(square: SquareName, position: Position): string | null {
  const ship = position.seats[position.seat - 1]?.ship;
  if (!ship) return null;
  if (position.die === 'arrows') return `leap ${square}`;
  const [from, to] = [cellOf(ship), cellOf(square)];
  return from.x === to.x || from.y === to.y ? `fly ${square}` : `bend ${square}`;
}

function drop(
  square: SquareName,
  position: Position,
  legal: LegalAction[],
  chosen: string | null,
): string | null {
  const seat = shipOn(square, position);
  const half = halfChosen(legal, chosen);
  const takesBack = legal.some(({ action }) => action.includes(' from '));
  if (seat === position.seat) return half ? `drop ${half} from ${square}` : 'drop own';
  if (seat) return half ? `drop ${half} from ${square}` : `drop ${seat}`;
  return takesBack ? `drop ${half ?? 'own'} from ${square}` : null;
}

function construction(square: SquareName, position: Position): string {
  const own = position.seats[position.seat - 1]?.pyramids.find((it) => it.square === square);
  const floors = Math.min(5, (own?.floors ?? 0) + 1);
  return `${own ? 'raise' : 'build'} ${floors} ${square} ${square}`;
}

function isLegal(action: string, { legal }: Situation): boolean {
  return legal.some((each) => each.action === action);
}

function act(action: string): Press {
  return { does: 'act', action };
}

function choose(action: string | null): Press {
  return { does: 'choose', action };
}

function look(square: SquareName, board: Board): Press {
  const district = districtOf(board, square);
  return district && !board.covered.includes(square) ? { does: 'look', district } : { does: 'nothing' };
}
