import { beforeEach, expect, test } from 'vitest';
import { rememberLevel } from '../../app/levels';
import type { MyTable, SeatView } from '../../protocol';
import { exported, levelAt, reached, withPlayed } from './played';

beforeEach(() => localStorage.clear());

const person = (name: string) => ({ kind: 'person', name, bot: null }) as SeatView;
const bot = (level: SeatView['bot']) => ({ seat: 2, kind: 'bot', name: null, bot: level }) as SeatView;

function game(table: string, at: number, more: Partial<MyTable> = {}): MyTable {
  const result = { scores: [30, 20], winners: [1] };
  return {
    table,
    at,
    game: 'pacal',
    phase: 'over',
    seat: 1,
    seats: [person('Ana'), bot('4')],
    result,
    ...more,
  } as MyTable;
}

test('a finished game stays in the list when the server has forgotten it', () => {
  withPlayed([game('a', 1), game('b', 2, { phase: 'playing' })]);
  const found = withPlayed([game('c', 3)]);
  expect(found.map(({ table }) => table).sort()).toEqual(['a', 'c']);
});

test('what the server says about a game replaces what was kept', () => {
  withPlayed([game('a', 1)]);
  expect(withPlayed([game('a', 9)]).map(({ at }) => at)).toEqual([9]);
});

test('only the newest games are kept', () => {
  withPlayed(Array.from({ length: 305 }, (_, at) => game(`t${at}`, at)));
  const found = withPlayed([]);
  expect(found.length).toBe(300);
  expect(Math.min(...found.map(({ at }) => at))).toBe(5);
});

test('damaged data is ignored', () => {
  localStorage.setItem('sacbe-played', '{"games":[{"table":3},null,"x"]}');
  expect(withPlayed([])).toEqual([]);
  localStorage.setItem('sacbe-played', '{"games":7}');
  expect(withPlayed([])).toEqual([]);
});

test('the level is that of the strongest bot', () => {
  expect(levelAt({ seats: [person('Ana'), bot('4'), bot('9')] })).toBe('9');
  expect(levelAt({ seats: [person('Ana'), bot('hard' as never), bot('4')] })).toBe('9');
  expect(levelAt({ seats: [person('Ana'), person('Ben')] })).toBeNull();
});

test('the level reached is that of the next game, for each game played against bots', () => {
  rememberLevel('uxmal', '5');
  const alone = game('b', 2, { game: 'uxmal' });
  const friends = game('c', 3, { game: 'chess', seats: [person('Ana'), person('Ben')] });
  expect(reached([game('a', 1), alone, friends, game('d', 4)])).toEqual([
    { game: 'pacal', level: '2' },
    { game: 'uxmal', level: '5' },
  ]);
});

test('the export has a line for each finished game; names cannot break it', () => {
  const names = [person('=1+1, "Ana"'), bot('4')];
  const text = exported(
    [game('a', 0, { seats: names }), game('b', 1, { phase: 'playing' }), game('c', 0, { seat: 2 })],
    (key) => key,
  );
  expect(text.split('\r\n')).toEqual([
    'date,game,players,result,place,points,level,table',
    `1970-01-01T00:00:00.000Z,pacal,"'=1+1, ""Ana"", Balam",won,1,30,4,a`,
    '1970-01-01T00:00:00.000Z,pacal,"Ana, Balam",lost,2,20,4,c',
    '',
  ]);
});
