import { expect, test } from 'vitest';
import type { TableSummary } from '../../protocol';
import { filterOf, passes, searchOf } from './filter';

const ANY = { game: '', pace: '', with: '' };

function table(game: string, pace: string, bots: string[]): TableSummary {
  const seats = [{ kind: 'person' }, ...bots.map((bot) => ({ kind: 'bot', bot }))];
  return { game, pace: { kind: pace }, seats } as unknown as TableSummary;
}

test('each filter holds back what does not fit', () => {
  const slow = table('pacal', 'days', []);
  const bots = table('uxmal', 'unhurried', ['4', '9']);
  expect([slow, bots].map((each) => passes(each, ANY))).toEqual([true, true]);
  expect([slow, bots].map((each) => passes(each, { ...ANY, game: 'uxmal' }))).toEqual([false, true]);
  expect([slow, bots].map((each) => passes(each, { ...ANY, pace: 'days' }))).toEqual([true, false]);
  expect([slow, bots].map((each) => passes(each, { ...ANY, with: 'people' }))).toEqual([true, false]);
  expect([slow, bots].map((each) => passes(each, { ...ANY, with: '9' }))).toEqual([false, true]);
  expect([slow, bots].map((each) => passes(each, { ...ANY, with: '10' }))).toEqual([false, false]);
});

test('a filter survives in the address, and nonsense there is no filter', () => {
  const filter = { game: 'pacal', pace: 'live', with: 'people' };
  expect(filterOf(searchOf(filter))).toEqual(filter);
  expect(searchOf(ANY)).toBe('');
  expect(filterOf('?game=chess&pace=__proto__&with')).toEqual(ANY);
});
