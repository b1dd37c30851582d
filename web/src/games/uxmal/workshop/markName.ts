import type { Translate } from '../../../words';
import { BARE } from './draft';

/** What a mark of a cell or quarter is called. */
export function markName(mark: string, t: Translate): string {
  if (mark === BARE) return t('page-workshop-uxmal-bare');
  return mark === '.' ? t('page-uxmal-blank') : t('uxmal-idol', { idol: mark });
}
