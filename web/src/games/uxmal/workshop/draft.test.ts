import { expect, test } from 'vitest';
import { Misread } from '../../../workshop/game';
import * as drafts from './draft';

const { blank, fromParts, toParts, usual } = drafts;

test('the default components are complete, and options to draft and back change nothing', () => {
  const draft = usual();
  expect(draft.tiles.length).toBe(drafts.TILES);
  expect(draft.base.join('').length).toBe(64);
  const { parts, faults } = toParts(draft);
  expect(faults).toEqual([]);
  expect(fromParts(parts)).toEqual(draft);
});

test('lists may be text as in a record', () => {
  const { base, tiles } = usual();
  const written = { base: base.join('/'), tiles: tiles.join('/'), points: '4,3,2/6,5,4/8,7,6' };
  expect(fromParts(written)).toEqual(usual());
});

test('a blank draft can be saved and read again', () => {
  expect(fromParts(JSON.parse(JSON.stringify(toParts(blank()).parts)) as Record<string, unknown>)).toEqual(
    blank(),
  );
});

test('cells, quarters, tiles and points are changed one by one', () => {
  let draft = drafts.withCells(blank(), [{ x: 7, y: 0 }], 'J');
  expect(draft.base[0]).toBe('???????J');
  expect(drafts.unfilled(draft, { row: 1, column: 8 })).toBe(false);
  expect(drafts.unfilled(draft, { row: 1, column: 7 })).toBe(true);
  draft = drafts.withNewTile(draft, -1);
  draft = drafts.withQuarter(draft, 0, 2, 'S');
  draft = drafts.withNewTile(draft, 0, draft.tiles[0]);
  draft = drafts.withTile(draft, 1, '.QJS');
  expect(draft.tiles).toEqual(['??S?', '.QJS']);
  expect(drafts.withoutTile(draft, 0).tiles).toEqual(['.QJS']);
  expect(drafts.withPoints(draft, 2, 0, 8).points).toEqual([
    [null, null, null],
    [null, null, null],
    [8, null, null],
  ]);
});

test('presses go through all marks', () => {
  let mark = drafts.BARE;
  const seen = Array.from({ length: 7 }, () => (mark = drafts.next(mark)));
  expect(seen.join('')).toBe('JSQMT.J');
});

test.each([
  [{ base: [] }, { field: 'base' }],
  [{ base: [...Array<string>(7).fill('JSQ.JSQ.'), 'X'] }, { row: 8 }],
  [{ tiles: ['.QJS', 'x'] }, { tile: 2 }],
  [{ points: [[1]] }, { field: 'points' }],
  [
    {
      points: [
        [1, 2, 3],
        [1, 2, 3],
        [1, 2, 'x'],
      ],
    },
    { field: 'points' },
  ],
  [{ board: {} }, { field: 'board' }],
])('%j is refused, and the row or field is named', (parts, args) => {
  expect(() => fromParts(parts)).toThrow(Misread);
  try {
    fromParts(parts);
  } catch (error) {
    expect((error as Misread).args).toEqual(args);
  }
});
