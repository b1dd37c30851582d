import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { entries } from '../../locales.plugin';
import { LEVELS } from '../catalog';
import type { TableView } from '../protocol';
import {
  levelNamed,
  levelOf,
  levelTitle,
  noteResult,
  rememberLevel,
  suggestionFrom,
  suggestionOf,
} from './levels';

beforeEach(() => localStorage.clear());

test('a first visitor plays against level 2; a chosen level stays, for each game on its own', () => {
  expect(levelOf('pacal')).toBe('2');
  rememberLevel('pacal', '9');
  expect(levelOf('pacal')).toBe('9');
  expect(levelOf('uxmal')).toBe('2');
});

test('a stored level has the name of an older version, or counts as none', () => {
  localStorage.setItem('sacbe-levels', '{"pacal":"hard","uxmal":"legendary"}');
  expect(levelOf('pacal')).toBe('9');
  expect(levelOf('uxmal')).toBe('2');
  expect(['easy', 'medium', 'hard', 'master', 'uct', 3].map(levelNamed)).toEqual([
    '4',
    '7',
    '9',
    '10',
    undefined,
    undefined,
  ]);
});

// “What would the master play?” asked level 10 while level 9 was called master.
test.each(['en', 'de', 'fr', 'pl', 'cs'])(
  'in %s no two levels share a name, and none has the old name of another',
  (language) => {
    const said = entries(readFileSync(`../locales/${language}/levels.ftl`, 'utf8'));
    const names = LEVELS.map((level) => said.get(`bot-level-${level}`)?.split('= ')[1]);
    expect(new Set(names).size).toBe(LEVELS.length);
    const old = ['easy', 'medium', 'hard', 'master', 'Meister', 'maître', 'mistrz', 'mistr'];
    expect(names.filter((name) => old.some((word) => name?.includes(word)))).toEqual([]);
  },
);

test('a level is shown with its number and its name; a baseline has no number', () => {
  const t = (key: string) => key;
  expect(levelTitle(t, '3')).toBe('3 · bot-level-3');
  expect(levelTitle(t, 'random')).toBe('bot-level-random');
});

/** A finished game of seat 1 against bots of these levels. */
function over(scores: number[], levels: string[], table = 'a'): TableView {
  const bots = levels.map((bot, at) => ({ seat: at + 2, kind: 'bot', bot }));
  const most = Math.max(...scores);
  const winners = scores.flatMap((score, at) => (score === most ? [at + 1] : []));
  const seats = [{ seat: 1, kind: 'person', bot: null }, ...bots];
  return { game: 'pacal', table, seats, scores, winners } as unknown as TableView;
}

test('a clear win suggests the level above, a clear loss the level below', () => {
  expect(suggestionFrom(over([60, 40], ['3']), 1)).toEqual({ way: 'up', from: '3', to: '4' });
  expect(suggestionFrom(over([40, 60], ['3']), 1)).toEqual({ way: 'down', from: '3', to: '2' });
});

test('a close game suggests nothing, and the ladder has two ends', () => {
  expect(suggestionFrom(over([60, 55], ['3']), 1)).toBeNull();
  expect(suggestionFrom(over([55, 60], ['3']), 1)).toBeNull();
  expect(suggestionFrom(over([60, 20], ['10']), 1)).toBeNull();
  expect(suggestionFrom(over([20, 60], ['1']), 1)).toBeNull();
});

test('against several bots only the last place is lost, and the best bot counts', () => {
  expect(suggestionFrom(over([40, 60, 30], ['3', '5']), 1)).toBeNull();
  expect(suggestionFrom(over([20, 30, 60], ['3', '5']), 1)).toEqual({ way: 'down', from: '5', to: '4' });
  expect(suggestionFrom(over([80, 30, 60], ['3', '5']), 1)).toEqual({ way: 'up', from: '5', to: '6' });
});

test('a game with another person, or one that was only watched, suggests nothing', () => {
  const people = over([60, 40, 30], ['3', '3']);
  people.seats[1] = { ...people.seats[1], kind: 'person', bot: null } as (typeof people.seats)[number];
  expect(suggestionFrom(people, 1)).toBeNull();
  expect(suggestionFrom(over([60, 40], ['3']), null)).toBeNull();
  expect(suggestionFrom(over([60, 40], ['random']), 1)).toBeNull();
});

test('a suggestion is kept for the next game, and the start card can say why', () => {
  expect(noteResult(over([60, 40], ['2']), 1)).toEqual({ way: 'up', from: '2', to: '3' });
  expect(levelOf('pacal')).toBe('3');
  expect(suggestionOf('pacal')).toEqual({ way: 'up', from: '2', to: '3' });
  expect(suggestionOf('uxmal')).toBeNull();
});

test('the result of a table counts once, and a level that was chosen since stays', () => {
  noteResult(over([60, 40], ['2']), 1);
  rememberLevel('pacal', '7');
  expect(suggestionOf('pacal')).toBeNull();
  noteResult(over([60, 40], ['2']), 1);
  expect(levelOf('pacal')).toBe('7');
  noteResult(over([40, 60], ['7'], 'b'), 1);
  expect(levelOf('pacal')).toBe('6');
});
