import { expect, test } from 'vitest';
import { story, worthTelling } from './story';

const frames = (...scores: number[][]) => scores.map((each) => ({ scores: each }));

test('the curves have a step for each change of a score', () => {
  const { curves } = story(frames([0, 0], [0, 0], [5, 0], [5, 6], [5, 6]), [2]);
  expect(curves).toEqual([
    [0, 5, 5],
    [0, 0, 6],
  ]);
});

test('the lead is counted each time it passes to another player, ties aside', () => {
  expect(story(frames([0, 0], [5, 0], [5, 5], [5, 6], [9, 6]), [1]).leadChanges).toBe(2);
});

test('a win by a few points is close', () => {
  expect(story(frames([0, 0], [30, 28], [32, 30]), [1]).highlights).toEqual(['close']);
});

test('a winner who was far behind late in the game came back', () => {
  expect(story(frames([0, 0], [5, 20], [5, 20], [5, 20], [40, 30]), [1]).highlights).toEqual(['comeback']);
});

test('a win by more is not close, and a player who was behind only early did not come back', () => {
  expect(story(frames([0, 0], [30, 28], [34, 30]), [1]).highlights).toEqual([]);
  const early = frames([0, 0], [5, 20], [20, 20], [21, 20], [22, 20], [36, 30]);
  expect(story(early, [1]).highlights).toEqual([]);
});

test('a comeback may be close too', () => {
  expect(story(frames([0, 0], [5, 20], [5, 20], [5, 20], [31, 30]), [1]).highlights).toEqual([
    'close',
    'comeback',
  ]);
});

test('a win by a wide margin is called so, a shared win is not', () => {
  expect(story(frames([0, 0], [10, 10], [60, 20]), [1]).highlights).toEqual(['runaway']);
  expect(story(frames([0, 0], [20, 20]), [1, 2]).highlights).toEqual([]);
});

test('a game that was close at the top is not called close to somebody who lost it clearly', () => {
  expect(worthTelling(['close', 'comeback'], true)).toEqual(['comeback']);
  expect(worthTelling(['close', 'comeback'], false)).toEqual(['close', 'comeback']);
});
