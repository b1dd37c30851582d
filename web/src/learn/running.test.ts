import { expect, test } from 'vitest';
import type { SeatKind, TableView } from '../protocol';
import { peoplePlay, unfinishedTable } from './running';

const HEADER = 'game pacal\nrules 1\nplayers 2\nname 1 Ana\n# table abc123\n# commitment ff';
const RUNNING = `${HEADER}\n\nplace c3\n`;

const table = (phase: TableView['phase'], ...kinds: SeatKind[]) =>
  Promise.resolve({ phase, seats: kinds.map((kind) => ({ kind })) } as TableView);

test('the record of a game that is not over names its table', () => {
  expect(unfinishedTable(RUNNING)).toBe('abc123');
  expect(unfinishedTable(`${HEADER}\n# seed 00\n\nplace c3\n`)).toBeNull();
  expect(unfinishedTable('game pacal\nrules 1\nplayers 2\n\nplace c3\n')).toBeNull();
});

test('people play where two have seats and the game is not over', async () => {
  expect(await peoplePlay(RUNNING, () => table('playing', 'person', 'person'))).toBe(true);
  expect(await peoplePlay(RUNNING, () => table('paused', 'person', 'bot', 'person'))).toBe(true);
  expect(await peoplePlay(RUNNING, () => table('playing', 'person', 'bot'))).toBe(false);
  expect(await peoplePlay(RUNNING, () => table('over', 'person', 'person'))).toBe(false);
});

test('a table that cannot be looked at is left to the server', async () => {
  expect(await peoplePlay(RUNNING, () => Promise.reject(new Error('no such table')))).toBe(false);
});
