import { expect, test } from 'vitest';
import type { EventView } from '../../protocol';
import { follow, touched } from './happened';
import { fixture, fixtures } from './fixtures';

const played = (action: string): EventView => ({
  version: 1,
  at: 0,
  event: 'played',
  seat: 1,
  action,
  told: null,
});

test('the tile that was put is found on its level, even when it completed it', () => {
  const { position, news } = fixture('3-scored');
  const last = touched(news, position);
  expect(last?.tile).toBe('1a2');
  expect(last?.cells).toEqual(['a3', 'b3', 'b4', 'a4']);
});

test('news of every fixture that put a tile name a tile that lies there', () => {
  let tiles = 0;
  for (const { position, news } of fixtures.values()) {
    const put = news.some((event) => event.event === 'played' && event.action?.startsWith('put '));
    if (!put) continue;
    expect(touched(news, position)?.cells).toHaveLength(4);
    tiles += 1;
  }
  expect(tiles).toBeGreaterThan(2);
});

test('priests, walks and idols', () => {
  const { position } = fixture('3-turn-level-2');
  expect(touched([played('priest c4')], position)?.cells).toEqual(['c4']);
  expect(touched([played('move c4 e4'), played('pay JJ')], position)?.cells).toEqual(['c4', 'e4']);
  expect(touched([played('venerate J 2')], position)?.idol).toBe('J');
  expect(touched([played('tile')], position)).toBeNull();
  expect(touched([], position)).toBeNull();
});

test('a priest keeps its name while it walks, and a new one gets a new name', () => {
  const first = follow([], [['a1', 'b2'], ['c3']]);
  expect(new Set(first.map((pawn) => pawn.id)).size).toBe(3);
  const walked = follow(first, [['a1', 'd4'], ['c3']]);
  expect(walked.find((pawn) => pawn.cell === 'd4')?.id).toBe(first[1]?.id);
  expect(walked.find((pawn) => pawn.cell === 'c3')?.id).toBe(first[2]?.id);
  const more = follow(walked, [['a1', 'd4', 'e5'], ['c3']]);
  expect(walked.map((pawn) => pawn.id)).not.toContain(more.find((pawn) => pawn.cell === 'e5')?.id);
  expect(follow(more, [[], []])).toEqual([]);
});
