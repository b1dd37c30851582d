import type { GameModule } from './game';

const modules = import.meta.glob<{ default: GameModule }>('./*/index.ts');

/** The names of the games that this page can show. */
export function known(): string[] {
  return Object.keys(modules).map((path) => path.split('/')[1] ?? '');
}

/** A game's own part of the page, fetched when it is needed. */
export async function load(name: string): Promise<GameModule | null> {
  const module = modules[`./${name}/index.ts`];
  return module ? (await module()).default : null;
}
