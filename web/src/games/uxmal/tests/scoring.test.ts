import { describe, expect, test } from 'vitest';
import type { SeenEvent } from '../../../protocol';
import { beyond, scoringToTell, scorings, scoringsAmong, type Moment } from '../scoring';
import { cardsWorth, standing, sum, worthUnder } from '../track';
import type { Scored } from '../types';
import { fixture, fixtures } from './fixtures';

test('the worth of priests and cards is the engine’s', () => {
  for (const { board, position } of fixtures.values()) {
    const told = position.worth.map((priests) => priests.map((one) => one.points));
    expect(worthUnder(position, position.popularity)).toEqual(told);
    const cards = position.hands.map((hand) => cardsWorth(board, position.popularity, hand));
    expect(cards).toEqual(position.cards_worth);
  }
});

test('spending cards of a popular idol costs their points', () => {
  const { board, position } = fixture('3-turn-level-1');
  const [first] = position.popularity;
  const seat = position.hands.findIndex((hand) => hand[first!] > 0) + 1;
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
  const { board, position: before } = fixture(first);
  const { position: after, news } = fixture(second);
  const last = news.filter((event) => event.version >= (fixture(first).news.at(-1)?.version ?? 0) + 1);

  test('is told seat by seat, and adds up', () => {
    const scored = scoringToTell(board, before, last, after);
    expect(scored?.phase).toBe(phase);
    expect(scored?.popularity).toEqual(before.popularity);
    const won = after.scores.map((score, index) => score - (before.scores[index] ?? 0));
    expect(scored?.seats.map((seat) => seat.points)).toEqual(won);
    for (const seat of scored?.seats ?? []) {
      const lines = [...seat.priests, ...seat.cards].map((line) => line.points);
      expect(sum(lines)).toBe(seat.points);
    }
    expect(sum(won)).toBeGreaterThan(0);
  });

  test('is not told to somebody who only turns pages', () => {
    expect(scoringToTell(board, before, [], after)).toBeNull();
    expect(scoringToTell(board, after, last, after)).toBeNull();
    expect(scoringToTell(board, after, last, before)).toBeNull();
  });

  test('is told by its sums where too much has happened to know the lines', () => {
    const priests = before.priests.map(() => []);
    const scored = scoringToTell(board, { ...before, priests }, last, after);
    const won = after.scores.map((score, index) => score - (before.scores[index] ?? 0));
    expect(scored?.seats.map((seat) => seat.points)).toEqual(won);
    expect(scored?.seats.every((seat) => seat.priests.length === 0)).toBe(true);
  });
});

test('what the server tells of a scoring is believed', () => {
  const { board, position: before } = fixture('3-before-scoring');
  const { position: after, news } = fixture('3-scored');
  const told: Scored = { phase: 1, popularity: ['J', 'S', 'Q', 'M', 'T'], seats: [] };
  const now = { ...after, scored: [told] };
  expect(scoringToTell(board, before, news, now)).toBe(told);
  expect(scoringToTell(board, now, news, now)).toBeNull();
  expect(scorings(now, new Map())).toEqual([told]);
});

test('an ordinary turn is no scoring', () => {
  const { board, position: before } = fixture('3-turn-level-1');
  const { position: after } = fixture('3-pay');
  const news: SeenEvent[] = [{ version: 1, at: 0, event: 'played', seat: 1, action: 'tile', told: null }];
  expect(scoringToTell(board, before, news, after)).toBeNull();
});

test('at the end everything told and the rest add up to the scores', () => {
  const { position } = fixture('3-over');
  const told = scorings(position, new Map());
  expect(told.map((one) => one.phase)).toEqual([3]);
  const rest = beyond(position, told);
  expect(rest.every((points) => points >= 0)).toBe(true);
  const last = told[0]!.seats.map((seat) => seat.points);
  expect(rest.map((points, index) => points + last[index]!)).toEqual(position.scores);
});

test('a record tells all scorings of a game', () => {
  const { board } = fixture('3-over');
  const moments = (name: string, next: string): Moment[] => {
    const last = fixture(next).news.at(-1);
    const { seat, action, told } = last as Extract<SeenEvent, { event: 'played' }>;
    return [
      { position: fixture(name).position, after: { seat: null, action: 'draw .QJS', told: null } },
      { position: fixture(next).position, after: { seat, action, told } },
    ];
  };
  const record = [
    ...moments('3-before-scoring', '3-scored'),
    ...moments('3-before-second-scoring', '3-scored-twice'),
    ...moments('3-before-last-scoring', '3-over'),
  ];
  const told = scoringsAmong(board, record);
  expect(told.map((one) => one.phase)).toEqual([1, 2, 3]);
  expect(beyond(fixture('3-over').position, told)).toEqual([0, 0, 0]);
});
