// Finds and lazily loads the workshops of the games.

import type { GameWorkshop } from './game';

const modules = import.meta.glob<{ default: GameWorkshop }>('../games/*/workshop/index.ts');

/** The workshop of a game, loaded on demand; null for an unknown game. */
export async function workshopOf(game: string): Promise<GameWorkshop | null> {
  const module = modules[`../games/${game}/workshop/index.ts`];
  return module ? (await module()).default : null;
}
