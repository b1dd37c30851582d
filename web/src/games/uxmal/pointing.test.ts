import { describe, expect, test } from 'vitest';
import { sortLegal } from './legal';
import { center, levelAt, project, siteCenter, type View } from './geometry';
import { litCells } from './lit';
import { placeAt } from './pointing';
import { fixture } from './fixtures';

const VIEWS: View[] = ['plan', 'depth'];

describe.each(VIEWS)('sites, %s', (view) => {
  const { position, legal } = fixture('3-put-level-2');
  const { puts } = sortLegal(legal);
  const open = new Set([...puts.keys()].map((key) => key.split(' ')[0]!));
  const turn = { putting: true, open, lit: new Map() };
  const free = [...open][0]!;

  test('the middle of a site is that site, by mouse and by finger', () => {
    for (const site of open) {
      const middle = siteCenter(view, 2, site, 1.5);
      expect(placeAt(view, position, turn, middle, false)).toBe(site);
      expect(placeAt(view, position, turn, middle, true)).toBe(site);
    }
  });

  test('a mouse over a taken site is over that site; a finger means the open one beside it', () => {
    const taken = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2'].find((site) => !open.has(site))!;
    const middle = siteCenter(view, 2, taken, 1.5);
    expect(placeAt(view, position, turn, middle, false)).toBe(taken);
    const almost = siteCenter(view, 2, free, 1.5);
    const astray = { x: almost.x + 115, y: almost.y };
    expect(open.has(placeAt(view, position, turn, astray, true) ?? '')).toBe(true);
  });

  test('the rim of level 1 is no site of level 2', () => {
    expect(placeAt(view, position, turn, project(view, 0.3, 0.3, 1.5), false)).toBeNull();
  });
});

describe.each(VIEWS)('cells, %s', (view) => {
  const { position, legal } = fixture('3-turn-level-1');
  const lit = litCells(sortLegal(legal), 'priest', null);
  const turn = { putting: false, open: new Set<string>(), lit };

  test('a lit cell is taken exactly', () => {
    for (const cell of lit.keys()) {
      const middle = center(view, cell, levelAt(position, cell));
      expect(placeAt(view, position, turn, middle, true)).toBe(cell);
    }
  });

  test('a finger on a cell that is not lit takes a lit neighbor, a mouse does not', () => {
    const dark = 'c4';
    expect(lit.has(dark)).toBe(false);
    const middle = center(view, dark, levelAt(position, dark));
    expect(placeAt(view, position, turn, middle, false)).toBe(dark);
    const near = { x: middle.x + 30, y: middle.y };
    expect(lit.has(placeAt(view, position, turn, near, true) ?? '')).toBe(true);
  });
});
