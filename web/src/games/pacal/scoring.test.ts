import { describe, expect, it } from 'vitest';
import type { EventView } from '../../protocol';
import { fixture, names, t } from './fixtures';
import { type FinalStep, placeOf, scoring, sourceOf, winners } from './scoring';
import type { Position } from './types';

const over = names.filter((name) => name.endsWith('-over'));
const played = (action: string): EventView[] => [
  { version: 1, at: 0, event: 'played', seat: 1, action, told: null },
];

/** The engine's own parts of the final scoring, in the order of the rules (10.2, 10.4, 10.5). */
function parts({ final_scoring: paid, districts }: Position) {
  return [
    { place: 'river', points: paid.river },
    { place: 'lake', points: paid.lake },
    ...districts.map(({ letter }, index) => ({ place: letter, points: paid.districts[index]! })),
    { place: 'god_stones', points: paid.god_stones },
  ].filter(({ points }) => points.some((won) => won > 0));
}

/** The position before the last action; it brought `bonus` points to the first seat. */
function last(after: Position, bonus: number): Position {
  const paid = parts(after);
  const scores = after.scores.map((score, seat) =>
    paid.reduce((left, { points }) => left - points[seat]!, score - (seat === 0 ? bonus : 0)),
  );
  return { ...after, step: 'build', scores };
}

it('there are finished games to look at', () => {
  expect(over.length).toBeGreaterThan(2);
});

describe.each(over)('the final scoring of %s', (name) => {
  const { board, position } = fixture(name);
  const told = scoring(last(position, 0), position, played('build 1 a1 a1'))!;
  const steps = told.steps as FinalStep[];

  it('is told place by place, in the order and with the points of the engine', () => {
    const points = (step: FinalStep) =>
      position.scores.map((_, index) => winners(step).find(({ seat }) => seat === index + 1)?.points ?? 0);
    expect(steps.map((step) => ({ place: step.letter ?? step.counts, points: points(step) }))).toEqual(
      parts(position),
    );
  });

  it('ends at the final scores', () => {
    const scores = [...last(position, 0).scores];
    for (const { seat, points } of steps.flatMap(winners)) scores[seat - 1]! += points;
    expect(scores).toEqual(position.scores);
  });

  it('points at the place and at a pyramid there', () => {
    for (const step of steps.filter(({ counts }) => counts !== 'god_stones')) {
      const place = placeOf(board, step);
      expect(place.length, step.counts).toBeGreaterThan(0);
      for (const { seat } of winners(step))
        expect(place, step.counts).toContain(sourceOf(board, position, step, seat));
    }
  });

  it('has words for every step', () => {
    for (const { told } of steps) expect(t(told.key, told.args)).not.toContain('page-');
  });
});

it('the points of the last pyramid come first, at its square', () => {
  const { position } = fixture('3-over');
  const [first] = scoring(last(position, 12), position, played('raise 5 g6 d6,g6'))!.steps as FinalStep[];
  expect(first).toMatchObject({ counts: 'pyramid', seat: 1, points: 12, square: 'g6' });
});

it('nothing is told in the middle of a game, or to somebody who arrives later', () => {
  const { position } = fixture('3-over');
  const before = last(position, 0);
  expect(scoring(before, before, played('pass'))).toBeNull();
  expect(scoring(position, position, played('pass'))).toBeNull();
  expect(scoring(before, position, [])).toBeNull();
});
