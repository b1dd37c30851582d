import { expect, test, vi } from 'vitest';
import { people, request, usual } from './places';

test('against bots: one person, two bots, and it starts', () => {
  expect(request(usual('pacal', 'bots', 'Ana'))).toMatchObject({
    game: 'pacal',
    seats: 3,
    places: [{ person: 'Ana' }, { bot: '2' }, { bot: '2' }],
    options: {},
    start: true,
  });
});

test('with friends: the other seats are open, and nobody starts without them', () => {
  const made = request(usual('uxmal', 'friends', 'Ana'));
  expect(made.places).toEqual([{ person: 'Ana' }, { open: true }, { open: true }]);
  expect(made.start).toBe(false);
});

test('only what is not usual is an option', () => {
  const plan = usual('pacal', 'bots', 'Ana');
  plan.options['edition'] = 'fr';
  expect(request(plan).options).toEqual({ edition: 'fr' });
});

test('the people at this screen are told apart by number, whatever sits between them', () => {
  const plan = usual('pacal', 'screen', 'Ana');
  plan.sitters = [
    { kind: 'here', name: 'Ana' },
    { kind: 'bot', level: '4' },
    { kind: 'here', name: 'Ben' },
  ];
  expect(people(plan)).toEqual([1, 2]);
});

test('a live table has seconds for a turn and in reserve', () => {
  const plan = { ...usual('pacal', 'friends', 'Ana'), pace: 'live' as const };
  expect(request(plan).pace).toEqual({ kind: 'live', turn_seconds: 60, reserve_seconds: 300 });
});

test('hands of Uxmal are open unless the table hides them; ships are closed among people', () => {
  expect(request(usual('uxmal', 'screen', 'Ana')).visibility).toBe('open');
  expect(request(usual('uxmal', 'friends', 'Ana')).visibility).toBe('open');
  expect(request(usual('pacal', 'screen', 'Ana')).visibility).toBe('memory');
  expect(request(usual('pacal', 'bots', 'Ana')).visibility).toBe('open');
  const hidden = { ...usual('uxmal', 'screen', 'Ana'), visibility: 'memory' as const };
  expect(request(hidden).visibility).toBe('memory');
});

test('own components go along with their name', () => {
  const plan = usual('pacal', 'bots', 'Ana');
  const board = { rows: ['SS'] };
  plan.options['edition'] = 'fr';
  plan.map = { name: 'Grandma’s box', options: { board } };
  expect(request(plan)).toMatchObject({ options: { edition: 'fr', board }, map: 'Grandma’s box' });
  plan.map = { name: 'Same as ours', options: {} };
  expect(request(plan)).not.toHaveProperty('map');
});

test('a slow table has days off, and weekends that do not count where this browser is', () => {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-120);
  const plan = { ...usual('pacal', 'friends', 'Ana'), pace: 'days' as const };
  expect(request(plan).pace).toEqual({ kind: 'days', days: 3, days_off: 3 });
  expect(request({ ...plan, weekendsOff: true, daysOff: 0 }).pace).toEqual({
    kind: 'days',
    days: 3,
    weekends_off: 120,
    days_off: 0,
  });
});

const REMEMBERED = { level: '9' as const, nameOf: (seat: number) => `Player ${seat}`, isFirst: true };

test('on this screen nobody has to enter a name, and the first game is open', () => {
  const plan = usual('pacal', 'screen', '', REMEMBERED);
  expect(request(plan).places).toEqual([
    { person: 'Player 1' },
    { person: 'Player 2' },
    { person: 'Player 3' },
  ]);
  expect(request(plan).visibility).toBe('open');
  expect(request(usual('pacal', 'screen', 'Ana', { ...REMEMBERED, isFirst: false })).visibility).toBe(
    'memory',
  );
});

test('bots have the level that was chosen before', () => {
  expect(request(usual('pacal', 'bots', 'Ana', REMEMBERED)).places).toContainEqual({ bot: '9' });
});
