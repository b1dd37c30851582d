import { expect, test } from 'vitest';
import type { EventView } from '../protocol';
import { dwell, SCORING_STEP } from './dwell';

const played = (seat: number): EventView => ({
  at: 0,
  version: 4,
  event: 'played',
  seat,
  action: 'build 1 c6 c6',
  told: null,
});

test('what you do yourself does not hold up the game', () => {
  expect(dwell([played(1)], 1, false)).toBe(0);
  expect(dwell([played(1)], 1, true)).toBe(0);
});

test("another player's step is shown for a moment, one that scores for at least 0.8 s", () => {
  expect(dwell([played(2)], 1, false)).toBeGreaterThanOrEqual(500);
  expect(dwell([played(2)], 1, true)).toBeGreaterThanOrEqual(800);
});

test('every step of a scoring stays at least 0.8 s at normal speed', () => {
  expect(SCORING_STEP).toBeGreaterThanOrEqual(800);
});
