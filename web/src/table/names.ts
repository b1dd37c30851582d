import type { SeatView } from '../protocol';
import type { Translate } from '../words';

/** What bots are called, by their seats: names are not translated. */
const BOTS = ['Itzel', 'Balam', 'Yaxkin', 'Nicte', 'Sak'];

/** The name of a bot on a seat; also of a player whose name is not known. */
export function botName(seat: number): string {
  return BOTS[(seat - 1) % BOTS.length] ?? '';
}

/** What a seat is called: the person's name, the bot's, or that it is open. */
export function seatName(t: Translate, seat: SeatView): string {
  if (seat.name) return seat.name;
  if (seat.kind === 'bot') return botName(seat.seat);
  return t('page-seat-open');
}

/** The seats with bots called by their names, as the games show them. */
export function withBotNames(t: Translate, seats: readonly SeatView[]): SeatView[] {
  return seats.map((seat) => (seat.kind === 'bot' ? { ...seat, name: seatName(t, seat) } : seat));
}

/** Names for sentences, by the number of the seat. */
export function namesOf(t: Translate, seats: readonly SeatView[]): (seat: number) => string | null {
  return (number) => {
    const seat = seats.find((each) => each.seat === number);
    return seat ? seatName(t, seat) : null;
  };
}

/** What a seat is called inside a game: its name, or "seat 2" if there is none. */
export function playerName(seats: readonly SeatView[], seat: number, t: Translate): string {
  return namesOf(t, seats)(seat) ?? t('seat', { seat });
}
