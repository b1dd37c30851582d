import { expect, test } from 'vitest';
import { negotiate } from './negotiate';

const spoken = ['cs', 'de', 'en', 'fr', 'pl'];

test('the first wish that can be granted is granted', () => {
  expect(negotiate(['it', 'pl', 'de'], spoken)).toBe('pl');
});

test('a region is granted by its language', () => {
  expect(negotiate(['de-AT', 'en'], spoken)).toBe('de');
});

test('a language is not granted by another that begins alike', () => {
  expect(negotiate(['dent', 'plx'], spoken)).toBe('en');
});

test('a reader whose languages we lack reads English', () => {
  expect(negotiate([], spoken)).toBe('en');
});
