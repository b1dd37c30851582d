import { expect, it } from 'vitest';
import { fixture } from './fixtures';
import { memories } from './memories';

const { board, position } = fixture('3-over');
const { best, sources } = memories(board, position);

it('the sources of points add up to the scores', () => {
  const sums = position.scores.map((_, seat) => sources.reduce((sum, { points }) => sum + points[seat]!, 0));
  expect(sums).toEqual(position.scores);
});

it('no priest brought more than the best one', () => {
  const all = position.scored.flatMap(({ seats }) => seats.flatMap(({ priests }) => priests));
  expect(best?.told.args['points']).toBe(Math.max(...all.map(({ points }) => points)));
});

it('without a scoring there is no best one', () => {
  expect(memories(board, { ...position, scored: [] }).best).toBeNull();
});
