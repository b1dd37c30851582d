import { describe, expect, it } from 'vitest';
import type { EventView } from '../../protocol';
import { flights, moments, NOTHING, remember } from './happened';
import { finalLines, ranking, standing, standings, totals, turns } from './standing';
import { fixture, names } from './fixtures';

const over = names.filter((name) => name.endsWith('-over'));

describe('standings', () => {
  it.each(names)('at the waters of %s have most floors first', (name) => {
    const { position } = fixture(name);
    for (const water of ['river', 'lake'] as const) {
      const places = ranking(position, water);
      expect(places).toHaveLength(position.seats.length);
      const floors = places.map((place) => place.floors);
      expect(floors).toEqual([...floors].sort((a, b) => b - a));
      const points = places.map((place) => place.points);
      expect(points).toEqual([...points].sort((a, b) => b - a));
      expect(places.every((place) => place.floors > 0 || place.points === 0)).toBe(true);
    }
  });

  it.each(names)('of the districts of %s are led by who gets the value', (name) => {
    const { board, position } = fixture(name);
    for (const { leaders, pays, value } of standings(board, position)) {
      for (const leader of leaders) expect(pays[leader - 1]).toBe(value);
    }
  });

  it('of the turns begin with the present one', () => {
    const { position } = fixture('3-middle');
    expect(turns(position, position.seat)[0]).toEqual({ seat: position.seat, round: 0 });
    expect(turns(position, null)).toHaveLength(position.upcoming.length + 1);
    const placing = fixture('3-place').position;
    expect(turns(placing, 1)).toEqual(placing.upcoming);
    expect(turns(fixture('3-over').position, null)).toEqual([]);
  });

  it('of the turns begin with one that waits to be ended', () => {
    const roll = fixture('4-roll').position;
    expect(roll.seat).toBe(roll.starter);
    expect(turns(roll, 3).slice(0, 2)).toEqual([
      { seat: 3, round: -1 },
      { seat: roll.seat, round: 0 },
    ]);
    const middle = { ...roll, starter: 2 };
    expect(turns(middle, 3)[0]).toEqual({ seat: 3, round: 0 });
  });

  it('leave covered districts out of the final scoring', () => {
    const { board, position } = fixture('3-early');
    expect(standing(board, position, 'I')?.covered).toBe(true);
    expect(finalLines(board, position).some(({ letter }) => letter === 'I')).toBe(false);
    expect(standing(board, position, 'Z')).toBeNull();
  });
});

describe('the final scoring', () => {
  it.each(over)('of %s adds up to the scores', (name) => {
    const { board, position } = fixture(name);
    expect(totals(finalLines(board, position))).toEqual(position.scores);
  });

  it('is a forecast in the middle of a game', () => {
    const { board, position } = fixture('3-middle');
    const lines = finalLines(board, position);
    expect(lines[0]?.points).toEqual(position.scores);
    expect(totals(lines).every((sum, index) => sum >= (position.scores[index] ?? 0))).toBe(true);
  });
});

describe('what happened', () => {
  let version = 0;
  const played = (seat: number, action: string): EventView => ({
    version: ++version,
    at: 0,
    event: 'played',
    seat,
    action,
    told: null,
  });

  it('is washed in gold until the next turn begins', () => {
    const first = remember(NOTHING, [played(1, 'fly f9'), played(1, 'drop own'), played(1, 'build 1 a1 a1')]);
    expect(first.steps.flat()).toEqual(['f9', 'a1']);
    const next = remember(first, [played(2, 'bend c3')]);
    expect(next).toEqual({ seat: 2, from: null, steps: [['c3']] });
    expect(remember(next, [played(2, 'leap d3')]).steps).toEqual([['d3']]);
  });

  it('is where the ship flew from, too', () => {
    const flown = remember(NOTHING, [played(2, 'bend c3')], ['a1', 'b5']);
    expect(flown.from).toBe('b5');
    expect(remember(flown, [played(2, 'drop own')], ['a1', 'c3']).from).toBe('b5');
    const undone = { version: 2, at: 0, event: 'undone', seat: 2, steps: 1 } as EventView;
    expect(remember(flown, [undone]).from).toBeNull();
    expect(remember(flown, [played(1, 'place f6')], [null, 'c3']).from).toBeNull();
  });

  it('is not washed any more when it was taken back', () => {
    const first = remember(NOTHING, [played(1, 'fly f9'), played(1, 'drop own from c3')]);
    const undone: EventView = { version: 9, at: 0, event: 'undone', seat: 1, steps: 1 };
    expect(remember(first, [undone]).steps.flat()).toEqual(['f9']);
  });

  it('keeps what is hidden hidden', () => {
    const hidden: EventView = { version: 9, at: 0, event: 'played', seat: 2, action: null, told: null };
    expect(remember(NOTHING, [hidden]).steps.flat()).toEqual([]);
    expect(moments([hidden])).toEqual([]);
  });

  it('has stones that fall and ships that fly', () => {
    const news = [played(2, 'bend c3'), played(2, 'drop 1'), played(3, 'god 2'), played(3, 'land a1')];
    expect(moments(news)).toMatchObject([{ seat: 2, ship: '1' }]);
    expect([...flights(news)]).toEqual([
      [2, 'bent'],
      [3, 'lifted'],
    ]);
  });
});
