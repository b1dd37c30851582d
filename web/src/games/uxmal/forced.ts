import type { GameAction } from '../game';

/** Drawing a tile, where nothing else is possible. */
export function drawn(legal: readonly GameAction[]): string | null {
  return legal.length === 1 && legal[0]?.action === 'tile' ? 'tile' : null;
}
