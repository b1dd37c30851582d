// The final scoring, told on the board place by place: the engine says what each place pays.

import type { EventView, Sentence } from '../../protocol';
import type { Scoring, ScoringStep } from '../game';
import { built } from './happened';
import { squaresOf } from './standing';
import type { Board, Position, SquareName } from './types';

/** What a step of the final scoring counts. */
export type Counted = 'pyramid' | 'river' | 'lake' | 'district' | 'god_stones';

/** A step of the final scoring: one place, with everybody who scores there. */
export interface FinalStep extends ScoringStep {
  counts: Counted;
  /** The district's letter; null for other places. */
  letter: string | null;
  /** The square of the last pyramid, if the step is about it. */
  square: SquareName | null;
}

type Points = readonly number[];

/** The final scoring that these events brought: shores, districts and god stones, in the order of the rules. */
export function scoring(
  before: Position,
  after: Position,
  news: readonly EventView[],
): Scoring<Position> | null {
  if (before.step === 'over' || after.step !== 'over') return null;
  if (!news.some(({ event }) => event === 'played')) return null;
  const places = placesOf(after);
  return { position: after, steps: [...lastPyramid(before, after, news, places), ...places] };
}

function placesOf({ final_scoring: paid, districts }: Position): FinalStep[] {
  return [
    ...step('river', paid.river, null),
    ...step('lake', paid.lake, null),
    ...districts.flatMap(({ letter }, index) => step('district', paid.districts[index] ?? [], letter)),
    ...step('god_stones', paid.god_stones, null),
  ];
}

/** What the action itself brought: all that no place pays. */
function lastPyramid(
  before: Position,
  after: Position,
  news: readonly EventView[],
  places: FinalStep[],
): FinalStep[] {
  const points = after.scores.map(
    (score, index) => score - (before.scores[index] ?? 0) - paidTo(places, index + 1),
  );
  const [found] = step('pyramid', points, null);
  return found ? [{ ...found, square: built([...news], found.seat) }] : [];
}

function paidTo(places: FinalStep[], seat: number): number {
  return places.flatMap(winners).reduce((sum, each) => sum + (each.seat === seat ? each.points : 0), 0);
}

/** One step for a place, most points first; none if nobody scores there. */
function step(counts: Counted, points: Points, letter: string | null): FinalStep[] {
  const paid = points
    .map((won, index) => ({ seat: index + 1, points: won }))
    .filter((each) => each.points > 0)
    .sort((one, other) => other.points - one.points || one.seat - other.seat);
  const [first, ...also] = paid;
  if (!first) return [];
  const told: Sentence = { key: `page-pacal-told-${counts}`, args: letter ? { letter } : {} };
  return [{ ...first, also, counts, letter, square: null, told }];
}

/** Everybody who scores in a step, most points first. */
export function winners({ seat, points, also = [] }: ScoringStep): { seat: number; points: number }[] {
  return [{ seat, points }, ...also];
}

/** The squares of a step's place. */
export function placeOf(board: Board, { counts, letter, square }: FinalStep): SquareName[] {
  switch (counts) {
    case 'river':
      return board.river_shore;
    case 'lake':
      return board.lake_shore;
    case 'district':
      return squaresOf(board, letter ?? '');
    default:
      return square ? [square] : [];
  }
}

/** Where a seat's points of a step come from: its highest pyramid there, or its ship. */
export function sourceOf(board: Board, position: Position, step: FinalStep, seat: number): SquareName | null {
  const here = new Set(placeOf(board, step));
  const its = position.seats[seat - 1];
  const highest = (its?.pyramids ?? [])
    .filter(({ square }) => here.has(square))
    .sort((one, other) => other.floors - one.floors)[0];
  return highest?.square ?? its?.ship ?? null;
}
