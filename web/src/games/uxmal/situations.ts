import { sortLegal } from './legal';
import { lifts } from './lift';
import type { UxmalProps } from './types';

/** The kinds of situation that the player to act is in, for hints; most important first. */
export function situations({ position, legal }: Pick<UxmalProps, 'position' | 'legal'>): string[] {
  const { puts, priests, moves, claims, payments, track } = sortLegal(legal);
  const lifted = [...puts.values()].some(({ hint }) => lifts(position, hint).length > 0);
  const found = [
    ['lift', lifted],
    ['put', puts.size > 0],
    ['claim', claims.length > 0],
    ['pay', payments.length > 0],
    ['priest', priests.size > 0],
    ['track', track.size > 0],
    ['move', moves.size > 0],
  ] as const;
  return found.filter(([, is]) => is).map(([kind]) => kind);
}
