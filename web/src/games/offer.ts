import { GAMES, type CatalogGame } from '../catalog';

/** A game's catalog entry: players and options. */
export function offerOf(game: string): CatalogGame | null {
  return GAMES.find(({ name }) => name === game) ?? null;
}
