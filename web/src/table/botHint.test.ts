import { expect, test, vi } from 'vitest';
import { Fault } from '../net/http';
import type { AdvisedLine, SeatView, TableView } from '../protocol';
import { BotHint, mayAsk } from './botHint.svelte';

const seat = (number: number, kind: SeatView['kind'], away: SeatView['away'] = null) =>
  ({ seat: number, kind, away }) as SeatView;

function view(more: Partial<TableView> = {}): TableView {
  return {
    table: 'demo',
    version: 7,
    phase: 'playing',
    visibility: 'open',
    seats: [seat(1, 'person'), seat(2, 'bot')],
    turn: { seat: 1, complete: false },
    you: { legal: [{ action: 'a' }, { action: 'b' }] },
    ...more,
  } as TableView;
}

test('alone against bots you may ask, while there is something to choose', () => {
  expect(mayAsk(view(), 1)).toBe(true);
  expect(mayAsk(view({ turn: { seat: 2 } as never }), 1)).toBe(false);
  expect(mayAsk(view({ turn: { seat: 1, complete: true } as never }), 1)).toBe(false);
  expect(mayAsk(view({ you: { legal: [{ action: 'a' }] } as never }), 1)).toBe(false);
  expect(mayAsk(view({ phase: 'over' }), 1)).toBe(false);
});

test('never when another person plays, also not when a bot stands in for them', () => {
  const people = [seat(1, 'person'), seat(2, 'person'), seat(3, 'bot')];
  expect(mayAsk(view({ seats: people }), 1)).toBe(false);
  expect(mayAsk(view({ seats: [seat(1, 'person'), seat(2, 'person', 'left')] }), 1)).toBe(false);
});

test('not for spectators; in memory play too, where the bot knows what you have seen', () => {
  expect(mayAsk(view(), null)).toBe(false);
  expect(mayAsk(view({ visibility: 'memory' }), 1)).toBe(true);
});

const line = { play: { action: 'a' } } as AdvisedLine;
const asks = () => ({
  hint: vi.fn(async (_table: string, _person: number) => ({ seat: 1, best: [line], playouts: 1 })),
});

test('the answer is for the position that was asked about', async () => {
  const ask = asks();
  const hint = new BotHint(ask);
  await hint.think(view(), 1);
  await hint.think(view(), 1);
  expect(ask.hint.mock.calls).toEqual([['demo', 1]]);
  expect(hint.about(7)).toBe(line);
  expect(hint.about(8)).toBeNull();
});

test('a refusal is told', async () => {
  const problem = { code: 'table-hint-among-people', rule: null, args: {}, message: 'No.' };
  const ask = { hint: vi.fn(async () => Promise.reject(new Fault(409, problem))) };
  const hint = new BotHint(ask);
  await hint.think(view(), 1);
  expect([hint.problem, hint.busy]).toEqual([problem, false]);
});
