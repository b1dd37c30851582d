import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Fault } from '../net/http';
import type { ComponentsReport } from '../protocol';
import { Checker } from './checker.svelte';

const answer = (name: string): ComponentsReport => ({
  problems: [],
  board: name as unknown as ComponentsReport['board'],
  options: {},
});
const offline = () => new Fault(0, { code: 'page-fault-unreachable', rule: null, args: {}, message: '' });

interface Asked {
  parts: Record<string, unknown>;
  answer: (it: ComponentsReport) => void;
  fail: (error: unknown) => void;
}

function engine() {
  const asked: Asked[] = [];
  const send = (_: string, parts: Record<string, unknown>) =>
    new Promise<ComponentsReport>((answer, fail) => asked.push({ parts, answer, fail }));
  return { asked, checker: new Checker(send) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('many changes in a row are one question, about the last of them', async () => {
  const { asked, checker } = engine();
  for (const die of [1, 2, 3]) checker.check('pacal', { die });
  await vi.runAllTimersAsync();
  expect(asked.map(({ parts }) => parts)).toEqual([{ die: 3 }]);
});

test('an answer that comes late does not replace a newer one', async () => {
  const { asked, checker } = engine();
  checker.check('pacal', { die: 1 });
  await vi.runAllTimersAsync();
  checker.check('pacal', { die: 2 });
  await vi.runAllTimersAsync();
  asked[1]?.answer(answer('new'));
  asked[0]?.answer(answer('old'));
  await vi.runAllTimersAsync();
  expect(checker.answer?.board).toBe('new');
});

test('a change makes the answer unknown, but the last one can still be shown', async () => {
  const { asked, checker } = engine();
  checker.check('pacal', { die: 1 });
  await vi.runAllTimersAsync();
  asked[0]?.answer(answer('first'));
  await vi.runAllTimersAsync();
  checker.check('pacal', { die: 2 });
  expect(checker.answer).toBeNull();
  expect(checker.latest?.board).toBe('first');
});

test('without a server it asks again, and a connection that is back asks at once', async () => {
  const { asked, checker } = engine();
  checker.check('pacal', { die: 1 });
  await vi.advanceTimersByTimeAsync(400);
  asked[0]?.fail(offline());
  await vi.advanceTimersByTimeAsync(0);
  expect(checker.trouble?.code).toBe('page-fault-unreachable');
  await vi.advanceTimersByTimeAsync(2000);
  expect(asked.length).toBe(2);
  asked[1]?.fail(offline());
  await vi.advanceTimersByTimeAsync(0);
  checker.again();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked.length).toBe(3);
  asked[2]?.answer(answer('back'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([checker.answer?.board, checker.trouble, asked.length]).toEqual(['back', null, 3]);
});

test('a refused question is not repeated', async () => {
  const { asked, checker } = engine();
  checker.check('pacal', {});
  await vi.advanceTimersByTimeAsync(400);
  asked[0]?.fail(new Fault(400, { code: 'bad-body', rule: null, args: {}, message: 'No.' }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([checker.trouble?.message, asked.length]).toEqual(['No.', 1]);
});
