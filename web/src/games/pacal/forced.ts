import type { GameAction } from '../game';
import { parse } from './action';

/** Steps that are played for you where nothing else is legal. A player who builds or passes ends their turn. */
const BY_ITSELF: readonly string[] = ['place', 'fly', 'bend', 'leap', 'land', 'god'];

/** The only legal action, if it is a move of the ship; null if there is a choice. */
export function forced(legal: readonly GameAction[]): string | null {
  const [only, another] = legal;
  if (!only || another) return null;
  return BY_ITSELF.includes(parse(only.action)?.verb ?? '') ? only.action : null;
}
