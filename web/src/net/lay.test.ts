import { expect, test } from 'vitest';
import type { TableUpdate, TableView } from '../protocol';
import { follows, lay } from './lay';

const view = {
  version: 4,
  phase: 'playing',
  scores: [1, 2],
  turn: { seat: 1 },
  said: [],
} as unknown as TableView;
const news = (more: object): TableUpdate =>
  ({ version: 5, events: [], now: {}, ...more }) as unknown as TableUpdate;

test('what is different lies over the view, the rest stays', () => {
  const after = lay(view, news({ now: { scores: [3, 2] } }));
  expect(after).toMatchObject({ version: 5, phase: 'playing', scores: [3, 2], turn: { seat: 1 } });
  expect(view.scores).toEqual([1, 2]);
});

test('a field that becomes nothing is nothing', () => {
  expect(lay(view, news({ now: { turn: null } })).turn).toBeNull();
});

test('what was said is added to the talk', () => {
  const words = { preset: 'table-say-hello' };
  const events = [{ version: 5, at: 7, event: 'said', seat: 1, name: 'Ana', words }];
  expect(lay(view, news({ events })).said).toEqual([{ seat: 1, name: 'Ana', words, at: 7 }]);
});

test('a talk that is told whole is not added to', () => {
  const line = { seat: 1, name: 'Ana', words: { text: 'hi' }, at: 7 };
  const events = [{ version: 5, event: 'said', ...line }];
  expect(lay(view, news({ events, now: { said: [line] } })).said).toHaveLength(1);
});

test('news follow when nothing is missing in between', () => {
  expect(follows(4, news({ events: [{ version: 5 }] }))).toBe(true);
  expect(follows(4, news({ events: [{ version: 6 }] }))).toBe(false);
  expect(follows(4, news({ version: 4, events: [] }))).toBe(true);
});
