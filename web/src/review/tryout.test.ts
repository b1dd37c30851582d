import { expect, test, vi } from 'vitest';
import { Fault } from '../net/http';
import type { Advice, ReviewedChoice, Study } from '../protocol';
import { headerOf, Positions } from './positions.svelte';
import { compared, known, Tryout } from './tryout.svelte';

const choice = { at: 2, seat: 1, played: 'fly a1', best: 'fly b2', loss: 0.1 } as ReviewedChoice;
const advice = {
  seat: 1,
  playouts: 10,
  best: [
    { play: { action: 'fly b2' }, win: [0.6, 0.4] },
    { play: { action: 'fly c3' }, win: [0.55, 0.45] },
    { play: { action: 'fly d4' }, win: [0.597, 0.403] },
  ],
} as unknown as Advice;
const position = { legal: [], told: [] } as unknown as Study;

test('the review knows what was played and what was best', () => {
  expect(known(choice, 'fly b2')).toEqual({ kind: 'best' });
  expect(known(choice, 'fly a1')).toEqual({ kind: 'played', loss: 0.1 });
  expect(known(choice, 'fly c3')).toBeNull();
  expect(known({ ...choice, loss: 0.001 }, 'fly a1')).toEqual({ kind: 'best' });
});

test('other actions are compared within one look', () => {
  const found = compared(advice, 'fly c3');
  expect(found.kind === 'other' && found.loss).toBeCloseTo(0.05);
  expect(compared(advice, 'fly d4')).toEqual({ kind: 'best' });
  expect(compared(advice, 'fly e5')).toEqual({ kind: 'behind' });
});

async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
}

function tryout(answers: Partial<{ study: () => Promise<Study>; advice: () => Promise<Advice> }> = {}) {
  const asks = { study: vi.fn(async () => position), advice: vi.fn(async () => advice), ...answers };
  return { asks, trial: new Tryout(choice, 'game pacal\n\nplace a1\n', asks) };
}

test('an action is played and judged; a second one has to wait for another try', async () => {
  const { asks, trial } = tryout();
  await settled();
  trial.act('fly c3');
  await settled();
  expect(trial.verdict?.kind).toBe('other');
  trial.act('fly b2');
  await settled();
  expect(trial.verdict?.kind).toBe('other');
  expect(asks.advice).toHaveBeenCalledOnce();
  await trial.begin();
  trial.act('fly b2');
  await settled();
  expect(trial.verdict).toEqual({ kind: 'best' });
  // The review knew that.
  expect(asks.advice).toHaveBeenCalledOnce();
});

test('an action that the rules forbid is explained and can be replaced', async () => {
  const problem = { code: 'pacal-stay', rule: '5.1', args: {}, message: 'It has to move.' };
  const refused = vi
    .fn(async (): Promise<Study> => position)
    .mockResolvedValueOnce(position)
    .mockRejectedValueOnce(new Fault(409, problem));
  const { trial } = tryout({ study: refused });
  await settled();
  trial.act('fly a9');
  await settled();
  expect([trial.refusal, trial.verdict, trial.thinking]).toEqual([problem, null, false]);
  trial.act('fly b2');
  await settled();
  expect([trial.refusal, trial.verdict]).toEqual([null, { kind: 'best' }]);
});

test('the positions of a record are asked for once, by its setup and its first actions', async () => {
  const ask = vi.fn(async () => position);
  const positions = new Positions('game pacal\nplayers 2\n\nplace a1\nroll 3\n', ['place a1', 'roll 3'], ask);
  await positions.fetch(1);
  await positions.fetch(1);
  expect(ask.mock.calls).toEqual([['game pacal\nplayers 2\n\n', ['place a1']]]);
  expect(positions.at(1)).toBe(position);
  expect(positions.at(2)).toBeNull();
  expect(positions.recordTo(1)).toBe('game pacal\nplayers 2\n\nplace a1\n');
  expect(headerOf('game pacal\n\nroll 3\n')).toBe('game pacal\n\n');
});

test('a position that could not be fetched can be asked for again', async () => {
  const ask = vi.fn(async () => position).mockRejectedValueOnce(new Error('no'));
  const positions = new Positions('game pacal\n\n', [], ask);
  await positions.fetch(0);
  expect(positions.at(0)).toBeNull();
  await positions.fetch(0);
  expect(positions.at(0)).toBe(position);
});
