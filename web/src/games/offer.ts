import { GAMES, type CatalogGame } from '../catalog';

/** What the catalog says about a game: players and options. */
export function offerOf(game: string): CatalogGame | null {
  return GAMES.find(({ name }) => name === game) ?? null;
}
