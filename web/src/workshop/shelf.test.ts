import { beforeEach, expect, test, vi } from 'vitest';
import { drop, keep, kept, type Kept, playable } from './shelf';

const set = (id: string, more: Partial<Kept> = {}): Kept => ({
  id,
  game: 'pacal',
  name: `box ${id}`,
  parts: { board: {} },
  ready: null,
  ...more,
});

beforeEach(() => localStorage.clear());

test('sets are kept, the last edited first, and dropped', () => {
  for (const id of ['a', 'b', 'a']) expect(keep(set(id))).toBe(true);
  expect(kept().map(({ id }) => id)).toEqual(['a', 'b']);
  drop('a');
  expect(kept()).toEqual([set('b')]);
});

test('only sets without problems can be played, and only in their game', () => {
  const options = { board: { rows: [] } };
  keep(set('a', { ready: options }));
  keep(set('b'));
  keep(set('c', { game: 'uxmal', ready: { base: [] } }));
  expect(playable('pacal')).toEqual([{ name: 'box a', options }]);
});

test.each(['7', '{"sets":7}', '{"sets":[null,7,{"id":1},{"id":"x"}]}', '{'])(
  'damaged storage: %s',
  (text) => {
    localStorage.setItem('sacbe-workshop', text);
    expect(kept()).toEqual([]);
  },
);

test('a browser that refuses to store says so', () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: full });
  expect(keep(set('a'))).toBe(false);
  vi.unstubAllGlobals();
});
