import { expect, test, vi } from 'vitest';
import { Fault } from '../net/http';
import type { Study } from '../protocol';
import { Attempt } from './attempt.svelte';
import type { Lesson, Step } from './lessons';

const lesson: Lesson = { game: 'pacal', players: 2, stories: { one: ['place e5'] }, steps: [], examples: [] };
const step: Step = {
  id: 'god',
  story: 'one',
  at: 1,
  tasks: [{ accept: ['god 2'] }, { accept: ['land '], then: ['roll 3'] }],
};
const refused = new Fault(409, { code: 'pacal-god-spent', rule: '5.8', args: { value: 2 }, message: '' });

/** A mock server that refuses only `god 6`. */
function server() {
  return vi.fn(async (_: string, moves: string[] = []) => {
    if (moves.includes('god 6')) throw refused;
    const told = moves.map((action) => ({ seat: 1, action, told: null }));
    return { told, legal: [{ action: 'god 2', kind: '' }], whose: { seat: 1 } } as unknown as Study;
  });
}

async function begun() {
  const ask = server();
  const attempt = new Attempt(lesson, step, ask);
  await vi.waitFor(() => expect(attempt.shown).not.toBeNull());
  return { attempt, ask };
}

test('a step begins where its story leads', async () => {
  const { ask } = await begun();
  expect(ask).toHaveBeenCalledWith('game pacal\nrules 2\nplayers 2\n\nplace e5\n', []);
});

test('what is legal but beside the point is said to be so, and nothing is played', async () => {
  const { attempt, ask } = await begun();
  attempt.act('fly e8');
  expect(attempt.beside).toBe(true);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a legal action that is asked about is beside the point too', async () => {
  const { attempt } = await begun();
  attempt.why('fly e8');
  await vi.waitFor(() => expect(attempt.beside).toBe(true));
  expect(attempt.refusal).toBeNull();
});

test('only what the story goes on from lights up, and what it is compared with', async () => {
  const ask = server();
  const legal = ['god 2', 'god 4', 'fly e8'].map((action) => ({ action, kind: '' }));
  ask.mockImplementation(async () => ({ told: [], legal, whose: { seat: 1 } }) as unknown as Study);
  const lit = async (task: Step['tasks'][number]) => {
    const attempt = new Attempt(lesson, { ...step, tasks: [task] }, ask);
    await vi.waitFor(() => expect(attempt.shown).not.toBeNull());
    return attempt.lit.map(({ action }) => action);
  };
  expect(await lit({ accept: ['god 2'] })).toEqual(['god 2']);
  expect(await lit({ accept: ['god 2'], lights: ['god '] })).toEqual(['god 2', 'god 4']);
});

test('a step is done when all of its tasks are, with what follows them', async () => {
  const { attempt, ask } = await begun();
  attempt.act('god 2');
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  await vi.waitFor(() => expect(attempt.news).toHaveLength(1));
  expect(attempt.done).toBe(false);
  attempt.act('land a1');
  await vi.waitFor(() => expect(attempt.done).toBe(true));
  expect(ask.mock.lastCall?.[1]).toEqual(['god 2', 'land a1', 'roll 3']);
  expect(attempt.news.map((event) => 'action' in event && event.action)).toEqual(['land a1', 'roll 3']);
});

test('why something is not allowed is told, and the step goes on', async () => {
  const { attempt } = await begun();
  attempt.why('god 6');
  await vi.waitFor(() => expect(attempt.refusal?.rule).toBe('5.8'));
  expect(attempt.done).toBe(false);
  attempt.act('god 2');
  expect(attempt.refusal).toBeNull();
});

test('a server that does not answer is trouble, and can be asked again', async () => {
  const ask = server();
  ask.mockRejectedValueOnce(new Fault(0, { ...refused.problem, code: 'page-fault-unreachable' }));
  const attempt = new Attempt(lesson, step, ask);
  await vi.waitFor(() => expect(attempt.trouble?.code).toBe('page-fault-unreachable'));
  await attempt.begin();
  expect(attempt.trouble).toBeNull();
  expect(attempt.shown).not.toBeNull();
});

test('a scoring that the action brought is told before the step is done', async () => {
  vi.useFakeTimers();
  const told = { key: '', args: {} };
  const scoringOf = (_: unknown, after: unknown) => ({
    position: after,
    steps: [{ seat: 1, points: 4, told }],
  });
  const ask = vi.fn(async (_: string, moves: string[] = []) => {
    const said = moves.map((action) => ({ seat: 1, action, told: null }));
    return {
      told: said,
      legal: [{ action: 'god 2', kind: '' }],
      whose: { seat: 1 },
      position: {},
      scores: [moves.length * 4],
    } as unknown as Study;
  });
  const one: Step = { ...step, tasks: [{ accept: ['god 2'] }] };
  const attempt = new Attempt(lesson, one, ask, scoringOf);
  await vi.waitFor(() => expect(attempt.shown).not.toBeNull());
  attempt.act('god 2');
  await vi.waitFor(() => expect(attempt.telling.now?.scores).toEqual([0]));
  expect(attempt.done).toBe(false);
  vi.advanceTimersToNextTimer();
  expect(attempt.telling.now?.scores).toEqual([4]);
  attempt.telling.skip();
  expect([attempt.done, attempt.telling.now, attempt.shown?.scores]).toEqual([true, null, [4]]);
  vi.useRealTimers();
});
