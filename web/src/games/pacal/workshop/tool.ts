// What a press on the map does: the chosen mode and brush.

import type { Translate } from '../../../words';
import { BARE, LAKE } from './draft';

export const MODES = ['paint', 'values', 'river', 'river-shore', 'lake-shore'] as const;
export type Mode = (typeof MODES)[number];

/** The chosen mode, and the symbol that `paint` paints. */
export interface Tool {
  mode: Mode;
  brush: string;
}

/** What a symbol on the map is called. */
export function symbolName(symbol: string, t: Translate): string {
  if (symbol === LAKE) return t('page-workshop-pacal-lake');
  if (symbol === BARE) return t('page-workshop-pacal-bare');
  return t('page-workshop-pacal-district', { letter: symbol });
}
