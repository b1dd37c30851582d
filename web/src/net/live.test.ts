import { beforeEach, expect, test } from 'vitest';
import type { Presence, TableUpdate, Problem, TableView } from '../protocol';
import { Live, type Link, type Wire } from './live';

class FakeWire implements Wire {
  sent: unknown[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;

  constructor(readonly seen: number | null) {}

  send(text: string) {
    this.sent.push(JSON.parse(text));
  }

  close() {
    this.closed = true;
  }

  says(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let wires: FakeWire[];
let timers: { milliseconds: number; then: () => void; off: boolean }[];
let links: Link[];
let seen: TableView[];
let news: TableUpdate[];
let company: Presence[];
let nudges: number[];
let gone: Problem[];
let verdict: Problem | null;
let names: number;

beforeEach(() => {
  [wires, timers, links, seen, news, gone, verdict, names] = [[], [], [], [], [], [], null, 0];
  [company, nudges] = [[], []];
});

function live(first: Promise<TableView | null> | null = null): Live {
  return new Live({
    first,
    open: (version) => {
      const wire = new FakeWire(version);
      wires.push(wire);
      return wire;
    },
    probe: () => Promise.resolve(verdict),
    wait: (milliseconds, then) => {
      const timer = { milliseconds, then, off: false };
      timers.push(timer);
      return () => (timer.off = true);
    },
    chance: () => 1,
    name: () => `r${++names}`,
    onView: (view) => seen.push(view),
    onNews: (item) => news.push(item),
    onPresence: (presence) => company.push(presence),
    onNudged: (by) => nudges.push(by),
    onLink: (link) => links.push(link),
    onTrouble: () => {},
    onGone: (problem) => gone.push(problem),
  });
}

const wire = () => wires.at(-1)!;
const view = (version: number) =>
  ({ version, phase: 'playing', scores: [0, 0], said: [] }) as unknown as TableView;
const settled = () => new Promise((done) => setTimeout(done, 0));

function ring() {
  const due = timers.filter((timer) => !timer.off);
  for (const timer of due) timer.off = true;
  for (const timer of due) timer.then();
}

function item(version: number, now: object = {}) {
  return { say: 'news', version, events: [{ version, at: 0, event: 'aside' }], now };
}

test('a view is passed on, and news are laid over it', () => {
  const table = live();
  wire().onopen?.();
  wire().says({ say: 'view', view: view(3) });
  wire().says(item(4, { scores: [5, 0] }));
  expect(seen.map((each) => each.version)).toEqual([3]);
  expect(table.view).toMatchObject({ version: 4, phase: 'playing', scores: [5, 0] });
});

test('a request is granted under its own name', async () => {
  const table = live();
  wire().onopen?.();
  wire().says({ say: 'view', view: view(3) });
  const answer = table.ask({ ask: 'undo' });
  expect(wire().sent).toEqual([{ say: 'ask', id: 'r1', seen: 3, what: { ask: 'undo' } }]);
  wire().says({ say: 'granted', id: 'r1', first: 4, last: 4 });
  expect(await answer).toBeNull();
});

test('a refusal comes back with its rule', async () => {
  const table = live();
  wire().onopen?.();
  const answer = table.why('fly f8');
  wire().says({ say: 'refused', id: 'r1', code: 'pacal-stay', rule: '5.1', args: {}, message: '' });
  expect(await answer).toMatchObject({ code: 'pacal-stay', rule: '5.1' });
});

test('after a loss it connects again and asks for what it missed', async () => {
  live();
  wire().onopen?.();
  wire().says({ say: 'view', view: view(7) });
  wire().onclose?.();
  await settled();
  expect(links.at(-1)).toBe('lost');
  ring();
  expect(wires).toHaveLength(2);
  expect(wire().seen).toBe(7);
  wire().onopen?.();
  expect(links.at(-1)).toBe('live');
});

test('after it was signed out it asks for everything again', async () => {
  live();
  wire().onopen?.();
  wire().says({ say: 'view', view: view(3) });
  wire().says({ say: 'trouble', code: 'signed-out', args: {}, message: '' });
  wire().onclose?.();
  await settled();
  ring();
  expect(wires).toHaveLength(2);
  expect(wire().seen).toBeNull();
});

test('a request without an answer is sent again under the same name', async () => {
  const table = live();
  wire().onopen?.();
  wire().says({ say: 'view', view: view(3) });
  const answer = table.ask({ ask: 'play', action: 'fly f9' });
  const first = wire().sent[0];
  wire().onclose?.();
  await settled();
  ring();
  wire().onopen?.();
  expect(wire().sent).toEqual([first]);
  wire().says({ say: 'granted', id: 'r1', first: 4, last: 4 });
  expect(await answer).toBeNull();
});

test('a request made while the connection is lost waits for it', async () => {
  const table = live();
  void table.ask({ ask: 'undo' });
  expect(wire().sent).toEqual([]);
  wire().onopen?.();
  expect(wire().sent).toHaveLength(1);
});

test('news with a gap before them are not believed', async () => {
  const table = live();
  wire().onopen?.();
  wire().says({ say: 'view', view: view(3) });
  const old = wire();
  old.says(item(6));
  await settled();
  expect(news).toEqual([]);
  expect(table.view?.version).toBe(3);
  expect(old.closed).toBe(true);
  ring();
  expect(wire().seen).toBe(3);
});

test('news that were there already change nothing', () => {
  const table = live();
  wire().onopen?.();
  wire().says({ say: 'view', view: view(3) });
  wire().says(item(3, { scores: [9, 9] }));
  expect(table.view?.scores).toEqual([0, 0]);
});

test('each failure waits longer, up to a limit', async () => {
  live();
  for (let failure = 0; failure < 9; failure++) {
    wire().onclose?.();
    await settled();
    ring();
  }
  const waits = timers.map((timer) => timer.milliseconds);
  expect(waits.slice(0, 4)).toEqual([400, 800, 1600, 3200]);
  expect(Math.max(...waits)).toBe(10_000);
});

test('a table that is not there is told once, and not tried again', async () => {
  live();
  verdict = { code: 'no-such-table', rule: null, args: {}, message: '' };
  wire().onclose?.();
  await settled();
  expect(gone.map((problem) => problem.code)).toEqual(['no-such-table']);
  ring();
  expect(wires).toHaveLength(1);
});

test('a connection that never answers is given up', async () => {
  const table = live();
  wire().onopen?.();
  void table.ask({ ask: 'undo' });
  ring();
  await settled();
  expect(links.at(-1)).toBe('lost');
});

test('a view that was asked for early is shown at once, and the connection goes on from there', async () => {
  const table = live(Promise.resolve(view(5)));
  expect(wires).toHaveLength(0);
  await settled();
  expect(seen.map(({ version }) => version)).toEqual([5]);
  expect(wire().seen).toBe(5);
  void table.ask({ ask: 'undo' });
  expect(wire().sent).toEqual([]);
  wire().onopen?.();
  expect(wire().sent).toHaveLength(1);
  wire().says(item(6));
  expect(table.view?.version).toBe(6);
});

test('where no early view comes, the connection brings it', async () => {
  live(Promise.resolve(null));
  await settled();
  expect(seen).toEqual([]);
  expect(wire().seen).toBeNull();
});

test('what was closed before its early view came is never connected', async () => {
  live(Promise.resolve(view(5))).close();
  await settled();
  expect([seen, wires]).toEqual([[], []]);
});

test('nonsense on the wire ends nothing', () => {
  const table = live();
  wire().onopen?.();
  wire().onmessage?.({ data: '{"say":' });
  wire().says({ say: 'view', view: view(2) });
  expect(table.view?.version).toBe(2);
});

test('what is closed stays closed', async () => {
  const table = live();
  wire().onopen?.();
  table.close();
  wire().onclose?.();
  await settled();
  ring();
  expect(wires).toHaveLength(1);
});

test('presence and nudges are passed on; messages of later versions are ignored', () => {
  live();
  wire().onopen?.();
  wire().says({ say: 'presence', away: [{ seat: 2, since: 5 }], watching: 1 });
  wire().says({ say: 'nudged', by: 3 });
  wire().says({ say: 'something new', away: [] });
  expect([company, nudges]).toEqual([[{ away: [{ seat: 2, since: 5 }], watching: 1 }], [3]]);
  expect(links.at(-1)).toBe('live');
});

test('a nudge is answered like a question', async () => {
  const table = live();
  wire().onopen?.();
  const answer = table.nudge();
  expect(wire().sent).toEqual([{ say: 'nudge', id: 'r1' }]);
  wire().says({ say: 'allowed', id: 'r1' });
  expect(await answer).toBeNull();
});
