// Finds and lazily loads the modules of the games.

import type { GameModule } from './game';

const modules = import.meta.glob<{ default: GameModule }>('./*/index.ts');

/** The names of the games this page can show. */
export function known(): string[] {
  return Object.keys(modules).map((path) => path.split('/')[1] ?? '');
}

/** A game's module, loaded on demand; null for an unknown game. */
export async function load(name: string): Promise<GameModule | null> {
  const module = modules[`./${name}/index.ts`];
  return module ? (await module()).default : null;
}
