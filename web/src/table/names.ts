// Display names of seats, people and bots.
import type { SeatView } from '../protocol';
import type { Translate } from '../words';

/** Bot names by seat. Names are not translated. */
const BOTS = ['Itzel', 'Balam', 'Yaxkin', 'Nicte', 'Sak'];

/** The name of the bot on a seat; also used for a player without a known name. */
export function botName(seat: number): string {
  return BOTS[(seat - 1) % BOTS.length] ?? '';
}

/** The label of a seat: the person's name, the bot's name, or that the seat is open. */
export function seatName(t: Translate, seat: SeatView): string {
  if (seat.name) return seat.name;
  if (seat.kind === 'bot') return botName(seat.seat);
  return t('page-seat-open');
}

/** The seats with bot names filled in, as the games show them. */
export function withBotNames(t: Translate, seats: readonly SeatView[]): SeatView[] {
  return seats.map((seat) => (seat.kind === 'bot' ? { ...seat, name: seatName(t, seat) } : seat));
}

/** Names for sentences, by seat number. */
export function namesOf(t: Translate, seats: readonly SeatView[]): (seat: number) => string | null {
  return (number) => {
    const seat = seats.find((each) => each.seat === number);
    return seat ? seatName(t, seat) : null;
  };
}

/** The label of a seat inside a game: its name, or "seat 2" if it has none. */
export function playerName(seats: readonly SeatView[], seat: number, t: Translate): string {
  return namesOf(t, seats)(seat) ?? t('seat', { seat });
}
