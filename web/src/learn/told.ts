import type { SeatView, EventView, LogEntry } from '../protocol';
import { botName } from '../table/names';

/** What was told as news, so that boards show it as they do at a table. */
export function asNews(told: readonly LogEntry[], version: number): EventView[] {
  return told.map(({ seat, action, told: words }, at) => {
    const when = { at: 0, version: version + at };
    return seat === null
      ? { ...when, event: 'rolled', action: action ?? '', told: words }
      : { ...when, event: 'played', seat, action, told: words };
  });
}

/** How a record names a seat where a bot sat, by its level. */
const BOT = /^bot \S+$/;

/** What the seats of a record are called: as at a table, where bots have names too. */
export function calledIn(names: readonly (string | null)[]): string[] {
  return names.map((name, at) => (name === null || BOT.test(name) ? botName(at + 1) : name));
}

/** Seats of a game at which nobody sits in earnest. */
export function seatsCalled(names: readonly string[]): SeatView[] {
  return names.map((name, at) => ({
    seat: at + 1,
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
