import { expect, test } from 'vitest';
import { clockFace } from './clock';

test.each([
  [0, '0:00'],
  [1, '0:01'],
  [59_000, '0:59'],
  [61_000, '1:01'],
  [3_600_000, '1:00:00'],
  [86_399_000, '23:59:59'],
])('%i milliseconds are %s', (milliseconds, face) => {
  expect(clockFace(milliseconds, 'en')).toBe(face);
});

test('days are told in the language', () => {
  expect(clockFace(2 * 86_400_000 + 3 * 3_600_000, 'en')).toBe('2d 3h');
  expect(clockFace(2 * 86_400_000, 'de')).toContain('2');
});
