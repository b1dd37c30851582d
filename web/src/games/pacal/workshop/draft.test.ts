import { expect, test } from 'vitest';
import { Misread } from '../../../workshop/game';
import { fixture } from '../fixtures';
import * as drafts from './draft';

const { blank, fromParts, painted, resized, shoreOf, toParts, usual, withEdges, withShore } = drafts;

const SMALL = {
  rows: ['AABBBCC', 'AABB~CC', 'DDSSSEE', 'DDSSSEE', 'DDSSSFF', 'GGG~HFF', 'GGGHHHF'],
  values: { A: 4, B: 5, C: 3, D: 4, E: 6, F: 3, G: 5, H: 4, S: 7 },
  sacred: 'S',
  river: [
    [2, 0],
    [2, 5],
    [3, 5],
    [3, 7],
  ],
  covers: { '2': ['A'], '2/3': ['F'], '4': ['C'] },
};

test('the default components have the board of a table', () => {
  const { board } = fixture('3-first');
  const draft = usual();
  expect(draft.rows).toEqual(board.rows);
  expect(draft.values).toEqual(board.values);
  expect(draft.die).toEqual(board.die);
  expect(shoreOf(draft, 'river')).toEqual(board.river_shore);
  expect(shoreOf(draft, 'lake')).toEqual(board.lake_shore);
});

test('options to draft and back', () => {
  const parts = { board: SMALL, die: [2, 2, 3, 4, 5, 'arrows'] };
  expect(toParts(fromParts(parts))).toEqual({ parts, faults: [] });
  const listed = { ...SMALL, river_shore: ['a1', 'b2'], lake_shore: [] };
  expect(toParts(fromParts({ board: listed })).parts['board']).toEqual(listed);
});

test('lists may be text as in a record', () => {
  const draft = fromParts({ board: JSON.stringify(SMALL), die: '2,3,3,4,5,arrows' });
  expect(draft.rows).toEqual(SMALL.rows);
  expect(draft.die).toEqual([2, 3, 3, 4, 5, 'arrows']);
  expect(fromParts({ board: 'default' })).toEqual(usual());
});

test('a river in two parts is a fault with a place, and a saved draft keeps both', () => {
  const draft = withEdges(usual(), ['h9,5', 'h10,5'], true);
  const { parts, faults } = toParts(draft);
  expect(faults).toMatchObject([{ sentence: { args: { count: 2 } }, at: { field: 'river' } }]);
  expect(fromParts(parts).river).toEqual(draft.river);
});

test('tapping a shore starts from the derived squares', () => {
  const draft = usual();
  const derived = shoreOf(draft, 'lake');
  const tapped = withShore(draft, 'lake', ['a1'], true);
  expect(tapped.shores.lake).toEqual(['a1', ...derived]);
  expect(tapped.shores.river).toBeNull();
  expect(withShore(tapped, 'lake', ['a1'], false).shores.lake).toEqual(derived);
  expect(drafts.withDerivedShore(tapped, 'lake').shores.lake).toBeNull();
});

test('painting adds to the palette, resizing cuts off and leaves new squares bare', () => {
  const draft = painted(blank(), ['a1', 'b1', 'k11'], 'Q');
  expect(draft.letters).toContain('Q');
  expect(draft.rows[0]).toBe('QQ.........');
  const small = resized({ ...draft, river: ['h0,0', 'h9,11'] }, 3, 2);
  expect(small.rows).toEqual(['QQ.', '...']);
  expect(small.river).toEqual(['h0,0']);
  expect(resized(small, 4, 2).rows).toEqual(['QQ..', '....']);
});

test('removing a district unpaints it', () => {
  const draft = drafts.withoutDistrict(usual(), 'L');
  expect(draft.rows.join('')).not.toContain('L');
  expect(draft.covers['2']).toEqual([]);
  expect(draft.values['L']).toBeUndefined();
  expect(drafts.unfilled(draft, { row: 11, column: 1 })).toBe(true);
  expect(drafts.unfilled(draft, { square: 'a1' })).toBe(false);
});

test.each([
  [{ board: 7 }, { field: 'board' }],
  [{ board: { ...SMALL, rows: [] } }, { most: 13 }],
  [{ board: { ...SMALL, rows: ['AA', 'A'] } }, { row: 2, most: 13 }],
  [{ board: { ...SMALL, rows: ['AA', 'a?'] } }, { row: 2, most: 13 }],
  [{ board: { ...SMALL, rows: Array(14).fill('A') } }, { most: 13 }],
  [{ board: { ...SMALL, values: { A: 'x' } } }, { field: 'values.A' }],
  [
    {
      board: {
        ...SMALL,
        river: [
          [0, 0],
          [99, 0],
        ],
      },
    },
    { field: 'river' },
  ],
  [
    {
      board: {
        ...SMALL,
        river: [
          [0, 0],
          [1, 1],
        ],
      },
    },
    { field: 'river' },
  ],
  [{ board: { ...SMALL, river_shore: ['z99'] } }, { field: 'river_shore' }],
  [{ board: { ...SMALL, covers: { '5': ['A'] } } }, { field: 'covers' }],
  [{ board: { ...SMALL, lakes: 2 } }, { field: 'lakes' }],
  [{ die: [1, 2] }, { field: 'die' }],
  [{ die: [1, 2, 3, 4, 5, {}] }, { field: 'die' }],
  [{ base: [] }, { field: 'base' }],
])('%j is refused, and the row or field is named', (parts, args) => {
  expect(() => fromParts(parts)).toThrow(Misread);
  try {
    fromParts(parts);
  } catch (error) {
    expect((error as Misread).args).toEqual(args);
  }
});
