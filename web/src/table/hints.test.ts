import { beforeEach, expect, test } from 'vitest';
import { explained, noHints, unexplained } from './hints';

beforeEach(() => localStorage.clear());

test('each kind of situation is explained once, in each game', () => {
  expect(unexplained('pacal', ['own', 'other'])).toBe('own');
  explained('pacal', 'own');
  expect(unexplained('pacal', ['own', 'other'])).toBe('other');
  explained('pacal', 'other');
  expect(unexplained('pacal', ['own', 'other'])).toBeNull();
  expect(unexplained('uxmal', ['own'])).toBe('own');
});

test('one press is enough to have none for good', () => {
  noHints();
  explained('pacal', 'own');
  expect(unexplained('uxmal', ['put'])).toBeNull();
  expect(unexplained('pacal', ['fly'])).toBeNull();
});

test('damaged data is no data', () => {
  localStorage.setItem('sacbe-hints', '[1,2');
  expect(unexplained('pacal', ['fly'])).toBe('fly');
});
