import { expect, test, vi } from 'vitest';
import { Fault } from '../net/http';
import type { Advice, Study } from '../protocol';
import { Analysis, type Sources } from './analysis.svelte';
import { begun, movesTo } from './notebook';

/** A game in which chance and seat 1 take turns. */
function study(record: string, moves: string[] = []): Promise<Study> {
  if (moves.includes('fly x1')) {
    const problem = { code: 'pacal-no-square', rule: '5.1', args: {}, message: '' };
    return Promise.reject(new Fault(409, problem));
  }
  const chance = moves.length % 2 === 0;
  const actions = chance ? ['roll 1', 'roll 2', 'roll 3'] : ['fly a1', 'fly a2'];
  const told = moves.map((action, at) => ({ seat: at % 2 ? 1 : null, action, told: null }));
  return Promise.resolve({
    record: `${record}${moves.join(' ')}`,
    whose: chance ? 'chance' : { seat: 1 },
    legal: actions.map((action) => ({ action, kind: '' })),
    ...(chance ? { probabilities: [0.5, 0.25, 0.25] } : {}),
    told,
  } as unknown as Study);
}

function opened(more: Partial<Sources> = {}): Analysis {
  const advice = vi.fn(() => Promise.resolve({ seat: 1, best: [], playouts: 1 } as Advice));
  const ask = { study, advice, random: () => 0.6, ...more };
  return new Analysis(begun('r:', 'Main line'), (number) => `Branch ${number}`, ask);
}

const settled = () => vi.waitFor(() => Promise.resolve());

async function play(analysis: Analysis, ...moves: string[]): Promise<void> {
  for (const move of moves) {
    analysis.act(move);
    await vi.waitFor(() => expect(movesTo(analysis.notebook).at(-1)).toBe(move));
  }
}

test('all seats and chance are played, and another move opens a branch', async () => {
  const analysis = opened();
  await vi.waitFor(() => expect(analysis.shown).not.toBeNull());
  await play(analysis, 'roll 2', 'fly a1');
  analysis.back();
  await vi.waitFor(() => expect(analysis.notebook.at).toBe(1));
  expect(analysis.turn).toBe(1);
  await play(analysis, 'fly a2');
  expect(analysis.notebook.branches.map(({ name }) => name)).toEqual(['Main line', 'Branch 2']);
});

test('chance falls by its probabilities', async () => {
  const analysis = opened();
  await vi.waitFor(() => expect(analysis.shown).not.toBeNull());
  analysis.letFall();
  await vi.waitFor(() => expect(movesTo(analysis.notebook)).toEqual(['roll 2']));
});

test('a refused move says why and changes nothing', async () => {
  const analysis = opened();
  await vi.waitFor(() => expect(analysis.shown).not.toBeNull());
  await play(analysis, 'roll 1');
  analysis.act('fly x1');
  await vi.waitFor(() => expect(analysis.refusal?.rule).toBe('5.1'));
  expect(movesTo(analysis.notebook)).toEqual(['roll 1']);
});

test('a position is evaluated once, with its own record', async () => {
  const advice = vi.fn(() => Promise.resolve({ seat: 1, best: [], playouts: 7 } as Advice));
  const analysis = opened({ advice });
  await vi.waitFor(() => expect(analysis.shown).not.toBeNull());
  await analysis.evaluate();
  expect(advice).not.toHaveBeenCalled();
  await play(analysis, 'roll 1');
  await analysis.evaluate();
  await analysis.evaluate();
  expect(advice.mock.calls).toEqual([['r:roll 1']]);
  expect(analysis.advice?.playouts).toBe(7);
  await play(analysis, 'fly a1', 'roll 3');
  expect(analysis.advice).toBeNull();
});

test('only the latest of two answers is shown', async () => {
  const waiting: (() => void)[] = [];
  const slow: typeof study = (record, moves) =>
    new Promise((resolve) => waiting.push(() => resolve(study(record, moves))));
  const analysis = opened({ study: slow });
  waiting.shift()!();
  await vi.waitFor(() => expect(analysis.shown).not.toBeNull());
  analysis.act('roll 1');
  analysis.act('roll 2');
  waiting[1]!();
  await vi.waitFor(() => expect(movesTo(analysis.notebook)).toEqual(['roll 2']));
  waiting[0]!();
  await settled();
  expect(movesTo(analysis.notebook)).toEqual(['roll 2']);
});

test('a server that cannot be reached at first is asked again', async () => {
  let fails = true;
  const flaky: typeof study = (record, moves) => {
    if (!fails) return study(record, moves);
    fails = false;
    return Promise.reject(new Fault(503, { code: 'page-offline', rule: null, args: {}, message: '' }));
  };
  const analysis = opened({ study: flaky });
  await vi.waitFor(() => expect(analysis.trouble?.code).toBe('page-offline'));
  analysis.again();
  await vi.waitFor(() => expect(analysis.shown).not.toBeNull());
  expect(analysis.trouble).toBeNull();
});
