import { beforeEach, expect, test } from 'vitest';
import { Playback, type Speed } from './playback';

let shown: string[];
let timer: { milliseconds: number; then: () => void } | null;
let speed: Speed;

beforeEach(() => {
  [shown, timer, speed] = [[], null, 'normal'];
});

function playback(): Playback {
  const wait = (milliseconds: number, then: () => void) => {
    const mine = { milliseconds, then };
    timer = mine;
    return () => {
      if (timer === mine) timer = null;
    };
  };
  return new Playback(wait, () => speed);
}

function step(name: string, milliseconds = 500) {
  return { show: () => shown.push(name), milliseconds };
}

function ring() {
  const due = timer;
  timer = null;
  due?.then();
}

test('the first step is shown at once, the next when its time is over', () => {
  const queue = playback();
  queue.push(step('a'));
  queue.push(step('b'));
  expect(shown).toEqual(['a']);
  ring();
  expect(shown).toEqual(['a', 'b']);
});

test('steps without a time do not hold up the next', () => {
  const queue = playback();
  queue.push(step('mine', 0));
  queue.push(step('theirs'));
  expect(shown).toEqual(['mine', 'theirs']);
});

test('a press shows everything at once', () => {
  const queue = playback();
  for (const name of ['a', 'b', 'c']) queue.push(step(name));
  queue.skip();
  expect(shown).toEqual(['a', 'b', 'c']);
  expect(queue.busy).toBe(false);
});

test('at once means at once', () => {
  speed = 'instant';
  const queue = playback();
  for (const name of ['a', 'b', 'c']) queue.push(step(name));
  expect(shown).toEqual(['a', 'b', 'c']);
});

/** Milliseconds until this many steps have been shown. */
function lasts(steps: number): number {
  const queue = playback();
  let total = 0;
  for (let at = 0; at < steps; at++) queue.push(step(String(at)));
  while (timer) {
    total += timer.milliseconds;
    ring();
  }
  expect(shown).toHaveLength(steps);
  return total;
}

test('a round of five players is not squeezed', () => {
  expect(lasts(25)).toBe(25 * 500);
});

test('slow is slower and fast is faster than normal', () => {
  speed = 'slow';
  expect(lasts(4)).toBeGreaterThan(4 * 500);
  [shown, speed] = [[], 'fast'];
  expect(lasts(4)).toBeLessThan(4 * 500);
});

test('a very long row of steps is shown faster, so that the screen does not lag behind for minutes', () => {
  expect(lasts(1000)).toBeLessThan(80_000);
});

test('what is forgotten is not shown', () => {
  const queue = playback();
  queue.push(step('a'));
  queue.push(step('b'));
  queue.clear();
  expect(timer).toBeNull();
  queue.push(step('c'));
  expect(shown).toEqual(['a', 'c']);
});

/** Two moves, a scoring of three steps, and a move. */
function withScoring(queue: Playback) {
  const scoring = {};
  for (const name of ['a', 'b']) queue.push(step(name));
  for (const name of ['1', '2', '3']) queue.push({ ...step(name, 900), scoring });
  queue.push(step('c'));
}

test('a skip during moves stops at the scoring, a skip during the scoring at its end', () => {
  const queue = playback();
  withScoring(queue);
  queue.skip();
  expect(shown).toEqual(['a', 'b', '1']);
  queue.skip();
  expect(shown).toEqual(['a', 'b', '1', '2', '3']);
  ring();
  expect(shown.at(-1)).toBe('c');
});

test('the steps of a scoring are not squeezed, however many steps wait', () => {
  const queue = playback();
  withScoring(queue);
  for (let at = 0; at < 1000; at++) queue.push(step(String(at)));
  queue.skip();
  expect(timer?.milliseconds).toBe(900);
});

test('everything is shown when the end is asked for', () => {
  const queue = playback();
  withScoring(queue);
  queue.finish();
  expect(shown).toEqual(['a', 'b', '1', '2', '3', 'c']);
  expect(queue.busy).toBe(false);
});

test('nothing goes on while somebody reads', () => {
  const queue = playback();
  queue.push(step('a'));
  queue.hold(true);
  queue.push(step('b'));
  ring();
  expect(shown).toEqual(['a']);
  queue.hold(false);
  expect(shown).toEqual(['a', 'b']);
});
