import { afterEach, expect, test, vi } from 'vitest';
import type { TableView } from '../protocol';
import { askEarly, keepEarly, takeEarly } from './early';

const view = { table: 'demo', version: 3 } as TableView;
afterEach(() => vi.unstubAllGlobals());

test('a table that was asked for early is given once, to the person it was asked for', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(view))));
  void askEarly('demo', 2);
  expect(takeEarly('demo', 1)).toBeNull();
  expect(await takeEarly('demo', 2)).toEqual(view);
  expect(takeEarly('demo', 2)).toBeNull();
});

test('what could not be had is nothing, and no fault', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  expect(await askEarly('demo', 1)).toBeNull();
  expect(await takeEarly('demo', 1)).toBeNull();
});

test('a view that came with something else is kept', async () => {
  keepEarly(view, 1);
  expect(await takeEarly('demo', 1)).toBe(view);
});
