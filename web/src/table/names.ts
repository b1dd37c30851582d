import type { SeatView } from '../protocol';
import type { Translate } from '../words';

/** What a seat is called: the person's name, the bot's, or that it is open. */
export function seatName(t: Translate, seat: SeatView): string {
  if (seat.name) return seat.name;
  if (seat.bot) return t('page-bot', { level: t(`page-level-${seat.bot}`) });
  return t('page-seat-open');
}

/** Names for the log; where two bots are alike, each is called by its number too. */
export function namesOf(t: Translate, seats: readonly SeatView[]): (seat: number) => string | null {
  const plain = seats.map((seat) => seatName(t, seat));
  const names = seats.map((seat, at) => {
    const name = plain[at] ?? '';
    const alike = plain.filter((other) => other === name).length > 1;
    return alike ? t('page-bot-numbered', { name, seat: seat.seat }) : name;
  });
  return (number) => {
    const at = seats.findIndex((seat) => seat.seat === number);
    return names[at] ?? null;
  };
}
