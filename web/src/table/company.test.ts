import { beforeAll, expect, test } from 'vitest';
import type { Presence, SeatView, TableView } from '../protocol';
import { speak, t } from '../words';
import { absent, awayAt, awayFor, showsPresence } from './company';

beforeAll(() => speak('en'));

const presence: Presence = { away: [{ seat: 2, since: 1_000, bot_from: 181_000 }], watching: 1 };
const seat = (number: number, more: Partial<SeatView> = {}) =>
  ({ seat: number, kind: 'person', away: null, ...more }) as SeatView;
const view = (phase: TableView['phase'], away: SeatView['away'] = null) =>
  ({ phase, seats: [seat(1), seat(2, { away })] }) as TableView;

test('the time away is told in minutes, hours and days', () => {
  const since = (time: number) => awayFor(t, 1_000, 1_000 + time);
  expect(since(59_999)).toBe('away');
  expect(since(2 * 60_000)).toBe('away for 2 min');
  expect(since(3 * 3_600_000)).toBe('away for 3 h');
  expect(since(24 * 3_600_000)).toBe('away for a day');
  expect(awayFor(t, 1_000, 0)).toBe('away');
});

test('presence is shown for other people who have not left', () => {
  expect(showsPresence(presence, seat(2), 1)).toBe(true);
  expect(showsPresence(null, seat(2), 1)).toBe(false);
  expect(showsPresence(presence, seat(1), 1)).toBe(false);
  expect(showsPresence(presence, seat(2, { kind: 'bot' }), 1)).toBe(false);
  expect(showsPresence(presence, seat(2, { away: 'left' }), 1)).toBe(false);
  expect([awayAt(presence, 2)?.since, awayAt(presence, 1)]).toEqual([1_000, undefined]);
});

test('a bot can be asked for only while a game is played and none plays yet', () => {
  expect(absent(view('playing'), presence).map(({ seat, from }) => [seat.seat, from])).toEqual([
    [2, 181_000],
  ]);
  expect(absent(view('over'), presence)).toEqual([]);
  expect(absent(view('playing', 'absent'), presence)).toEqual([]);
  const clock: Presence = { away: [{ seat: 2, since: 1_000 }], watching: 0 };
  expect(absent(view('playing'), clock)).toEqual([]);
});
