import { expect, test } from 'vitest';
import type { CurvePoint, ReviewedChance, ReviewedChoice, ReviewedPlayer } from '../protocol';
import { bars, inPercent, inPoints, whole, type Account } from './account';
import { line, listed, moveAt, percents, uncrowded, winAt, x, y, type Frame } from './curve';
import { eventFrom, eventsOf } from './events';

const frame: Frame = { last: 10, width: 216, height: 110, side: 8, edge: 5 };
const point = (at: number, ...win: number[]): CurvePoint => ({ at, win, points: win });

test('the first move is at the left edge, the last at the right, certainty on top', () => {
  expect([x(frame, 0), x(frame, 10)]).toEqual([8, 208]);
  expect([y(frame, 1), y(frame, 0), y(frame, 0.5)]).toEqual([5, 105, 55]);
  expect(line(frame, [point(0, 0.5, 0.5), point(10, 0, 1)], 2)).toBe('8.0,55.0 208.0,5.0');
});

test('a pointer finds its move, also beside the curve', () => {
  for (const move of [0, 3, 10]) expect(moveAt(frame, x(frame, move))).toBe(move);
  expect([moveAt(frame, -50), moveAt(frame, 999)]).toEqual([0, 10]);
});

test('a crowded curve leaves out slips first, then mistakes, never blunders or strokes of luck', () => {
  const events = (['slip', 'joker', 'mistake', 'blunder'] as const).map((mark) => ({ mark }));
  const marks = (room: number) => uncrowded(events, room).map(({ mark }) => mark);
  expect(marks(4)).toEqual(['slip', 'joker', 'mistake', 'blunder']);
  expect(marks(3)).toEqual(['joker', 'mistake', 'blunder']);
  expect(marks(1)).toEqual(['joker', 'blunder']);
});

test('a game without moves has a curve too', () => {
  expect(x({ ...frame, last: 0 }, 0)).toBe(8);
});

test('between two judged positions the earlier one holds', () => {
  const curve = [point(2, 0.5, 0.5), point(6, 0.9, 0.1)];
  expect(winAt(curve, 1)).toBeNull();
  expect(winAt(curve, 5)).toEqual([0.5, 0.5]);
  expect(winAt(curve, 6)).toEqual([0.9, 0.1]);
});

test('percents add up to 100', () => {
  expect(percents([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33]);
  expect(percents([0.615, 0.385])).toEqual([62, 38]);
  expect(percents([1, 0])).toEqual([100, 0]);
});

test('the curve in numbers lists a few points, the last one, and those after an event', () => {
  const curve = Array.from({ length: 100 }, (_, at) => point(at, 0.5, 0.5));
  const found = listed(curve, [{ at: 13 }]).map(({ at }) => at);
  expect(found.length).toBeLessThan(16);
  expect(found).toEqual(expect.arrayContaining([0, 14, 99]));
});

function sum({ start = 0, luck, own, others = 0, remainder = 0 }: Account): number {
  return start + luck + own + others + remainder;
}

test('a rounded account still adds up', () => {
  const account = whole({ start: 0.4, luck: 0.4, own: 0.4, others: 0.4, end: 1.6 });
  expect(account.end).toBe(2);
  expect(sum(account)).toBe(2);
});

const player = {
  seat: 1,
  start: 0.3349,
  luck: 0.1151,
  own: -0.0654,
  others: 0.6154,
  end: 1,
  points: { start: 60.4, luck: 11.4, own: -6.4, others: 2.4, remainder: 0.2, end: 68 },
} as ReviewedPlayer;

test('the accounts in percent and in points add up', () => {
  expect(sum(inPercent(player))).toBe(100);
  expect(inPercent(player).remainder).toBeUndefined();
  expect(sum(inPoints(player))).toBe(68);
});

test('luck and own choices in points are rounded as they are', () => {
  expect(inPoints(player)).toMatchObject({ luck: 11, own: -6, end: 68 });
  const unlucky = { ...player, points: { ...player.points, luck: -0.2, remainder: 11.8 } };
  expect(Object.is(inPoints(unlucky).luck, 0)).toBe(true);
});

test('bars of all players share one scale', () => {
  expect(
    bars([
      { luck: 10, own: -20 },
      { luck: -5, own: 0 },
    ]),
  ).toEqual([
    { luck: 0.5, own: -1 },
    { luck: -0.25, own: 0 },
  ]);
});

const choice = (at: number, mark?: ReviewedChoice['mark']) =>
  ({ at, seat: 2, ...(mark ? { mark } : {}) }) as ReviewedChoice;
const chance = (at: number, luck: number[], joker: boolean) => ({ at, luck, joker }) as ReviewedChance;

test('marked choices and strokes of luck stand out, in the order of play', () => {
  expect(
    eventsOf(
      [choice(1), choice(7, 'slip'), choice(9, 'blunder')],
      [chance(3, [-0.4, 0.4], true), chance(8, [0.1, -0.1], false)],
    ),
  ).toEqual([
    { at: 3, seat: 2, mark: 'joker' },
    { at: 7, seat: 2, mark: 'slip' },
    { at: 9, seat: 2, mark: 'blunder' },
  ]);
});

test('the next and the previous event of a move on screen', () => {
  const events = eventsOf([choice(3, 'slip'), choice(7, 'slip')], []);
  // After three actions, the one that is marked comes next.
  expect(eventFrom(events, 3, 'next')?.at).toBe(3);
  expect(eventFrom(events, 4, 'next')?.at).toBe(7);
  expect(eventFrom(events, 8, 'next')).toBeNull();
  expect(eventFrom(events, 8, 'previous')?.at).toBe(3);
  expect(eventFrom(events, 4, 'previous')).toBeNull();
});
