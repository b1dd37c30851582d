// Where a new table is kept: in this browser, or on the server.

import { settings } from '../app/settings.svelte';
import { api } from '../net/api';
import type { NewTable, NewTableAnswer } from '../protocol';

/**
 * Opens a table. A game of one person against bots is kept in this browser, unless player or operator
 * prefer the server; so is any other if no server answers.
 */
export async function opened(table: NewTable): Promise<NewTableAnswer> {
  if (isSolo(table) && settings.botsHere && (await operatorAllows())) {
    const kept = await openedHere(table);
    if (kept) return kept;
  }
  // Without a server this browser answers, or says what it cannot do.
  return api.open(table);
}

/** Opens a table in this browser; null if that cannot be done here. */
async function openedHere(table: NewTable): Promise<NewTableAnswer | null> {
  const offline = await import('./offline').catch(() => null);
  const answer = await offline?.answer('POST', '/api/tables', JSON.stringify(table), null);
  return answer?.ok ? ((await answer.json()) as NewTableAnswer) : null;
}

/** Whether one person plays alone against bots. */
function isSolo({ places = [], seats }: NewTable): boolean {
  const people = places.filter((place) => 'person' in place).length;
  const bots = places.filter((place) => 'bot' in place).length;
  return people === 1 && bots === seats - 1 && bots > 0;
}

/** Without a server nobody objects. */
async function operatorAllows(): Promise<boolean> {
  return api.games().then(
    ({ bots_in_browser }) => bots_in_browser,
    () => true,
  );
}
