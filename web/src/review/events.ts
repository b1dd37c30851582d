// What stands out in a review: choices that gave something away, and strokes of luck.
import type { ReviewedChance, ReviewedChoice, ReviewMark } from '../protocol';

/** How an event is marked on the curve and in the list of moves. */
export type EventMark = ReviewMark | 'joker';

/** A choice or a chance event that stands out. */
export interface ReviewEvent {
  /** The number of actions played before it. */
  at: number;
  /** Who chose; at a chance event, who gained most. */
  seat: number;
  mark: EventMark;
}

/** What stands out, in the order of play. */
export function eventsOf(
  choices: readonly ReviewedChoice[],
  chances: readonly ReviewedChance[],
): ReviewEvent[] {
  const chosen = choices.flatMap(({ at, seat, mark }) => (mark ? [{ at, seat, mark }] : []));
  const came = chances.flatMap(({ at, luck, joker }) =>
    joker ? [{ at, seat: luck.indexOf(Math.max(...luck)) + 1, mark: 'joker' as const }] : [],
  );
  return [...chosen, ...came].sort((one, other) => one.at - other.at);
}

/** The next event after a move on screen, or the last one before it; null if there is none. */
export function eventFrom(
  events: readonly ReviewEvent[],
  move: number,
  way: 'next' | 'previous',
): ReviewEvent | null {
  // An event is on screen when its action has just been played.
  const found =
    way === 'next' ? events.find(({ at }) => at + 1 > move) : events.findLast(({ at }) => at + 1 < move);
  return found ?? null;
}
