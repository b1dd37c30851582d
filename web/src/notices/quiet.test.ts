import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../net/api';
import { fits, followZone, load, minutes, save, time } from './quiet';

let offset = -60;
beforeEach(() => {
  offset = -60;
  localStorage.clear();
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockImplementation(() => offset);
});
afterEach(() => vi.restoreAllMocks());

test('times are minutes of the day', () => {
  expect([minutes('00:00'), minutes('22:30'), minutes('')]).toEqual([0, 1350, null]);
  expect([time(0), time(485), time(1439)]).toEqual(['00:00', '08:05', '23:59']);
});

test('hours may pass midnight but not last longer than twelve', () => {
  expect(fits(22 * 60, 8 * 60)).toBe(true);
  expect(fits(20 * 60, 8 * 60)).toBe(true);
  expect(fits(20 * 60, 8 * 60 + 1)).toBe(false);
  expect(fits(60, 60)).toBe(false);
});

test('hours are saved with the time zone of this browser', async () => {
  const set = vi.spyOn(api, 'setQuiet').mockResolvedValue(undefined);
  await save({ from: 1320, to: 480 });
  await save(null);
  expect(set.mock.calls).toEqual([[{ hours: { from: 1320, to: 480, minutes_east: 60 } }], [{ hours: null }]]);
});

test('they follow the clocks into summer time', async () => {
  const set = vi.spyOn(api, 'setQuiet').mockResolvedValue(undefined);
  vi.spyOn(api, 'quiet').mockResolvedValue({ hours: { from: 1320, to: 480, minutes_east: 60 } });
  await load();
  await followZone();
  expect(set).not.toHaveBeenCalled();
  offset = -120;
  await followZone();
  await followZone();
  expect(set.mock.calls).toEqual([[{ hours: { from: 1320, to: 480, minutes_east: 120 } }]]);
});

test('without quiet hours there is nothing to follow', async () => {
  const set = vi.spyOn(api, 'setQuiet').mockResolvedValue(undefined);
  await followZone();
  await save(null);
  offset = 0;
  await followZone();
  expect(set).toHaveBeenCalledTimes(1);
});

test('of two changes in a row the second is saved last, however long the first takes', async () => {
  const order: unknown[] = [];
  let finish = () => {};
  const set = vi.spyOn(api, 'setQuiet').mockImplementation(async ({ hours }) => {
    if (order.length === 0 && hours) await new Promise<void>((resolve) => (finish = resolve));
    order.push(hours);
    return undefined;
  });
  const first = save({ from: 1, to: 2 });
  const second = save(null);
  await vi.waitFor(() => expect(set).toHaveBeenCalledTimes(1));
  finish();
  await Promise.all([first, second]);
  expect(order).toEqual([{ from: 1, to: 2, minutes_east: 60 }, null]);
});

test('a failed save does not keep the next from being saved', async () => {
  const set = vi.spyOn(api, 'setQuiet').mockRejectedValueOnce(new Error('offline'));
  await expect(save({ from: 1, to: 2 })).rejects.toThrow();
  set.mockResolvedValue(undefined);
  await save(null);
  expect(set).toHaveBeenCalledTimes(2);
});
