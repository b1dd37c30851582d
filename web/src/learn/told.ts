import type { SeatView, SeenEvent, Told } from '../protocol';

/** What was told as news, so that boards show it as they do at a table. */
export function asNews(told: readonly Told[], version: number): SeenEvent[] {
  return told.map(({ seat, action, told: words }, at) => {
    const when = { at: 0, version: version + at };
    return seat === null
      ? { ...when, event: 'rolled', action: action ?? '', told: words }
      : { ...when, event: 'played', seat, action, told: words };
  });
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
