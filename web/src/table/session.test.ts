import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TableView } from '../protocol';
import { settings } from '../app/settings.svelte';
import { Session } from './session.svelte';

class FakeSocket {
  static all: FakeSocket[] = [];
  sent: { id: string; say: string; what?: unknown }[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  send(text: string) {
    this.sent.push(JSON.parse(text) as { id: string; say: string });
  }

  close() {}

  says(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let session: Session;
const socket = () => FakeSocket.all.at(-1)!;
const settled = () => vi.advanceTimersByTimeAsync(0);

function view(version: number, more: object = {}): TableView {
  const you = { seat: 1, host: true, confirms: true, mutes: [], legal: [], undoable: 0, may_end_turn: false };
  return {
    table: 'demo',
    version,
    game: 'pacal',
    phase: 'playing',
    scores: [0, 0],
    said: [],
    position: { at: version },
    turn: { seat: 2, number: 1, since: 0, deadline: null, complete: false },
    you,
    now: 1000,
    ...more,
  } as unknown as TableView;
}

function played(version: number, seat: number, now: object = {}) {
  const told = { key: `told-${version}`, args: { seat } };
  const event = { version, at: 0, event: 'played', seat, action: `action ${version}`, told };
  return { say: 'news', version, events: [event], now: { position: { at: version }, ...now } };
}

beforeEach(async () => {
  FakeSocket.all = [];
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  const log = { version: 3, log: [{ seat: 1, action: 'first', told: { key: 'told-3', args: { seat: 1 } } }] };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(log))));
  settings.speed = 'normal';
  session = new Session('demo', 1);
  socket().onopen?.();
  socket().says({ say: 'view', view: view(3) });
  await settled();
});

afterEach(() => {
  session.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const at = () => (session.view?.position as unknown as { at: number }).at;

test('it connects as one of the people at this screen, in their language', () => {
  expect(socket().address).toMatch(/\/api\/tables\/demo\/live\?as=1&lang=en$/);
});

test('news of nothing but the time change nothing that is drawn', () => {
  const before = session.view;
  socket().says({ say: 'news', version: 3, events: [], now: { position: { at: 3 }, now: 2000 } });
  expect(session.view).toBe(before);
  expect(session.offset).toBe(2000 - Date.now());
  socket().says({ say: 'news', version: 3, events: [], now: { phase: 'paused' } });
  expect(session.view?.phase).toBe('paused');
});

test('what others do is shown step by step', async () => {
  socket().says(played(4, 2));
  socket().says(played(5, 2));
  expect(at()).toBe(4);
  expect(session.busy).toBe(true);
  await vi.advanceTimersByTimeAsync(5000);
  expect(at()).toBe(5);
  expect(session.busy).toBe(false);
});

test('the clock of the server is read when news come, not when they are shown', async () => {
  const skew = session.offset;
  expect(skew).toBe(1000 - Date.now());
  socket().says(played(4, 2));
  socket().says(played(5, 2));
  await vi.advanceTimersByTimeAsync(5000);
  expect(session.offset).toBe(skew);
  socket().says(played(6, 2, { now: Date.now() + 250 }));
  expect(session.offset).toBe(250);
});

test('a press shows the newest at once', () => {
  for (const version of [4, 5, 6]) socket().says(played(version, 2));
  session.skip();
  expect(at()).toBe(6);
  expect(session.busy).toBe(false);
});

test('what you do yourself is shown without delay', () => {
  socket().says(played(4, 1));
  socket().says(played(5, 1));
  expect(at()).toBe(5);
});

test('an action is sent once, however often it is pressed', () => {
  session.act('fly f9');
  session.act('fly f9');
  expect(socket().sent).toHaveLength(1);
  expect(socket().sent[0]?.what).toEqual({ ask: 'play', action: 'fly f9' });
});

test('a refusal is shown until something else happens', async () => {
  session.act('fly f8');
  const { id } = socket().sent[0]!;
  socket().says({ say: 'refused', id, code: 'pacal-stay', rule: '5.1', args: {}, message: '' });
  await settled();
  expect(session.refusal?.rule).toBe('5.1');
  expect(session.asking).toBe(false);
  socket().says(played(4, 1));
  expect(session.refusal).toBeNull();
});

test('trouble is said until the connection works again', async () => {
  socket().says({ say: 'trouble', code: 'too-many-requests', args: {}, message: 'Slowly.' });
  expect(session.trouble?.code).toBe('too-many-requests');
  socket().says(played(4, 2));
  expect(session.trouble).toBeNull();
});

test('the log goes on from what was before', async () => {
  socket().says(played(4, 2));
  await vi.advanceTimersByTimeAsync(5000);
  expect(session.lines.map((line) => line.action)).toEqual(['first', 'action 4']);
  expect(session.missed.map((line) => line.action)).toEqual(['action 4']);
});

test('what happened since your turn can be seen again, and nothing can be done meanwhile', async () => {
  const yours = { you: { ...view(5).you, legal: [{ action: 'fly f9', kind: 'k' }] } };
  socket().says(played(4, 2));
  socket().says(played(5, 2, yours));
  await vi.advanceTimersByTimeAsync(5000);
  expect(session.canRecall).toBe(true);
  session.recall();
  expect(at()).toBe(3);
  expect(session.recalling).toBe(true);
  expect(session.view?.you?.legal).toEqual([]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(session.recalling).toBe(false);
  expect(at()).toBe(5);
  expect(session.view?.you?.legal).toHaveLength(1);
});

test('after a loss it asks for what it missed', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')));
  socket().onclose?.();
  expect(session.link).toBe('lost');
  await vi.advanceTimersByTimeAsync(1000);
  expect(FakeSocket.all).toHaveLength(2);
  expect(socket().address).toContain('seen=3');
});

test('a table that is gone is said so', async () => {
  const problem = { code: 'no-such-table', rule: null, args: {}, message: 'none' };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(problem), { status: 404 })));
  socket().onclose?.();
  await vi.advanceTimersByTimeAsync(1000);
  expect(session.gone?.code).toBe('no-such-table');
  expect(FakeSocket.all).toHaveLength(1);
});

test('a second press on the same view is no second action', () => {
  session.act('fly f9');
  session.act('fly f9');
  expect(socket().sent).toHaveLength(1);
});

test('what came of an action may be acted on before its answer is there', async () => {
  session.act('fly f9');
  socket().says(played(4, 1));
  session.act('drop own');
  expect(socket().sent.map(({ what }) => what)).toEqual([
    { ask: 'play', action: 'fly f9' },
    { ask: 'play', action: 'drop own' },
  ]);
  const [first, second] = socket().sent;
  socket().says({ say: 'granted', id: first!.id, first: 4, last: 4 });
  await settled();
  expect(session.asking).toBe(true);
  socket().says({ say: 'granted', id: second!.id, first: 5, last: 5 });
  await settled();
  expect(session.asking).toBe(false);
});

test('other players’ moves are shown with the points they won, and scoring stays on screen longer', async () => {
  socket().says(played(4, 2, { scores: [0, 6] }));
  socket().says(played(5, 2));
  expect(session.gained).toEqual([{ seat: 2, points: 6 }]);
  await vi.advanceTimersByTimeAsync(800);
  expect(at()).toBe(4);
  await vi.advanceTimersByTimeAsync(5000);
  expect(session.gained).toEqual([]);
});

test('points taken back by an undo are no gain', () => {
  socket().says(played(4, 1, { scores: [6, 0] }));
  const undone = { version: 5, at: 0, event: 'undone', seat: 1, steps: 1 };
  socket().says({ say: 'news', version: 5, events: [undone], now: { scores: [7, 0] } });
  expect(session.gained).toEqual([]);
});

test('the replay of what happened can be stepped through and left at any time', async () => {
  socket().says(played(4, 2));
  socket().says(played(5, 3));
  await vi.advanceTimersByTimeAsync(5000);
  session.recall();
  session.recallStep(1);
  expect([session.recalled, at()]).toEqual([1, 4]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(at()).toBe(4);
  session.recallStep(1);
  session.recallStep(1);
  expect([session.recalled, at()]).toEqual([2, 5]);
  session.recallStep(-2);
  expect(at()).toBe(3);
  session.recallPause();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([session.recalling, at()]).toEqual([false, 5]);
});

test('news end a replay', async () => {
  socket().says(played(4, 2));
  await vi.advanceTimersByTimeAsync(5000);
  session.recall();
  socket().says(played(5, 2));
  expect([session.recalling, at()]).toEqual([false, 5]);
});

describe('a scoring', () => {
  const step = (seat: number, points: number) => ({ seat, points, told: { key: 'told', args: { seat } } });
  const steps = [step(1, 2), step(2, 3), step(2, 1)];
  const shown = () => ({ at: session.scoring?.at, scores: session.view?.scores, position: at() });

  beforeEach(() => {
    session.scoringOf = (_, after) =>
      (after as { at: number }).at === 4 ? { position: { at: 3.5 }, steps } : null;
    socket().says(played(4, 2, { scores: [2, 4] }));
    socket().says(played(5, 2, { scores: [2, 4] }));
  });

  test('is told step by step on the position that was scored, with the scores as far as told', async () => {
    const seen = [shown()];
    while (session.scoring) {
      await vi.advanceTimersByTimeAsync(100);
      if (JSON.stringify(seen.at(-1)) !== JSON.stringify(shown())) seen.push(shown());
    }
    expect(seen).toEqual([
      { at: -1, scores: [0, 0], position: 3.5 },
      { at: 0, scores: [2, 0], position: 3.5 },
      { at: 1, scores: [2, 3], position: 3.5 },
      { at: 2, scores: [2, 4], position: 3.5 },
      { at: undefined, scores: [2, 4], position: 4 },
    ]);
  });

  test('is told before the next move is shown', async () => {
    await vi.advanceTimersByTimeAsync(3 * 800);
    expect(at()).toBe(3.5);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(at()).toBe(5);
    expect(session.busy).toBe(false);
  });

  test('tells the action once', async () => {
    expect(session.fresh).toHaveLength(1);
    session.skip();
    expect([at(), session.fresh, session.news.length]).toEqual([4, [], 1]);
  });

  test('ends at once when it is skipped, and the next move waits its turn', async () => {
    session.skip();
    expect(shown()).toEqual({ at: undefined, scores: [2, 4], position: 4 });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(at()).toBe(5);
  });

  test('waits while the full table is read', async () => {
    session.skip();
    session.hold(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(at()).toBe(4);
    session.hold(false);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(at()).toBe(5);
  });

  test('offers nothing to do meanwhile', () => {
    expect(session.view?.you?.legal).toEqual([]);
  });
});

test('at the speed "at once" a scoring is not told', () => {
  settings.speed = 'instant';
  session.scoringOf = () => {
    throw new Error('not asked');
  };
  socket().says(played(4, 2, { scores: [2, 4] }));
  expect(session.view?.scores).toEqual([2, 4]);
});
