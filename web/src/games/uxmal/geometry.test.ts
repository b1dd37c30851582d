import { describe, expect, test } from 'vitest';
import {
  CELLS,
  LEVELS,
  cellAt,
  center,
  corner,
  frame,
  levelAt,
  nameOf,
  nearest,
  placeOf,
  project,
  siteCells,
  siteOf,
  sites,
  slabs,
  unproject,
  type View,
} from './geometry';
import type { PutHint } from './types';
import { fixture, fixtures } from './fixtures';

const VIEWS: View[] = ['plan', 'depth'];

describe('names', () => {
  test('cells are named a1 to h8 from the top left, row by row', () => {
    expect(CELLS.slice(0, 9)).toEqual(['a1', 'b1', 'c1', 'd1', 'e1', 'f1', 'g1', 'h1', 'a2']);
    expect(CELLS.map((cell) => nameOf(placeOf(cell)))).toEqual(CELLS);
  });

  test('levels have 16, 9 and 4 sites, and site b1 of level 2 covers d2 e2 / d3 e3', () => {
    expect(LEVELS.map((level) => sites(level).length)).toEqual([16, 9, 4]);
    expect(siteCells(2, 'b1')).toEqual(['d2', 'e2', 'e3', 'd3']);
  });

  test('a cell belongs to the site that covers it, and corners of level 1 to none of level 2', () => {
    for (const level of LEVELS) {
      for (const site of sites(level)) {
        for (const cell of siteCells(level, site)) expect(siteOf(level, cell)).toBe(site);
      }
    }
    expect(siteOf(2, 'a1')).toBeNull();
    expect(siteOf(3, 'b4')).toBeNull();
    expect(siteOf(2, 'h8')).toBeNull();
  });

  test('the sites are those of the engine', () => {
    for (const { legal, position } of fixtures.values()) {
      for (const { action, hint } of legal.filter((one) => one.action.startsWith('put '))) {
        expect(siteCells(position.phase, action.split(' ')[1]!)).toEqual((hint as PutHint).cells);
      }
    }
  });
});

describe('slabs', () => {
  test('a scored level is complete, and the next one empty', () => {
    const lying = slabs(fixture('3-scored').position);
    expect(lying.map((slab) => slab.level)).toEqual(Array(16).fill(1));
  });

  test('a finished pyramid has 29 tiles, the lowest first', () => {
    const levels = slabs(fixture('4-over').position).map((slab) => slab.level);
    expect(levels).toEqual([...Array(16).fill(1), ...Array(9).fill(2), ...Array(4).fill(3)]);
  });
});

describe.each(VIEWS)('projection, %s', (view) => {
  test('what is drawn at a point is found again', () => {
    for (const level of [0, 1, 2, 3]) {
      const at = unproject(view, project(view, 3.25, 6.5, level), level);
      expect(at.column).toBeCloseTo(3.25);
      expect(at.row).toBeCloseTo(6.5);
    }
  });

  test('everything lies within the frame', () => {
    const { x, y, width, height } = frame(view);
    for (const cell of CELLS) {
      for (const level of [0, 3]) {
        const at = center(view, cell, level);
        expect(at.x).toBeGreaterThan(x);
        expect(at.x).toBeLessThan(x + width);
        expect(at.y).toBeGreaterThan(y);
        expect(at.y).toBeLessThan(y + height);
      }
    }
  });

  test('the middle of every cell that is seen is that cell', () => {
    for (const { position } of fixtures.values()) {
      for (const cell of CELLS) {
        const level = levelAt(position, cell);
        expect(cellAt(view, position, center(view, cell, level))).toBe(cell);
      }
    }
  });

  test('outside there is no cell', () => {
    const { position } = fixture('3-put-early');
    expect(cellAt(view, position, project(view, -0.3, 4, 0))).toBeNull();
    expect(cellAt(view, position, project(view, 4, 8.4, 0))).toBeNull();
  });
});

test('in depth a raised tile hides the foot of the row behind it, less than a third of a cell', () => {
  const { position } = fixture('4-over');
  const { column, row } = corner(2, 'b1');
  const behind = (share: number) =>
    cellAt('depth', position, project('depth', column + 0.5, row - 1 + share, 1));
  expect(behind(0.65)).toBe('d1');
  expect(behind(0.95)).toBe('d2');
});

test('from above a phone of 344 pixels shows cells of 40 pixels', () => {
  expect((344 / frame('plan').width) * 100).toBeGreaterThanOrEqual(40);
});

test('a touch takes the nearest lit place, but none that is far', () => {
  const lit = new Map([
    ['c3', { x: 250, y: 250 }],
    ['d3', { x: 350, y: 250 }],
  ]);
  expect(nearest({ x: 320, y: 270 }, lit, 95)).toBe('d3');
  expect(nearest({ x: 600, y: 270 }, lit, 95)).toBeNull();
});
