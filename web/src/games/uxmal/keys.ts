import type { GameKey } from '../../app/keys';

/** Keys of this board, in addition to the keys all boards share. */
export const KEYS = ['rotate'] as const satisfies GameKey[];
