import { expect, test, vi } from 'vitest';
import { settings } from '../app/settings.svelte';
import type { Replay } from '../protocol';
import { Film } from './film.svelte';

function replay(...scores: number[]): Replay {
  const frames = scores.map((score, at) => ({
    after: at === 0 ? null : { seat: 1, action: `move ${at}`, told: null },
    asks: { key: '', args: {} },
    position: {},
    scores: [score],
    whose: 'over',
  }));
  return { frames, board: {}, game: 'pacal', names: [null], options: {}, winners: [] } as unknown as Replay;
}

test('a film begins at the move that is asked for, and never beyond its ends', () => {
  expect(new Film(replay(0, 0, 0), null).at).toBe(0);
  expect(new Film(replay(0, 0, 0), 1).at).toBe(1);
  const film = new Film(replay(0, 0, 0), 99);
  expect(film.at).toBe(2);
  film.show(-5);
  expect(film.at).toBe(0);
});

test('what is shown as played are the actions up to the move', () => {
  expect(new Film(replay(0, 0, 0), 1).played).toEqual(['move 1']);
  expect(new Film(replay(0), null).played).toEqual([]);
});

test('the news of a move is what led to it', () => {
  const film = new Film(replay(0, 0), 1);
  expect(film.news).toEqual([{ at: 0, version: 1, event: 'played', seat: 1, action: 'move 1', told: null }]);
  film.show(0);
  expect(film.news).toEqual([]);
});

test('playing ends at the end, and starts again from there', () => {
  const film = new Film(replay(0, 0, 0), 1);
  film.toggle();
  film.tick();
  expect([film.at, film.playing]).toEqual([2, false]);
  film.toggle();
  expect([film.at, film.playing]).toEqual([0, true]);
});

test('a board starts from scratch after a jump, not from move to move', () => {
  const film = new Film(replay(0, 0, 5, 5), 0);
  film.show(1);
  film.show(2);
  film.show(3);
  expect(film.take).toBe(0);
  film.show(1);
  expect(film.take).toBe(1);
});

/** A scoring of two steps, for the move that brings points. */
function scoringOf(before: unknown, after: unknown) {
  const told = { key: '', args: {} };
  const steps = [
    { seat: 1, points: 2, told },
    { seat: 1, points: 3, told },
  ];
  return (before as { n: number }).n === 1 ? { position: after, steps } : null;
}

function scored(): Film {
  const four = replay(0, 0, 5, 5);
  for (const [n, frame] of four.frames.entries()) Object.assign(frame, { position: { n } });
  return new Film(four, 1, scoringOf);
}

test('a scoring is told on the board step by step, then the board starts from scratch', () => {
  vi.useFakeTimers();
  const film = scored();
  film.show(2);
  const seen: (number[] | undefined)[] = [];
  for (; film.telling.now; vi.advanceTimersToNextTimer()) seen.push(film.telling.now.scores);
  expect(seen).toEqual([[0], [2], [5]]);
  expect([film.at, film.take]).toEqual([2, 1]);
  vi.useRealTimers();
});

test('a step forward ends the scoring that is told, a step back leaves it', () => {
  const film = scored();
  film.show(2);
  film.show(3);
  expect([film.at, film.telling.now]).toEqual([2, null]);
  film.show(1);
  film.show(2);
  film.show(1);
  expect([film.at, film.telling.now]).toEqual([1, null]);
});

test('at once, where nothing is told, the board starts from scratch at a scoring', () => {
  settings.speed = 'instant';
  const film = scored();
  film.show(2);
  expect([film.telling.now, film.take]).toEqual([null, 1]);
  settings.speed = 'normal';
});

test('a board that starts from scratch gets the last turn, and nothing twice', () => {
  const film = new Film(replay(0, 0, 0, 0, 0), 0);
  const told = () => film.past.map((event) => ('action' in event ? event.action : null));
  expect(told()).toEqual([]);
  film.show(1);
  expect(told()).toEqual([]);
  film.show(3);
  expect(told()).toEqual(['move 1', 'move 2', 'move 3']);
});
