import { beforeEach, expect, test, vi } from 'vitest';
import type { FromTables, FromThinker, ToTables, ToThinker } from './words';

vi.mock('./parts', async (original) => ({
  ...(await original<typeof import('./parts')>()),
  compiled: () => Promise.resolve({} as WebAssembly.Module),
  networksOf: () => Promise.resolve([]),
}));

/** What the Worker with the tables says to a message, and what a Worker that thinks says to a question. */
let tables: (message: ToTables) => FromTables[] = () => [];
let thinker: (message: ToThinker) => FromThinker[] = () => [];
let heard: (ToTables | ToThinker)[] = [];

class Fake {
  onmessage: ((message: { data: unknown }) => void) | null = null;
  readonly #isThinker: boolean;

  constructor(address: URL) {
    this.#isThinker = String(address).includes('thinker');
  }

  postMessage(message: ToTables | ToThinker): void {
    heard.push(message);
    const said = this.#isThinker ? thinker(message as ToThinker) : tables(message as ToTables);
    for (const data of said) queueMicrotask(() => this.onmessage?.({ data }));
  }

  terminate(): void {}
}

/** The module under test, new in each test: it keeps its Workers. */
async function started(): Promise<typeof import('./offline')> {
  return import('./offline');
}

const JOB = { table: 'local-a', seat: 2, version: 3, text: '{"record":"game uxmal\\n"}' };

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('Worker', Fake);
  localStorage.clear();
  [heard, tables, thinker] = [[], () => [], () => []];
});

test('a request gets an answer when the Worker with the tables breaks, and the next one a new Worker', async () => {
  const { answer } = await started();
  tables = ({ say }) => (say === 'request' ? [{ say: 'broken' }] : []);
  const broken = await answer('POST', '/api/tables', '{}', null);
  expect(broken?.status).toBe(500);
  expect(await broken?.json()).toMatchObject({ code: 'page-fault-own' });
  tables = (message) =>
    message.say === 'request'
      ? [{ say: 'reply', id: message.id, reply: { status: 200, kind: 'application/json', body: '{}' } }]
      : [];
  expect((await answer('GET', '/api/tables/local-a', '', null))?.status).toBe(200);
  expect(heard.filter(({ say }) => say === 'start').length).toBe(2);
});

test('a bot that fails is asked again, and then a sentence says that it does not answer', async () => {
  const { answer } = await started();
  const { isStuck } = await import('./unsaved.svelte');
  tables = ({ say }) => (say === 'request' || say === 'chosen' ? [{ say: 'job', job: JOB }] : []);
  thinker = (message) => (message.say === 'run' ? [{ say: 'broken', id: message.id }] : []);
  void answer('POST', '/api/tables', '{}', null);
  await vi.waitFor(() => expect(isStuck()).toBe(true));
  expect(heard.filter(({ say }) => say === 'chosen').length).toBe(3);
});

test('a bot that answers again takes the sentence away', async () => {
  const { answer } = await started();
  const { isStuck, tellStuck } = await import('./unsaved.svelte');
  tellStuck(true);
  tables = ({ say }) => (say === 'request' ? [{ say: 'job', job: JOB }] : []);
  thinker = (message) => (message.say === 'run' ? [{ say: 'done', id: message.id, text: 'pass' }] : []);
  void answer('POST', '/api/tables', '{}', null);
  await vi.waitFor(() => expect(isStuck()).toBe(false));
});

test('before the first table is kept, the browser is asked not to delete it', async () => {
  const persist = vi.fn(() => Promise.resolve(true));
  vi.stubGlobal('navigator', { storage: { persist } });
  const { answer } = await started();
  let status = 400;
  tables = (message) =>
    message.say === 'request'
      ? [{ say: 'reply', id: message.id, reply: { status, kind: 'application/json', body: '{}' } }]
      : [];
  await answer('POST', '/api/tables', '{}', null);
  expect(persist).not.toHaveBeenCalled();
  status = 201;
  await answer('POST', '/api/tables', '{}', null);
  await answer('POST', '/api/tables', '{}', null);
  expect(persist).toHaveBeenCalledOnce();
});
