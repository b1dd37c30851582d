import { beforeEach, expect, test } from 'vitest';
import { peopleHere, rememberHere } from './here';

beforeEach(() => localStorage.clear());

test('a table that nobody has opened here has one player on this screen', () => {
  expect(peopleHere('a')).toEqual([1]);
});

test('the players of a table can change, and other tables are kept', () => {
  rememberHere('a', [1, 2]);
  rememberHere('b', [1, 3]);
  rememberHere('a', [1, 2, 3]);
  expect(peopleHere('a')).toEqual([1, 2, 3]);
  expect(peopleHere('b')).toEqual([1, 3]);
});

test('the oldest of more than fifty tables drop out', () => {
  for (let number = 0; number <= 50; number += 1) rememberHere(`t${number}`, [1, 2]);
  expect(peopleHere('t0')).toEqual([1]);
  expect(peopleHere('t50')).toEqual([1, 2]);
});
