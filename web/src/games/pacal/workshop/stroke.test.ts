import { expect, test } from 'vitest';
import { between, cellAt, edgeAt, edgePassed } from './stroke';

const size = { columns: 9, rows: 12 };

test('a fast stroke skips no square', () => {
  const cells = between({ x: 0.5, y: 0.5 }, { x: 8.5, y: 0.5 }).map((point) => cellAt(point, size)?.x);
  expect([...new Set(cells)]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});

test('outside the grid there is no square, but always a nearest edge', () => {
  expect(cellAt({ x: -0.1, y: 3 }, size)).toBeNull();
  expect(cellAt({ x: 3, y: 12 }, size)).toBeNull();
  expect(edgeAt({ x: -1, y: 3.5 }, size)).toBe('v0,3');
  expect(edgeAt({ x: 20, y: 3.5 }, size)).toBe('v9,3');
  expect(edgeAt({ x: 2.5, y: 11.9 }, size)).toBe('h2,12');
});

test('a drag along a line lays the edges of that line only', () => {
  const passed = between({ x: 2.1, y: 0.5 }, { x: 2.1, y: 4.5 }, 0.05).map((point) =>
    edgePassed(point, size),
  );
  expect([...new Set(passed.filter(Boolean))]).toEqual(['v2,0', 'v2,1', 'v2,2', 'v2,3', 'v2,4']);
});
