// Converts records to the events and seats that boards expect from a table.
import type { SeatView, EventView, LogEntry } from '../protocol';
import { botName } from '../table/names';

/** Log entries as events, so boards show them as they do at a table. */
export function asNews(told: readonly LogEntry[], version: number): EventView[] {
  return told.map(({ seat, action, told: words }, at) => {
    const when = { at: 0, version: version + at };
    return seat === null
      ? { ...when, event: 'rolled', action: action ?? '', told: words }
      : { ...when, event: 'played', seat, action, told: words };
  });
}

/** A bot's seat in a record: `bot` and its level. */
const BOT = /^bot \S+$/;

/** Display names for the seats of a record; bots get names, as at a table. */
export function calledIn(names: readonly (string | null)[]): string[] {
  return names.map((name, at) => (name === null || BOT.test(name) ? botName(at + 1) : name));
}

/** Placeholder seats for a board without a real table. */
export function seatsCalled(names: readonly string[]): SeatView[] {
  return names.map((name, at) => ({
    seat: at + 1,
    look: at + 1,
    name,
    kind: 'person',
    bot: null,
    away: null,
    host: false,
    reserve: null,
    wants_pause: false,
    wants_rematch: false,
  }));
}
