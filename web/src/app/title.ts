import type { Translate } from '../words';

/** The games in the order in which they are shown. */
export const GAMES = ['pacal', 'uxmal'] as const;

/** A game's name for people. */
export function title(t: Translate, game: string): string {
  const found = t(`page-title-${game}`);
  return found === `page-title-${game}` ? game : found;
}
