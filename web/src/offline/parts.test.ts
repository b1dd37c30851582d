import { expect, test } from 'vitest';
import { gameOf } from './parts';

test('the game of a record is known by its header', () => {
  expect(gameOf('game pacal\nrules 2\nplayers 2\n\nplace f7\n')).toBe('pacal');
  expect(gameOf('# a comment\r\n\r\ngame  uxmal\r\nrules 1\r\n')).toBe('uxmal');
  // Then the networks of all games are fetched.
  expect(gameOf('no record')).toBe(null);
});
