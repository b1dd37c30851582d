import { beforeEach, describe, expect, it } from 'vitest';
import { Fault } from '../net/http';
import type { Study } from '../protocol';
import type { Daily } from './puzzle';
import { streak } from './results';
import { Trial } from './trial.svelte';

const DAILY: Daily = {
  game: 'pacal',
  day: 100,
  puzzle: { players: 2, actions: ['roll 4'], points: 14, second: 7, line: ['fly a1', 'build b'] },
  record: 'game pacal\n',
};

/** A turn of two steps: `build b` brings 14 points, 6 of them at once; anything else 5. */
async function ask(_: string, moves: string[] = []): Promise<Study> {
  await Promise.resolve();
  if (moves.includes('never')) {
    throw new Fault(422, { code: 'no', rule: '5.4', args: {}, message: 'No.' });
  }
  const over = moves.length === 2;
  const points = !over ? 0 : moves[1] === 'build b' ? 14 : 5;
  return {
    whose: { seat: over ? 1 : 2 },
    scores: [3, 10 + Math.min(points, 6)],
    if_scored_now: [3, 20 + points],
    legal: [],
    told: moves.map((action) => ({ seat: 2, action, told: null })),
  } as unknown as Study;
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
}

async function play(trial: Trial, ...actions: string[]): Promise<void> {
  for (const action of actions) {
    trial.act(action);
    await settled();
  }
}

async function begun(): Promise<Trial> {
  const trial = new Trial(DAILY, ask);
  await settled();
  return trial;
}

describe('a try at the position of the day', () => {
  beforeEach(() => localStorage.clear());

  it('is over when the turn is, and says what it brought', async () => {
    const trial = await begun();
    expect(trial.seat).toBe(2);
    await play(trial, 'fly a1');
    expect(trial.outcome).toBeNull();
    await play(trial, 'build a');
    expect(trial.outcome).toEqual({ points: 5, atOnce: 5 });
    expect(trial.decided).toBe(false);
  });

  it('counts until the best turn is found', async () => {
    const trial = await begun();
    await play(trial, 'fly a1', 'build a');
    await trial.begin();
    await play(trial, 'fly a1', 'build b');
    expect(trial.result).toEqual({ points: 14, best: 14, tries: 2, shown: false });
    expect(streak('pacal', 100)).toBe(1);
    await trial.begin();
    await play(trial, 'fly a1', 'build a');
    expect(trial.result?.tries).toBe(2);
  });

  it('does not count after the answer was shown', async () => {
    const trial = await begun();
    await trial.answer();
    expect(trial.outcome).toEqual({ points: 14, atOnce: 6 });
    expect(trial.result).toEqual({ points: 0, best: 14, tries: 0, shown: true });
    expect(streak('pacal', 100)).toBe(0);
  });

  it('remembers the result of the day', async () => {
    await play(await begun(), 'fly a1', 'build b');
    expect((await begun()).decided).toBe(true);
  });

  it('explains a refused action and stays where it is', async () => {
    const trial = await begun();
    await play(trial, 'never');
    expect(trial.refusal?.rule).toBe('5.4');
    expect(trial.steps).toBe(0);
  });
});
