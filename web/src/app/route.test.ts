import { expect, test } from 'vitest';
import { route } from './route';

test.each([
  ['/', '', { page: 'start' }],
  ['/t/aB-3_x', '', { page: 'table', id: 'aB-3_x' }],
  ['/t/aB3/', '', { page: 'table', id: 'aB3' }],
  ['/learn/pacal', '', { page: 'learn', game: 'pacal' }],
  ['/rules/uxmal', '', { page: 'rules', game: 'uxmal', text: 'learn' }],
  ['/rules/uxmal', '#your-turn', { page: 'rules', game: 'uxmal', text: 'learn' }],
  ['/rules/uxmal', '#A.7.3', { page: 'rules', game: 'uxmal', text: 'reference' }],
  ['/rules/pacal', '#5.4', { page: 'rules', game: 'pacal', text: 'reference' }],
  ['/rules/pacal', '#A22', { page: 'rules', game: 'pacal', text: 'reference' }],
  ['/rules/pacal/reference', '', { page: 'rules', game: 'pacal', text: 'reference' }],
  ['/replay', '#12', { page: 'replay' }],
  ['/replay/k3x9', '#12', { page: 'replay' }],
  ['/replay/k3x9/more', '', { page: 'nowhere' }],
  ['/continue', '#s3cret', { page: 'continue', code: 's3cret' }],
  ['/confirm', '#s3cret', { page: 'confirm', code: 's3cret' }],
  ['/unsubscribe/s3cret', '', { page: 'unsubscribe', code: 's3cret' }],
  ['/unsubscribe', '', { page: 'nowhere' }],
  ['/tables', '', { page: 'tables' }],
  ['/workshop', '', { page: 'workshop', link: '' }],
  ['/workshop', '#m=zAB', { page: 'workshop', link: 'm=zAB' }],
])('%s is a place', (pathname, hash, place) => {
  expect(route({ pathname, hash })).toEqual(place);
});

test.each([
  '/t',
  '/t/',
  '/t/a/b',
  '/t/%2e%2e',
  '/t/a b',
  '/learn',
  '/nothing',
  '/tables/1',
  '/rules',
  '/rules/a/b',
  '/rules/a/reference/b',
])('%s is nowhere', (pathname) => {
  expect(route({ pathname, hash: '' })).toEqual({ page: 'nowhere' });
});
