import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ASK_EVERY, PATIENCE, Patience } from './patience.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('after a while alone it is time to ask, and again after keeping waiting', () => {
  const patience = new Patience(() => {});
  vi.advanceTimersByTime(PATIENCE - 1);
  expect(patience.over).toBe(false);
  vi.advanceTimersByTime(1);
  expect(patience.over).toBe(true);
  patience.again();
  expect(patience.over).toBe(false);
  vi.advanceTimersByTime(PATIENCE);
  expect(patience.over).toBe(true);
});

test('the server is asked every few seconds until the wait ends', () => {
  const ask = vi.fn();
  const patience = new Patience(ask);
  vi.advanceTimersByTime(3 * ASK_EVERY);
  expect(ask).toHaveBeenCalledTimes(3);
  patience.stop();
  vi.advanceTimersByTime(10 * PATIENCE);
  expect(ask).toHaveBeenCalledTimes(3);
  expect(patience.over).toBe(false);
});
