import { expect, test } from 'vitest';
import { entries, messages } from '../../locales.plugin';
import { GAMES, LEVELS } from '../catalog';
import { known, load } from '.';

const sent = entries(messages('../locales', 'en'));

test('the page shows every game of the catalog, and no other', () => {
  expect(known().sort()).toEqual(GAMES.map(({ name }) => name).sort());
});

test.each(GAMES)('$name is loaded by its name and has words for all that is offered', async (game) => {
  expect((await load(game.name))?.name).toBe(game.name);
  const keys = game.options.flatMap(({ name, values }) => [
    `page-option-${game.name}-${name}`,
    ...values.map((value) => `page-option-${game.name}-${name}-${value}`),
    ...values.map((value) => `page-option-${game.name}-${name}-${value}-about`),
  ]);
  const words = ['title', 'about', 'facts'].map((word) => `page-${word}-${game.name}`);
  expect([...words, ...keys].filter((key) => !sent.has(key))).toEqual([]);
});

test('every level has a name and a sentence', () => {
  const words = LEVELS.flatMap((level) => [`bot-level-${level}`, `bot-level-${level}-about`]);
  expect(words.filter((key) => !sent.has(key))).toEqual([]);
});
