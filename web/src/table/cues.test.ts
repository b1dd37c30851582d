import { expect, test } from 'vitest';
import type { EventView, TableView } from '../protocol';
import { soundOf as pacal } from '../games/pacal/sound';
import { soundOf as uxmal } from '../games/uxmal/sound';
import { SOUNDS } from '../sound/cue';
import { cues, type Shown } from './cues';

const view = (more: Partial<TableView> = {}) =>
  ({ table: 'demo', phase: 'playing', turn: { seat: 2 }, winners: [], ...more }) as unknown as TableView;
const played = (action: string, seat = 2) =>
  ({ version: 1, at: 0, event: 'played', seat, action, told: null }) as EventView;

const names = (shown: Partial<Shown>) =>
  cues({ events: [], gained: [], before: view(), view: view(), you: 1, ...shown }, pacal).map(
    ({ name }) => name,
  );

test('an action sounds, then its points, then that it is your turn', () => {
  const events = [played('build 3 d4 d4,e5,f6')];
  const next = view({ turn: { seat: 1 } } as Partial<TableView>);
  expect(names({ events, gained: [{ seat: 2, points: 6 }], view: next })).toEqual(['build', 'score', 'turn']);
});

test('nothing sounds when a table is opened', () => {
  expect(names({ before: null, events: [played('fly f9')] })).toEqual([]);
});

test('your turn sounds once, not at each of your steps', () => {
  const mine = view({ turn: { seat: 1 } } as Partial<TableView>);
  expect(names({ before: mine, view: mine })).toEqual([]);
});

test('many actions shown at once do not make a noise', () => {
  const events = ['fly f9', 'drop own', 'drop 1', 'pass', 'fly a1', 'drop own'].map((each) => played(each));
  expect(names({ events })).toEqual(['lift', 'stone']);
});

test('the end sounds like winning or losing, and for spectators like winning', () => {
  const over = view({ phase: 'over', winners: [1] } as Partial<TableView>);
  expect(names({ view: over })).toEqual(['win']);
  expect(names({ view: over, you: 2 })).toEqual(['loss']);
  expect(names({ view: over, you: null })).toEqual(['win']);
  expect(names({ before: over, view: over })).toEqual([]);
});

test('every sound is used, and a higher pyramid sounds larger', () => {
  const acted = [
    ...['roll 4', 'leap f1', 'drop own', 'build 5 d4 d4'].map(pacal),
    ...['draw .QJS', 'put b3 S.QJ', 'overlay J', 'priest c4', 'venerate J 2', 'curse J 1'].map(uxmal),
  ].map((cue) => cue?.name);
  expect(new Set([...acted, 'turn', 'score', 'win', 'loss'])).toEqual(new Set(SOUNDS));
  expect(pacal('build 5 d4 d4')?.size).toBe(5);
  expect([pacal('pass'), uxmal('tile')]).toEqual([null, null]);
});
