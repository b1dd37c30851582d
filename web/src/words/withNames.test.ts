import { expect, test } from 'vitest';
import { withNames, pieces } from './withNames';
import type { Args, Translate } from './words.svelte';

const messages: Record<string, (args: Args) => string> = {
  seat: (args) => `Player ${args['seat']}`,
  fly: (args) => `Player ${args['seat']} flies to ${args['square']}.`,
  drop: (args) => `Player ${args['seat']} drops a stone into Player ${args['other']}’s ship.`,
  odd: (args) => `Es ist der Zug des Sitzes ${args['seat']}.`,
};
const t: Translate = (key, args) => messages[key]?.(args ?? {}) ?? key;
const names = (seat: number) => [null, 'Ana', 'Ben'][seat] ?? null;

test('a name stands in place of a seat', () => {
  expect(withNames(t, { key: 'fly', args: { seat: 2, square: 'f9' } }, names)).toBe('Ben flies to f9.');
});

test('in the middle of a sentence too', () => {
  const sentence = { key: 'drop', args: { seat: 1, other: 2 } };
  expect(withNames(t, sentence, names)).toBe('Ana drops a stone into Ben’s ship.');
});

test('where the language says it otherwise, the name follows in brackets', () => {
  expect(withNames(t, { key: 'odd', args: { seat: 2 } }, names)).toBe('Es ist der Zug des Sitzes 2 (Ben).');
});

test('a seat without a name keeps its number', () => {
  expect(withNames(t, { key: 'fly', args: { seat: 5, square: 'f9' } }, names)).toBe('Player 5 flies to f9.');
});

test('a page can tell the names from the words', () => {
  expect(pieces(t, { key: 'fly', args: { seat: 1, square: 'a1' } }, names)).toEqual([
    { seat: 1, name: 'Ana' },
    { words: ' flies to a1.' },
  ]);
});

const french: Record<string, (args: Args) => string> = {
  seat: (args) => `Joueur ${args['seat']}`,
  'page-form-seat-of': (args) => `du joueur ${args['seat']}`,
  'page-form-name-of': (args) => `de ${args['name']}`,
  'page-form-name-of-vowel': (args) => `d’${args['name']}`,
  'page-form-seat-the': (args) => `le joueur ${args['seat']}`,
  'page-form-name-the': (args) => String(args['name']),
  drop: (args) =>
    `Le joueur ${args['seat']} met une pierre divine dans le vaisseau du joueur ${args['other']}.`,
  owned: (args) => `Du joueur ${args['seat']}.`,
};
const tf: Translate = (key, args) => french[key]?.(args ?? {}) ?? key;

test('an article before a player goes away with the number', () => {
  const said = (seat: number, other: number) => withNames(tf, { key: 'drop', args: { seat, other } }, names);
  expect(said(1, 2)).toBe('Ana met une pierre divine dans le vaisseau de Ben.');
  expect(said(2, 1)).toBe('Ben met une pierre divine dans le vaisseau d’Ana.');
  expect(withNames(tf, { key: 'owned', args: { seat: 2 } }, names)).toBe('De Ben.');
});
