import { expect, test } from 'vitest';
import type { GameLog, EventView } from '../protocol';
import { latest, log, sinceYourTurn, type Line } from './log';

const told = (key: string, seat: number) => ({ key, args: { seat } });
const played = (version: number, seat: number, action: string): EventView => ({
  version,
  at: 0,
  event: 'played',
  seat,
  action,
  told: told(action, seat),
});
const actions = (lines: Line[]) => lines.map((line) => line.action);

const base: GameLog = {
  version: 5,
  log: [{ seat: 1, action: 'place e5', told: told('place', 1) }],
};

test('what happened since is added to what was', () => {
  expect(actions(log(base, [played(6, 2, 'place f6')]))).toEqual(['place e5', 'place f6']);
});

test('what the log has already is not told twice', () => {
  expect(actions(log(base, [played(5, 1, 'place e5'), played(6, 2, 'x')]))).toEqual(['place e5', 'x']);
});

test('what was taken back did not happen', () => {
  const events: EventView[] = [
    played(6, 1, 'fly e8'),
    played(7, 1, 'drop e8'),
    { version: 8, at: 0, event: 'undone', seat: 1, steps: 2 },
    played(9, 1, 'fly e2'),
  ];
  expect(actions(log(base, events))).toEqual(['place e5', 'fly e2']);
});

test('taking back leaves what happened around the game', () => {
  const events: EventView[] = [
    played(6, 1, 'fly e8'),
    { version: 7, at: 0, event: 'left', seat: 2 },
    { version: 8, at: 0, event: 'undone', seat: 1, steps: 1 },
  ];
  const lines = log(base, events);
  expect(lines.map((line) => line.told?.key)).toEqual(['place', 'page-event-left']);
});

test('a hidden action has a line without words', () => {
  const event = { ...played(6, 2, ''), action: null, told: null } as EventView;
  expect(log(base, [event]).at(-1)).toMatchObject({ seat: 2, told: null });
});

const line = (seat: number | null, action: string, of = seat): Line => ({
  seat,
  action,
  told: { key: action, args: of === null ? {} : { seat: of } },
  game: true,
});

test('since your turn: what the others did after it', () => {
  const lines = [line(1, 'mine'), line(2, 'a'), line(3, 'b')];
  expect(actions(sinceYourTurn(lines, 1))).toEqual(['a', 'b']);
});

test('in the middle of a turn, its own steps and rolls are left out', () => {
  const lines = [line(1, 'mine'), line(2, 'a'), line(null, 'roll 3', 1), line(1, 'fly')];
  expect(actions(sinceYourTurn(lines, 1))).toEqual(['a']);
});

test('before your first turn it is everything', () => {
  expect(actions(sinceYourTurn([line(2, 'a'), line(3, 'b')], 1))).toEqual(['a', 'b']);
});

test('what was played last is told as it happened, without what lies hidden', () => {
  const events: EventView[] = [
    played(6, 2, 'fly f6'),
    { version: 7, at: 0, event: 'left', seat: 2 },
    { version: 8, at: 0, event: 'played', seat: 2, action: null, told: null },
    { version: 9, at: 0, event: 'rolled', action: 'roll 3', told: null },
  ];
  const found = latest(log(base, events));
  expect(found.map((event) => [event.event, 'action' in event && event.action])).toEqual([
    ['played', 'place e5'],
    ['played', 'fly f6'],
    ['rolled', 'roll 3'],
  ]);
});

test('days off are told', () => {
  const event: EventView = { version: 6, at: 0, event: 'days_off', seat: 2, days: 3 };
  const told = log(base, [event]).map((line) => line.told);
  expect(told.at(-1)).toEqual({ key: 'page-event-days-off', args: { seat: 2, days: 3 } });
});
