import { expect, test } from 'vitest';
import { fileOf } from './rules';

test('the rules are in the language of the reader, or in English', () => {
  expect(fileOf('uxmal', 'en')?.address).toMatch(/docs\/rules\/uxmal.*\.md/);
  expect(fileOf('uxmal', 'tlh')).toEqual({ ...fileOf('uxmal', 'en'), language: 'en' });
  expect(fileOf('uxmal', 'de')?.address).toMatch(/docs\/rules\/de\/uxmal.*\.md/);
  expect(fileOf('chess', 'en')).toBeNull();
});
