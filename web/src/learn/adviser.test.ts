import { expect, test, vi } from 'vitest';
import { Fault } from '../net/http';
import type { Advice } from '../protocol';
import { Adviser } from './adviser.svelte';

const advice: Advice = { seat: 1, playouts: 10, best: [] };

test('what was said is remembered and not asked again', async () => {
  const ask = vi.fn(async () => advice);
  const adviser = new Adviser(ask);
  await adviser.think(4);
  await adviser.think(4);
  expect(ask.mock.calls).toEqual([[4]]);
  expect(adviser.about(4)).toBe(advice);
  expect(adviser.about(5)).toBeNull();
});

test('one question at a time', async () => {
  let answer: (advice: Advice) => void = () => {};
  const ask = vi.fn(() => new Promise<Advice>((resolve) => (answer = resolve)));
  const adviser = new Adviser(ask);
  const first = adviser.think(1);
  await adviser.think(2);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(adviser.busy).toBe(true);
  answer(advice);
  await first;
  expect(adviser.busy).toBe(false);
});

test('a refusal is told, and the next question forgets it', async () => {
  const problem = { code: 'go-when-over', rule: null, args: {}, message: 'Over.' };
  const ask = vi.fn(async (at: number): Promise<Advice> => {
    if (at === 9) throw new Fault(409, problem);
    return advice;
  });
  const adviser = new Adviser(ask);
  await adviser.think(9);
  expect(adviser.problem).toEqual(problem);
  await adviser.think(1);
  expect(adviser.problem).toBeNull();
});
