import { route } from '../../app/route';
import { api } from '../../net/api';
import { json } from '../../net/http';
import type { Replay } from '../../protocol';
import { scoringsAmong, type Moment } from './scoring';
import type { Board, Scored } from './types';

/** The scorings of the game at this table, by its record; none where there is no such table. */
export async function scoringsOfTable(): Promise<Scored[]> {
  const here = route(location);
  if (here.page !== 'table') return [];
  try {
    const record = await api.record(here.id, 1);
    const { board, frames } = await json<Replay>('POST', '/api/replay', { record });
    return scoringsAmong(board as Board, frames as unknown as Moment[]);
  } catch {
    // What this page has seen is told anyway, and the sums are known.
    return [];
  }
}
