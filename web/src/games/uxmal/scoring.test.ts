import { describe, expect, test } from 'vitest';
import type { EventView } from '../../protocol';
import { scoringToTell } from './scoring';
import { cardsWorth, standing, worthUnder } from './track';
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
