import type { GameKey } from '../../app/keys';

/** The keys of this board besides those of every board. */
export const KEYS = ['row', 'next', 'details'] as const satisfies GameKey[];
