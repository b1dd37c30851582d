import { describe, expect, test } from 'vitest';
import type { EventView } from '../../protocol';
import { scoring, scoringToTell, type UxmalStep } from './scoring';
import { slabs, width } from './geometry';
import { total } from './payment';
import { cardsWorth, standing, sum, worthUnder } from './track';
import { fixture, fixtures } from './fixtures';

test('the worth of priests and cards is the engine’s', () => {
  for (const { board, position } of fixtures.values()) {
    const told = position.worth.map((priests) => priests.map((one) => one.points));
    expect(worthUnder(position, position.popularity)).toEqual(told);
    const cards = position.hands.map((hand) => cardsWorth(board, position.popularity, hand!));
    expect(cards).toEqual(position.cards_worth);
  }
});

test('spending cards of a popular idol costs their points', () => {
  const { board, position } = fixture('3-turn-level-1');
  const [first] = position.popularity;
  const seat = position.hands.findIndex((hand) => hand![first!] > 0) + 1;
  expect(seat).toBeGreaterThan(0);
  const now = standing(board, position, seat, position.popularity);
  const spent = { seat, idol: first!, count: 1 };
  expect(standing(board, position, seat, position.popularity, spent)).toBe(now - 2);
  const another = { ...spent, seat: seat === 1 ? 2 : 1 };
  expect(standing(board, position, seat, position.popularity, another)).toBe(now);
});

describe.each([
  ['3-before-scoring', '3-scored', 1],
  ['3-before-second-scoring', '3-scored-twice', 2],
  ['3-before-last-scoring', '3-over', 3],
] as const)('the scoring between %s and %s', (first, second, phase) => {
  const { position: before } = fixture(first);
  const { position: after, news } = fixture(second);
  const last = news.filter((event) => event.version >= (fixture(first).news.at(-1)?.version ?? 0) + 1);

  test('is told as the server tells it', () => {
    const scored = scoringToTell(before, last, after);
    expect(scored?.phase).toBe(phase);
    const won = after.scores.map((score, index) => score - (before.scores[index] ?? 0));
    expect(scored?.seats.map((seat) => seat.points)).toEqual(won);
  });

  test('is told seat by seat: every priest, then every kind of cards, as the server lists them', () => {
    const scored = after.scored.at(-1)!;
    const steps = scoring(before, after, last)!.steps as UxmalStep[];
    const expected = scored.seats.flatMap(({ priests, cards }, index) => [
      ...priests.map(({ cell, idol, points }) => ({ seat: index + 1, cell, idol, points })),
      ...cards.map(({ idol, points }) => ({ seat: index + 1, cell: null, idol, points })),
    ]);
    expect(expected.length).toBeGreaterThan(3);
    expect(steps.map(({ seat, cell, idol, points }) => ({ seat, cell, idol, points }))).toEqual(expected);
    const sums = scored.seats.map((_, index) =>
      sum(steps.filter(({ seat }) => seat === index + 1).map(({ points }) => points)),
    );
    expect(sums).toEqual(scored.seats.map(({ points }) => points));
  });

  test('is told on the board before anything was cleared', () => {
    const { position } = scoring(before, after, last)!;
    expect(position.priests).toEqual(before.priests);
    expect(position.popularity).toEqual(before.popularity);
    expect([position.scores, position.phase]).toEqual([before.scores, phase]);
    expect(slabs(position).filter((slab) => slab.level === phase)).toHaveLength(width(phase) ** 2);
    const cards = position.hands.map((hand) => total(hand!));
    expect(position.hand_sizes).toEqual(cards);
    const kept = after.hands.map((hand) => total(hand!));
    const counted = after.scored.at(-1)!.seats.map((seat) => sum(seat.cards.map(({ count }) => count)));
    expect(cards).toEqual(kept.map((left, index) => left + counted[index]!));
  });

  test('is not told to somebody who only turns pages', () => {
    expect(scoringToTell(before, [], after)).toBeNull();
    expect(scoringToTell(after, last, after)).toBeNull();
    expect(scoringToTell(after, last, before)).toBeNull();
  });
});

test('an ordinary turn is no scoring', () => {
  const { position: before } = fixture('3-turn-level-1');
  const { position: after } = fixture('3-pay');
  const news: EventView[] = [{ version: 1, at: 0, event: 'played', seat: 1, action: 'tile', told: null }];
  expect(scoringToTell(before, news, after)).toBeNull();
});
