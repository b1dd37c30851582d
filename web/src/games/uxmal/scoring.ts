// The scoring of a phase: whether there is one to tell, and its steps in order.

import type { EventView } from '../../protocol';
import type { Scoring, ScoringStep } from '../game';
import { actionsOf } from './happened';
import { none } from './payment';
import { sum } from './track';
import type { Cards, Idol, Position, Scored } from './types';

/** One step: a priest, or the cards of an idol. */
export interface UxmalStep extends ScoringStep {
  /** The cell of the priest; null for cards. */
  cell: string | null;
  idol: Idol | null;
}

type ScoredSeat = Scored['seats'][number];

/** The scoring that has just happened, or null. */
export function scoringToTell(before: Position, news: readonly EventView[], after: Position): Scored | null {
  if (actionsOf(news).length === 0 || after.scored.length <= before.scored.length) return null;
  return after.scored.at(-1) ?? null;
}

/** The scoring of a phase as it is told on the board: seat by seat, first the priests, then the cards. */
export function scoring(
  before: Position,
  after: Position,
  news: readonly EventView[],
): Scoring<Position> | null {
  const scored = scoringToTell(before, news, after);
  if (!scored) return null;
  const steps = scored.seats.flatMap((seat, index) => [
    ...priests(seat, index + 1),
    ...cards(seat, index + 1),
  ]);
  return { position: scoredPosition(before, scored, after), steps };
}

function priests(scored: ScoredSeat, seat: number): UxmalStep[] {
  return scored.priests.map(({ cell, idol, level, points }) => ({
    seat,
    points,
    cell,
    idol,
    told: { key: 'page-uxmal-told-priest', args: { seat, cell, idol: idol ?? '-', level, points } },
  }));
}

function cards(scored: ScoredSeat, seat: number): UxmalStep[] {
  return scored.cards.map(({ count, idol, points }) => ({
    seat,
    points,
    cell: null,
    idol,
    told: { key: 'page-uxmal-told-cards', args: { seat, count, idol, points } },
  }));
}

/** The position that was scored: the last tile lies, and priests, cards and idols are still in place. */
function scoredPosition(before: Position, { phase, popularity, seats }: Scored, after: Position): Position {
  return {
    ...after,
    phase: phase as Position['phase'],
    popularity,
    step: 'turn',
    seat: before.seat,
    winners: [],
    scored: before.scored,
    scores: before.scores,
    priests: seats.map((seat) => seat.priests.map(({ cell }) => cell)),
    worth: seats.map((seat) => seat.priests),
    off_board: before.off_board,
    cards_worth: seats.map((seat) => sum(seat.cards.map(({ points }) => points))),
    hands: seats.map((seat, index) => held(after.hands[index] ?? null, seat)),
    hand_sizes: seats.map((seat, index) => (after.hand_sizes[index] ?? 0) + counted(seat)),
  };
}

/** The cards before the counted ones went back; a hidden hand stays hidden. */
function held(left: Cards | null, seat: ScoredSeat): Cards | null {
  if (!left) return null;
  const cards = { ...none(), ...left };
  for (const { idol, count } of seat.cards) cards[idol] += count;
  return cards;
}

function counted(seat: ScoredSeat): number {
  return sum(seat.cards.map(({ count }) => count));
}
