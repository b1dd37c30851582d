// Checks whether the game of a record is still being played.
import { api } from '../net/api';
import type { TableView } from '../protocol';

/** The table named in a record; null if the record has the seed, because then its game is over. */
export function unfinishedTable(record: string): string | null {
  const [header = ''] = record.split('\n\n');
  if (/^# seed /m.test(header)) return null;
  return /^# table (\S+)\s*$/m.exec(header)?.[1] ?? null;
}

/**
 * Whether several people are still playing the game of a record; if so, the page offers no advice.
 * The server refuses such advice too, so false is safe if the table cannot be loaded.
 */
export async function peoplePlay(
  record: string,
  look: (table: string, person: number) => Promise<TableView> = api.table,
): Promise<boolean> {
  const table = unfinishedTable(record);
  if (!table) return false;
  const view = await look(table, 1).catch(() => null);
  if (!view || view.phase === 'over') return false;
  return view.seats.filter(({ kind }) => kind === 'person').length > 1;
}
