import { beforeEach, expect, test } from 'vitest';
import type { MyTable } from '../../protocol';
import { peopleHere, rememberHere } from '../../table/here';
import { endingOf, unique } from './mine';

beforeEach(() => localStorage.clear());

function row(table: string, as: number, waits = false): MyTable {
  return { table, as, waits, seat: as } as MyTable;
}

test('a table is listed once, and waits if it waits for anybody here', () => {
  const found = unique([row('a', 2), row('b', 1), row('a', 1, true)]);
  expect(found.map(({ table, waits }) => [table, waits])).toEqual([
    ['a', true],
    ['b', false],
  ]);
  expect(peopleHere('a')).toEqual([1, 2]);
});

test('the page of a table opens as the person that this browser was before it continued for another', () => {
  rememberHere('b', [1, 2]);
  unique([row('a', 6), row('b', 10), row('b', 7)]);
  expect(peopleHere('a')).toEqual([6]);
  expect(peopleHere('b')).toEqual([7, 10]);
});

test('the result is a win, or a place, with points', () => {
  const result = { scores: [20, 31, 20], winners: [2] };
  expect(endingOf({ seat: 2, result })).toEqual({ won: true, place: 1, players: 3, points: 31 });
  expect(endingOf({ seat: 1, result })).toEqual({ won: false, place: 2, players: 3, points: 20 });
  expect(endingOf({ seat: 1, result: { scores: [9, 9], winners: [2] } })?.place).toBe(2);
  expect(endingOf({ seat: 1 })).toBeNull();
  expect(endingOf({ seat: null, result })).toBeNull();
});
