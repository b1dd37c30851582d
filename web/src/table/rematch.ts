// Rematches that others want and you have not joined yet.

import type { SeatView, TableView } from '../protocol';

/** The others who want a rematch, while you have not said so and there is none yet. */
export function rematchOffers(view: TableView): SeatView[] {
  const you = view.seats.find((seat) => seat.seat === view.you?.seat);
  if (view.phase !== 'over' || view.closed || view.rematch || !you || you.wants_rematch) return [];
  return view.seats.filter((seat) => seat.wants_rematch);
}
