import { describe, expect, it } from 'vitest';
import { fixture, names, t } from './fixtures';
import { memories } from './memories';

describe.each(names.filter((name) => name.endsWith('-over')))('what to remember of %s', (name) => {
  const { board, position } = fixture(name);
  const { best, sources } = memories(board, position);

  it('the sources of points add up to the scores', () => {
    const sums = position.scores.map((_, seat) =>
      sources.reduce((sum, { points }) => sum + points[seat]!, 0),
    );
    expect(sums).toEqual(position.scores);
    for (const { name } of sources) expect(t(name)).not.toContain('page-');
  });

  it('the best pyramid is as high as any', () => {
    const heights = position.seats.flatMap(({ pyramids }) => pyramids.map(({ floors }) => floors));
    expect(best?.told.args['floors']).toBe(Math.max(...heights));
    const its = position.seats[best!.seat - 1]!.pyramids;
    expect(its.map(({ square }) => square)).toContain(best?.told.args['square']);
    expect(t(best!.told.key, best!.told.args)).toMatch(/floors? on [a-k]\d/);
  });
});

it('without a pyramid there is no best one', () => {
  const { board, position } = fixture('3-over');
  const none = position.seats.map((seat) => ({ ...seat, pyramids: [] }));
  expect(memories(board, { ...position, seats: none }).best).toBeNull();
});
