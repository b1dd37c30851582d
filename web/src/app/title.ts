import { offerOf } from '../games/offer';
import type { Translate } from '../words';

/** A game's display name: our translation if there is one, otherwise the catalog's title. */
export function title(t: Translate, game: string): string {
  const key = `page-title-${game}`;
  const found = t(key);
  return found === key ? (offerOf(game)?.title ?? game) : found;
}
