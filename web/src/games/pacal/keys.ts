import type { GameKey } from '../../app/keys';

/** Keys of this board, in addition to the keys all boards share. */
export const KEYS = ['row', 'next', 'details'] as const satisfies GameKey[];
