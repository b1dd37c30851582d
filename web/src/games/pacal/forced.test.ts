import { expect, test } from 'vitest';
import { forced } from './forced';
import { fixture } from './fixtures';

const legal = (...actions: string[]) => actions.map((action) => ({ action, kind: '' }) as never);

test('the only flight is flown for you', () => {
  const { legal: one } = fixture('3-first');
  expect(one).toHaveLength(1);
  expect(forced(one)).toBe(one[0]?.action);
});

test('a stuck ship with one god stone gives it up', () => {
  expect(forced(legal('god 4'))).toBe('god 4');
  expect(forced(legal('god 4', 'god 6'))).toBeNull();
});

test('whatever ends a turn, or can be left, is up to you', () => {
  expect(forced(legal('pass'))).toBeNull();
  expect(forced(legal('done'))).toBeNull();
  expect(forced(legal('drop own', 'done'))).toBeNull();
  expect(forced(legal('build 1 e5 e5'))).toBeNull();
  expect(forced([])).toBeNull();
});
