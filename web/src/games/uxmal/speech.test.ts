import { beforeAll, expect, test } from 'vitest';
import { explain, pieces, speak, t, withNames } from '../../words';
import './index';
import { LEVELS, siteCells, sites } from './geometry';
import { siteName } from './speech';

beforeAll(() => speak('en'));

const names = (seat: number) => ['Ana', 'Ben'][seat - 1] ?? null;
const put = { key: 'uxmal-describe-put', args: { seat: 2, face: 'J.TQ', site: 'b2', level: 2 } };

test('a site is named by its squares on the rim', () => {
  expect(siteName(1, 'a1')).toBe('a1–b2');
  expect(siteName(2, 'b2')).toBe('d4–e5');
  expect(siteName(3, 'b2')).toBe('e5–f6');
});

test('every site of every level has a name of its own, from squares it covers', () => {
  for (const level of LEVELS) {
    const found = sites(level).map((site) => [site, siteName(level, site).split('–')] as const);
    expect(new Set(found.map(([, name]) => name.join())).size).toBe(found.length);
    for (const [site, name] of found) expect(siteCells(level, site)).toEqual(expect.arrayContaining(name));
  }
});

test('the log names the site as the rim does, and draws the tile', () => {
  const told = pieces(t, put, names);
  expect(withNames(t, put, names)).toBe(
    'Ben puts the tile as Jaguar, blank, Turtle, Quetzal on site d4–e5 of level 2.',
  );
  const tile = told.find((piece) => 'Picture' in piece);
  expect(tile).toMatchObject({ words: 'Jaguar, blank, Turtle, Quetzal', value: 'J.TQ' });
});

test('no sentence has the letters of a tile', () => {
  for (const [key, args] of [
    ['uxmal-describe-draw', { seat: 1, tile: 'J.TQ' }],
    ['uxmal-asks-put', { tile: 'J.TQ', level: 1 }],
    ['uxmal-tile-again', { drawn: 'J.TQ' }],
    ['uxmal-put-other-tile', { drawn: 'J.TQ', face: 'J.TQ' }],
  ] as const) {
    expect(withNames(t, { key, args }, names)).not.toContain('J.TQ');
  }
});

test('cards that were paid are named', () => {
  const args = { seat: 1, from: 'a1', to: 'b1', cost: 2, cards: 'JQ' };
  expect(withNames(t, { key: 'uxmal-describe-pay', args }, names)).toContain(
    '1 Jaguar card and 1 Quetzal card',
  );
  const taken = { seat: 1, idol: 'J', cards: 2 };
  expect(withNames(t, { key: 'uxmal-describe-overlay', args: taken }, names)).toContain('2 Jaguar cards');
});

test('a site that is not on the level keeps the name that was asked for', () => {
  const args = { level: 3, width: 2, site: 'd4' };
  expect(withNames(t, { key: 'uxmal-put-outside', args }, names)).toContain('d4 is not one of them');
});

test('a refusal calls what is yours yours, and names what is not', () => {
  const problem = { code: 'uxmal-priest-on-priest', rule: null, args: { seat: 1, cell: 'c3' }, message: '' };
  expect(explain(problem, names, 1)).toBe('Your priest is on c3; two priests cannot share a square.');
  expect(explain(problem, names, 2)).toContain('Ana’s priest is on c3');
  expect(explain(problem, names)).toContain('Ana’s priest');
  const ship = { code: 'pacal-stone-hidden', rule: null, args: { owner: 2, square: 'f9' }, message: '' };
  expect(explain(ship, names, 2)).toMatch(/^Your ship is on f9/);
  const other = { code: 'uxmal-move-not-yours', rule: null, args: { owner: 2, cell: 'c3' }, message: '' };
  expect(explain(other, names, 2)).toContain('Ben');
});
