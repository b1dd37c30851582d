// Tables that begin in the middle of a recorded game.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Person } from './browser.ts';

/** The actions of a record. */
export function actionsOf(path: string): string[] {
  const [, actions = ''] = readFileSync(join(import.meta.dirname, path), 'utf8').split('\n\n');
  return actions.trim().split('\n');
}

/** Opens a table at which these actions were played; the person has this seat, bots have the others. */
export async function openAt(
  person: Person,
  game: string,
  opening: string[],
  seat: number,
  seats = 3,
): Promise<void> {
  const places = Array.from({ length: seats }, (_, at) =>
    at + 1 === seat ? { person: 'Ana' } : { bot: 'easy' },
  );
  const data = { game, seats, options: {}, places, opening, visibility: 'open', start: true };
  const made = await person.page.request.post(`${person.address}/api/tables`, {
    data,
    headers: { origin: person.address },
  });
  if (!made.ok()) throw new Error(await made.text());
  await person.goto(`/t/${((await made.json()) as { table: string }).table}`);
}
