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
    final_scoring: { districts, river: [0, 0], lake: [0, 0], god_stones: [0, 0] },
    scores: [0, 0],
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
  expect(curves.at(-1)?.curves).toEqual([
    [0, 1],
    [0, 0],
  ]);
});

test('Pacal: points by source at the start of each round and at the end', async () => {
  const position = (seat: number, play: number[], river: number[], step = 'move') => ({
    seat,
    step,
    starter: 1,
    scores: play,
    seats: play.map(() => ({ stone_supply: 5, pyramid_supply: [], pyramids: [] })),
    final_scoring: { river, lake: [0, 0], districts: [[2, 0]], god_stones: [3, 3] },
  });
  const frames = [
    frame(position(1, [0, 0], [0, 0])),
    frame(position(1, [4, 0], [6, 0]), 1, 'drop own'),
    frame(position(2, [4, 0], [6, 0]), 1, 'pass'),
    frame(position(1, [4, 1], [3, 3]), 2, 'pass'),
    // The final scoring is in the scores now.
    frame(position(1, [12, 7], [3, 3], 'over'), 1, 'pass'),
  ];
  const { curves } = await statisticsOf('pacal', frames);
  const found = Object.fromEntries(curves.map((each) => [each.name, each.curves]));
  expect(found['page-review-pacal-points-play']).toEqual([
    [0, 4, 4],
    [0, 1, 1],
  ]);
  expect(found['page-review-pacal-points-river']).toEqual([
    [0, 3, 3],
    [0, 3, 3],
  ]);
  expect(found['page-review-pacal-points-district']?.[0]).toEqual([2, 2, 2]);
  expect(found['page-review-pacal-points-lake'], 'it never brought anything').toBeUndefined();
});

test('Uxmal: popularity whenever it changed, with few enough lines', async () => {
  const rotated = (by: number) => Array.from('JSQMT', (_, at) => 'JSQMT'[(at + by) % 5]);
  const position = (order: number | null, scored: object[] = []) => ({
    scored,
    popularity: order === null ? [] : rotated(order),
  });
  const scored = [{ phase: 1, popularity: rotated(1), seats: [] }];
  const frames = [
    frame(position(null)),
    frame(position(0)),
    frame(position(0)),
    frame(position(1)),
    frame(position(1, scored)),
    frame(position(3, scored)),
  ];
  const table = (await statisticsOf('uxmal', frames)).tables.at(-1);
  expect(table?.rows.map(({ name: { args } }) => args['move'] ?? `level ${String(args['level'])}`)).toEqual([
    1,
    3,
    'level 1',
    5,
  ]);
  const jaguar = table?.columns?.findIndex(({ args }) => args['idol'] === 'J') ?? -1;
  expect(table?.rows.map(({ values }) => values[jaguar])).toEqual([1, 5, 5, 3]);
  const often = Array.from({ length: 60 }, (_, at) => frame(position(at)));
  const lines = (await statisticsOf('uxmal', often)).tables.at(-1)?.rows ?? [];
  expect(lines.length).toBeLessThanOrEqual(12);
  expect(lines.at(-1)?.name.args['move'], 'the last order is there').toBe(59);
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
    frame({ scored: [], popularity: [] }),
    frame({ scored: [], popularity: [] }, 1, 'overlay J', said('uxmal-describe-overlay', { cards: 2 })),
    frame({ scored: [], popularity: [] }, 1, 'put a1 x', said('uxmal-describe-put-overlay', { cards: 1 })),
    frame({ scored: [], popularity: [] }, 2, 'venerate J 2', said('uxmal-describe-venerate', { spaces: 2 })),
    frame({ scored, popularity: [] }, 2, 'pay JJ', said('uxmal-describe-pay', { cost: 2 })),
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
  expect(tables[2]?.columns?.map(({ args }) => args['idol'])).toEqual(['J', 'M', 'Q', 'S', 'T']);
  expect(tables[2]?.rows.map(({ values }) => values)).toEqual([[2, 5, 4, 3, 1]]);
});

test('a game without statistics of its own has none', async () => {
  expect(await statisticsOf('chess', [])).toEqual({ tables: [], curves: [] });
});
