// Parses action notation and reads the typed hints of legal actions.

import type { LegalAction } from '../../protocol';
import type { BuildHint, FlightHint, SquareName } from './types';

/** A parsed action. */
export type Parsed =
  | { verb: 'place' | 'fly' | 'bend' | 'leap' | 'land'; square: SquareName }
  | { verb: 'roll'; face: string }
  | { verb: 'god'; value: number }
  | { verb: 'drop'; ship: string; from: SquareName | null }
  | { verb: 'build' | 'raise'; floors: number; square: SquareName; squares: SquareName[] }
  | { verb: 'done' | 'pass' };

/** Parses notation; null if it is invalid. */
export function parse(action: string): Parsed | null {
  const [verb, first, second, third] = action.split(' ');
  switch (verb) {
    case 'place':
    case 'fly':
    case 'bend':
    case 'leap':
    case 'land':
      return first ? { verb, square: first } : null;
    case 'roll':
      return first ? { verb, face: first } : null;
    case 'god':
      return first ? { verb, value: Number(first) } : null;
    case 'drop':
      return first ? { verb, ship: first, from: third ?? null } : null;
    case 'build':
    case 'raise':
      if (!first || !second || !third) return null;
      return { verb, floors: Number(first), square: second, squares: third.split(',') };
    case 'done':
    case 'pass':
      return { verb };
    default:
      return null;
  }
}

/** The target square of an action: its destination, or the square it builds on. */
export function targetOf(action: string): SquareName | null {
  const parsed = parse(action);
  return parsed && 'square' in parsed ? parsed.square : null;
}

/** The hint of a flight, if there is one. */
export function flightOf(legal: LegalAction | undefined): FlightHint | null {
  const hint = legal?.hint as FlightHint | null | undefined;
  return hint && Array.isArray(hint.way) ? hint : null;
}

/** The hint of a build or a raise, if there is one. */
export function buildOf(legal: LegalAction | undefined): BuildHint | null {
  const hint = legal?.hint as BuildHint | null | undefined;
  return hint && Array.isArray(hint.squares) ? hint : null;
}

/** Whether the action adds floors. */
export function constructs(legal: LegalAction): boolean {
  return legal.action.startsWith('build ') || legal.action.startsWith('raise ');
}
