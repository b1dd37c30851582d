import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LiveTables } from './lobby.svelte';

class Source {
  readyState = 1;
  closed = false;
  onmessage: (event: { data: string }) => void = () => {};
  onerror: () => void = () => {};
  close() {
    this.closed = true;
  }
}

let sources: Source[] = [];
function open(): EventSource {
  const source = new Source();
  sources.push(source);
  return source as unknown as EventSource;
}

beforeEach(() => {
  sources = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('each list replaces the one before', () => {
  const live = new LiveTables(open);
  expect(live.tables).toBeNull();
  sources[0]!.onmessage({ data: '{"tables":[{"table":"a"}]}' });
  expect(live.tables?.map(({ table }) => table)).toEqual(['a']);
  sources[0]!.onmessage({ data: '{"tables":[]}' });
  expect(live.tables).toEqual([]);
});

test('a lost connection keeps the list, and is told until news come', () => {
  const live = new LiveTables(open);
  sources[0]!.onmessage({ data: '{"tables":[{"table":"a"}]}' });
  sources[0]!.onerror();
  expect([live.lost, live.tables?.length]).toEqual([true, 1]);
  expect(sources.length).toBe(1);
  sources[0]!.onmessage({ data: '{"tables":[]}' });
  expect(live.lost).toBe(false);
});

test('after a refusal it tries again later, and not once the page is left', () => {
  const live = new LiveTables(open);
  sources[0]!.readyState = 2;
  sources[0]!.onerror();
  vi.advanceTimersByTime(5000);
  expect(sources.length).toBe(2);
  sources[1]!.readyState = 2;
  sources[1]!.onerror();
  live.close();
  vi.advanceTimersByTime(60_000);
  expect(sources.length).toBe(2);
  expect(sources[1]!.closed).toBe(true);
});
