import { offerOf } from '../games/offer';
import type { Translate } from '../words';

/** A game's name for people: ours if there is a message for it, else as the catalog calls it. */
export function title(t: Translate, game: string): string {
  const key = `page-title-${game}`;
  const found = t(key);
  return found === key ? (offerOf(game)?.title ?? game) : found;
}
