import { expect, test } from 'vitest';
import type { ReplayFrame, Sentence } from '../protocol';
import { statisticsOf, tally } from './statistics';

function frame(position: object, seat: number | null = null, action = '', told: Sentence | null = null) {
  const after = action || told ? { seat, action, told } : null;
  return { after, position, scores: [0, 0] } as unknown as ReplayFrame;
}
const said = (key: string, args: Sentence['args'] = {}): Sentence => ({ key, args });

test('a tally counts for the seat that acted, and chance counts for nobody', () => {
  const frames = [
    frame({}),
    frame({}, 2, 'a', said('x', { cards: 2 })),
    frame({}, 2, 'a', said('x', { cards: 1 })),
    frame({}, null, 'a', said('x', { cards: 9 })),
  ];
  expect(tally(frames, { cards: ({ args }) => Number(args['cards']) })).toEqual({ cards: [0, 3] });
});

const rowsOf = (table: { rows: { name: Sentence; values: number[] }[] } | undefined) =>
  table?.rows.map(({ name, values }) => [name.key, ...values]);

test('Pacal: flights by kind, pyramids by height, stones returned, districts led over time', async () => {
  const position = (supplies: number[], districts: number[][], pyramids: number[][] = [[], []]) => ({
    seats: supplies.map((stone_supply, at) => ({
      stone_supply,
      pyramid_supply: [1, 1, 1, 1, 1],
      pyramids: pyramids[at]?.map((floors) => ({ floors, square: 'a1' })),
    })),
    final_scoring: { districts },
  });
  const frames = [
    frame(position([5, 5], [[0, 0]])),
    frame(position([5, 5], [[0, 0]]), 1, 'fly a1', said('pacal-fly')),
    frame(position([5, 4], [[0, 0]]), 2, 'bend a2', said('pacal-bend')),
    // Seat 1 builds: its own stones are not "returned", those of seat 2 are.
    frame(position([7, 6], [[4, 0]], [[2], []]), 1, 'build 2 a1 a1,b1', said('pacal-build')),
    // A drop changes a supply as well.
    frame(position([7, 7], [[4, 0]], [[2], []]), 1, 'drop own', said('pacal-drop-own')),
  ];
  const { tables, curves } = await statisticsOf('pacal', frames);
  expect(rowsOf(tables[0])).toEqual([
    ['page-review-pacal-flight-straight', 1, 0],
    ['page-review-pacal-flight-turns', 0, 1],
    ['page-review-pacal-flight-leap', 0, 0],
    ['page-review-pacal-flight-god', 0, 0],
  ]);
  expect(tables[1]?.rows.map(({ values }) => values[0])).toEqual([0, 1, 0, 0, 0]);
  expect(rowsOf(tables[2])).toEqual([['page-review-pacal-returned', 0, 2]]);
  expect(curves[0]?.curves).toEqual([
    [0, 1],
    [0, 0],
  ]);
});

test('Uxmal: cards by source and use, points by level, places of the idols', async () => {
  const scored = [
    {
      phase: 1,
      popularity: ['T', 'J', 'S', 'Q', 'M'],
      seats: [
        { priests: [{ points: 4 }, { points: 3 }], cards: [{ points: 2 }] },
        { priests: [], cards: [] },
      ],
    },
  ];
  const frames = [
    frame({ scored: [] }),
    frame({ scored: [] }, 1, 'overlay J', said('uxmal-describe-overlay', { cards: 2 })),
    frame({ scored: [] }, 1, 'put a1 x', said('uxmal-describe-put-overlay', { cards: 1 })),
    frame({ scored: [] }, 2, 'venerate J 2', said('uxmal-describe-venerate', { spaces: 2 })),
    frame({ scored }, 2, 'pay JJ', said('uxmal-describe-pay', { cost: 2 })),
  ];
  const { tables } = await statisticsOf('uxmal', frames);
  expect(rowsOf(tables[0])).toEqual([
    ['page-review-uxmal-card-overlay', 3, 0],
    ['page-review-uxmal-card-adjacent', 0, 0],
    ['page-review-uxmal-card-moves', 0, 2],
    ['page-review-uxmal-card-venerate', 0, 2],
    ['page-review-uxmal-card-curse', 0, 0],
  ]);
  expect(rowsOf(tables[1])).toEqual([
    ['page-review-uxmal-points-priests', 7, 0],
    ['page-review-uxmal-points-cards', 2, 0],
  ]);
  expect(tables[2]?.rows.map(({ name, values }) => [name.args['idol'], ...values])).toEqual([
    ['J', 2],
    ['M', 5],
    ['Q', 4],
    ['S', 3],
    ['T', 1],
  ]);
});

test('a game without statistics of its own has none', async () => {
  expect(await statisticsOf('chess', [])).toEqual({ tables: [], curves: [] });
});
