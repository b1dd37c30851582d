import { selectionOf } from './selection.svelte';
import { sortLegal } from './legal';
import type { UxmalProps } from './types';

/** What is to be pressed for the part of the turn that you are busy with; null while it is open. */
export function asks({ position, legal, focus, t }: UxmalProps): string | null {
  const { puts, moves } = sortLegal(legal);
  if (position.drawn !== null && puts.size > 0) return t('page-uxmal-press-site');
  const { busy, from } = selectionOf(focus);
  switch (busy) {
    case 'priest':
      return t('page-uxmal-press-idol');
    case 'move':
      return t(moves.size === 1 || from !== null ? 'page-uxmal-press-way' : 'page-uxmal-press-priest');
    case 'track':
      return t('page-uxmal-press-track');
    default:
      return null;
  }
}
