import { selectionOf } from './selection.svelte';
import { sortLegal } from './legal';
import type { UxmalProps } from './types';

/** The prompt for the part of the turn in progress; null if none is in progress. */
export function asks({ position, you, turn, legal, focus, t }: UxmalProps): string | null {
  const { puts, moves } = sortLegal(legal);
  if (position.drawn !== null && puts.size > 0) return t('page-uxmal-press-site');
  const mine = you !== null && turn === you && legal.length > 0;
  if (position.step === 'claim' && mine) return t('page-uxmal-claim');
  const { busy, from } = selectionOf(focus);
  switch (busy) {
    case 'priest':
      return t('page-uxmal-press-idol');
    case 'move':
      return t(moves.size === 1 || from !== null ? 'page-uxmal-press-way' : 'page-uxmal-press-priest');
    case 'track':
      return t('page-uxmal-press-track');
    default:
      return position.step === 'turn' && mine ? t('page-uxmal-choose') : null;
  }
}
