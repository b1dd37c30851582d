import { expect, test } from 'vitest';
import { route } from './route';

test.each([
  ['/', '', { page: 'start' }],
  ['/t/aB-3_x', '', { page: 'table', id: 'aB-3_x' }],
  ['/t/aB3/', '', { page: 'table', id: 'aB3' }],
  ['/learn/pacal', '', { page: 'learn', game: 'pacal' }],
  ['/rules/uxmal', '#4.2', { page: 'rules', game: 'uxmal' }],
  ['/replay', '#12', { page: 'replay' }],
  ['/continue', '#s3cret', { page: 'continue', code: 's3cret' }],
  ['/tables', '', { page: 'tables' }],
  ['/workshop', '', { page: 'workshop', link: '' }],
  ['/workshop', '#m=zAB', { page: 'workshop', link: 'm=zAB' }],
])('%s is a place', (pathname, hash, place) => {
  expect(route({ pathname, hash })).toEqual(place);
});

test.each(['/t', '/t/', '/t/a/b', '/t/%2e%2e', '/t/a b', '/learn', '/nothing', '/tables/1'])(
  '%s is nowhere',
  (pathname) => {
    expect(route({ pathname, hash: '' })).toEqual({ page: 'nowhere' });
  },
);
