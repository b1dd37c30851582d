import { api } from '../net/api';
import type { TableView } from '../protocol';

/** The table that a record says it is from; null once its game is over: then it tells the seed. */
export function unfinishedTable(record: string): string | null {
  const [header = ''] = record.split('\n\n');
  if (/^# seed /m.test(header)) return null;
  return /^# table (\S+)\s*$/m.exec(header)?.[1] ?? null;
}

/**
 * Whether people are in the middle of the game of a record, so that nobody is given advice about
 * it. A server refuses such advice, too; what cannot be found out here is left to it.
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
