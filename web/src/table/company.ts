// Who is here, who is away and since when, in words.

import type { AwayPerson, Presence, SeatView, TableView } from '../protocol';
import type { Translate } from '../words';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The person on a seat if they are away; undefined if they are here or nobody knows. */
export function awayAt(presence: Presence | null, seat: number): AwayPerson | undefined {
  return presence?.away.find((each) => each.seat === seat);
}

/** Whether it makes sense to say that the person on this seat is here or away. */
export function showsPresence(presence: Presence | null, seat: SeatView, you: number | null): boolean {
  return presence !== null && seat.kind === 'person' && seat.seat !== you && seat.away !== 'left';
}

/** "away for 2 min"; `now` is the server's time. */
export function awayFor(t: Translate, since: number, now: number): string {
  const time = Math.max(0, now - since);
  if (time < MINUTE) return t('page-presence-away');
  if (time < HOUR) return t('page-presence-away-minutes', { count: Math.floor(time / MINUTE) });
  if (time < DAY) return t('page-presence-away-hours', { count: Math.floor(time / HOUR) });
  return t('page-presence-away-days', { count: Math.floor(time / DAY) });
}

/** The players that the others may let a bot play for, now or soon. */
export function absent(view: TableView, presence: Presence | null): { seat: SeatView; from: number }[] {
  if (view.phase !== 'playing') return [];
  return view.seats.flatMap((seat) => {
    const from = awayAt(presence, seat.seat)?.bot_from;
    return from === undefined || seat.away ? [] : [{ seat, from }];
  });
}
