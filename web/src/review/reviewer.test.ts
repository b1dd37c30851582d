import { expect, test, vi } from 'vitest';
import { Fault } from '../net/http';
import type { Review, ReviewedChoice, ReviewMessage } from '../protocol';
import { Reviewer } from './reviewer.svelte';

const choice = (at: number, mark?: ReviewedChoice['mark']): ReviewedChoice => ({
  at,
  seat: 1,
  played: 'fly a1',
  best: 'fly b2',
  loss: 0.1,
  loss_points: 2,
  ...(mark ? { mark } : {}),
  win: [0.4, 0.6],
  points: [10, 20],
  best_win: [0.5, 0.5],
  best_points: [12, 20],
  best_line: ['fly b2'],
});
const progress = (judged: number, ...choices: ReviewedChoice[]): ReviewMessage => ({
  say: 'progress',
  judged,
  of: 4,
  choices,
  chances: [],
  curve: choices.map(({ at, win, points }) => ({ at, win, points })),
});
const review = {
  choices: [choice(1)],
  chances: [],
  curve: [],
  moments: [],
  players: [],
} as unknown as Review;

function gate() {
  let resolve = () => {};
  const promise = new Promise<void>((open) => (resolve = open));
  return { promise, resolve };
}

/** An answer that stops before each message until `next` is called. */
function slow(messages: ReviewMessage[]) {
  const gates = messages.map(gate);
  let at = 0;
  async function* ask(_: string, _signal: AbortSignal) {
    for (const [number, message] of messages.entries()) {
      await gates[number]?.promise;
      yield message;
    }
  }
  const next = async () => {
    gates[at++]?.resolve();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { ask, next };
}

test('what was judged is there before the review is complete', async () => {
  const started = { say: 'started', game: 'pacal', players: 2, actions: 9, of: 4 } as const;
  const { ask, next } = slow([
    { say: 'queued', ahead: 2 },
    started,
    progress(1, choice(5)),
    progress(2, choice(3, 'blunder')),
    { say: 'done', review },
  ]);
  const reviewer = new Reviewer('game pacal\n', ask);
  const over = reviewer.start();
  expect(reviewer.stage).toBe('asked');
  await next();
  expect([reviewer.stage, reviewer.ahead]).toEqual(['queued', 2]);
  await next();
  expect([reviewer.stage, reviewer.judged, reviewer.of]).toEqual(['working', 0, 4]);
  await next();
  await next();
  expect(reviewer.judged).toBe(2);
  expect(reviewer.choices.map(({ at }) => at)).toEqual([3, 5]);
  expect(reviewer.curve.map(({ at }) => at)).toEqual([3, 5]);
  expect(reviewer.events).toEqual([{ at: 3, seat: 1, mark: 'blunder' }]);
  await next();
  await over;
  expect([reviewer.stage, reviewer.review]).toEqual(['done', review]);
  expect(reviewer.choices).toBe(review.choices);
});

test('a refusal is kept to be told, and a second try starts from nothing', async () => {
  const problem = { code: 'review-busy', rule: null, args: {}, message: 'Busy.' };
  const answers: (() => AsyncGenerator<ReviewMessage>)[] = [
    async function* () {
      yield progress(1, choice(5));
      throw new Fault(503, problem);
    },
    async function* () {
      yield { say: 'done', review };
    },
  ];
  const reviewer = new Reviewer('', () => answers.shift()!());
  await reviewer.start();
  expect([reviewer.stage, reviewer.problem]).toEqual(['failed', problem]);
  await reviewer.start();
  expect([reviewer.stage, reviewer.problem]).toEqual(['done', null]);
});

test('leaving ends the request, and nothing more is heard', async () => {
  const { ask, next } = slow([progress(1, choice(5)), progress(2, choice(6))]);
  const asked = vi.fn(ask);
  const reviewer = new Reviewer('', asked);
  const over = reviewer.start();
  await next();
  reviewer.stop();
  expect(asked.mock.calls[0]?.[1].aborted).toBe(true);
  await next();
  await over;
  expect([reviewer.stage, reviewer.judged, reviewer.problem]).toEqual(['idle', 1, null]);
});

test('a review is asked for once', async () => {
  const ask = vi.fn(async function* (): AsyncGenerator<ReviewMessage> {
    yield { say: 'done', review };
  });
  const reviewer = new Reviewer('', ask);
  await Promise.all([reviewer.start(), reviewer.start()]);
  await reviewer.start();
  expect(ask).toHaveBeenCalledOnce();
});
