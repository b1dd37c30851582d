import { beforeAll, expect, test } from 'vitest';
import { load } from '../games';
import { speak, t } from '../words';
import { factWords, fromTo, named } from './choiceWords';

beforeAll(() => speak('en'));

test('the steps of a better turn call the players by name, as the rest of the review does', async () => {
  const pacal = (await load('pacal'))!;
  const names = (seat: number) => ['Ana', 'Balam'][seat - 1] ?? null;
  const fact = { key: 'review-fact-then', args: { line: 'drop own, drop 2' } };
  expect(factWords(pacal, fact, named(t, names)).args).toEqual({
    line: 'Drop a stone into your ship; Drop a stone into Balam’s ship',
  });
});

test('a chance before and after differs by as much as is said', () => {
  expect(fromTo(0.614, -0.306)).toEqual({ from: 61, to: 30 });
  expect(fromTo(0.995, 0.012)).toEqual({ from: 100, to: 100 });
  expect(fromTo(0.02, -0.026)).toEqual({ from: 2, to: 0 });
});
