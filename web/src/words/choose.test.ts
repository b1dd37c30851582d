import { expect, test } from 'vitest';
import { choose } from './choose';

const spoken = ['cs', 'de', 'en', 'fr', 'pl'];

test('the first wish that can be granted is granted', () => {
  expect(choose(['it', 'pl', 'de'], spoken)).toBe('pl');
});

test('a region is granted by its language', () => {
  expect(choose(['de-AT', 'en'], spoken)).toBe('de');
});

test('a language is not granted by another that begins alike', () => {
  expect(choose(['dent', 'plx'], spoken)).toBe('en');
});

test('whoever wishes for nothing we speak reads English', () => {
  expect(choose([], spoken)).toBe('en');
});
