import { beforeEach, expect, test } from 'vitest';
import type { LevelName, TableView } from '../protocol';
import { beaten, noteWin } from './wins';

const LEVELS = ['4', '7', '9'] as LevelName[];
const seats = [
  { seat: 1, kind: 'person', bot: null },
  { seat: 2, kind: 'bot', bot: '7' },
  { seat: 3, kind: 'bot', bot: '4' },
];
const view = (more: object = {}) =>
  ({ game: 'pacal', table: 'a', winners: [1], seats, ...more }) as unknown as TableView;

beforeEach(() => localStorage.clear());

test('the strongest bot beaten counts', () => {
  expect(beaten(view(), 1, LEVELS)).toBe('7');
});

test('nothing is beaten in a loss, a tie or a game with people', () => {
  expect(beaten(view({ winners: [2] }), 1, LEVELS)).toBeNull();
  expect(beaten(view({ winners: [1, 2] }), 1, LEVELS)).toBeNull();
  expect(beaten(view(), null, LEVELS)).toBeNull();
  const people = [seats[0], { seat: 2, kind: 'person', bot: null }];
  expect(beaten(view({ seats: people }), 1, LEVELS)).toBeNull();
});

test('the first win against a level is called out, also after a reload, and only once', () => {
  expect(noteWin({ game: 'pacal', table: 'a' }, '4')).toBe(true);
  expect(noteWin({ game: 'pacal', table: 'a' }, '4')).toBe(true);
  expect(noteWin({ game: 'pacal', table: 'b' }, '4')).toBe(false);
  expect(noteWin({ game: 'uxmal', table: 'c' }, '4')).toBe(true);
});
