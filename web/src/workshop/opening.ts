/** What the workshop opens with: a link, a file, a kept set, or something new. */

import { type Components, MOST_BYTES, readComponents, tooLarge } from './file';
import { type GameWorkshop, Misread } from './game';
import { workshopOf } from './games';
import { unpacked } from './link';
import type { Kept } from './shelf';

/** A draft that was opened. */
export interface Opened {
  workshop: GameWorkshop;
  id?: string;
  name: string;
  draft: unknown;
}

/** Opens a link. Throws `Misread`. `name` is for components without one. */
export async function openLink(code: string, name: string): Promise<Opened> {
  return opened(readComponents(await unpacked(code), name));
}

/** Opens a file. Throws `Misread`. */
export async function openFile(file: File): Promise<Opened> {
  if (file.size > MOST_BYTES) throw tooLarge();
  return opened(readComponents(await file.text(), file.name.replace(/\.\w+$/, '')));
}

/** Opens a kept set. Throws `Misread` if it is damaged. */
export async function openKept({ id, game, name, parts }: Kept): Promise<Opened> {
  return { ...(await opened({ game, name, parts })), id };
}

/** Something new. Throws `Misread` for an unknown game. */
export async function openNew(game: string, from: 'usual' | 'blank', name: string): Promise<Opened> {
  const workshop = await known(game);
  return { workshop, name, draft: workshop[from]() };
}

async function opened({ game, name, parts }: Components): Promise<Opened> {
  const workshop = await known(game);
  return { workshop, name, draft: workshop.fromParts(parts) };
}

async function known(game: string): Promise<GameWorkshop> {
  const workshop = await workshopOf(game);
  if (!workshop) throw new Misread('page-workshop-file-game', { game: game.slice(0, 40) });
  return workshop;
}
