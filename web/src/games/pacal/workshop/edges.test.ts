import { expect, test } from 'vitest';
import { fixture } from '../fixtures';
import { type Corner, type Edge, edgeBetween, edgesOf, endsOf, looseCorners, polylines } from './edges';

const sorted = (edges: Edge[]) => [...edges].sort();

test('an edge has two ends, and the ends have the edge', () => {
  for (const edge of ['h0,0', 'v3,12', 'h12,13']) {
    const [one, other] = endsOf(edge);
    expect(edgeBetween(one, other)).toBe(edge);
    expect(edgeBetween(other, one)).toBe(edge);
  }
  expect(edgeBetween([0, 0], [1, 1])).toBeNull();
});

test('the river of the default board: polyline to edges and back', () => {
  const { river } = fixture('3-first').board;
  const edges = edgesOf(river);
  expect(edges.length).toBe(2 + 1 + 6 + 2 + 3);
  const [line, ...more] = polylines(edges);
  expect(more).toEqual([]);
  expect([river, [...river].reverse()]).toContainEqual(line);
});

test('a loop and a river that crosses itself are one polyline', () => {
  const loop: Corner[] = [
    [1, 1],
    [3, 1],
    [3, 3],
    [1, 3],
    [1, 1],
  ];
  const eight: Corner[] = [
    [0, 2],
    [4, 2],
    [4, 4],
    [2, 4],
    [2, 0],
  ];
  for (const line of [loop, eight]) {
    const edges = edgesOf(line);
    const found = polylines(edges);
    expect(found.length).toBe(1);
    expect(sorted(edgesOf(found[0]!))).toEqual(sorted(edges));
  }
});

test('a gap makes two polylines, a fork too, and both say where', () => {
  const gap = ['h0,0', 'h1,0', 'v5,5'];
  expect(polylines(gap).length).toBe(2);
  expect(looseCorners(gap)).toEqual([[5, 5]]);
  const fork = ['h0,2', 'h1,2', 'v1,2'];
  expect(polylines(fork).length).toBe(2);
  expect(sorted(polylines(fork).flatMap(edgesOf))).toEqual(sorted(fork));
});

test('whatever is laid: every edge is in exactly one polyline', () => {
  let seed = 7;
  const below = (limit: number) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * limit);
  };
  for (let round = 0; round < 300; round += 1) {
    const edges = [
      ...new Set(Array.from({ length: below(25) }, () => `${'hv'[below(2)]}${below(4)},${below(4)}`)),
    ];
    const lines = polylines(edges);
    expect(sorted(lines.flatMap(edgesOf))).toEqual(sorted(edges));
    for (const line of lines) expect(line.length).toBeGreaterThan(1);
  }
});

test('no edges, no polyline', () => {
  expect(polylines([])).toEqual([]);
});
