// Plays without a server: starts the Workers, sends them requests, and connects pages to tables.

import { hasLocal, noteLocal } from './local';
import { compiled, gameOf } from './parts';
import { Thinker } from './thinker';
import { tellStuck, tellUnsaved } from './unsaved.svelte';
import type { FromTables, Job, Reply, ToTables } from './words';
import type { Ends, Joined } from './wire';

/** How often in a row a bot may fail. */
const MOST_FAILURES = 3;

/** Everything that runs without a server. */
class Offline {
  readonly #tables: Worker;
  readonly #bots = new Thinker('bots');
  /** Bots too, but the ones at the tables do not wait for it. */
  readonly #advice = new Thinker('bots');
  readonly #records = new Thinker('study');
  #replies = new Map<number, (reply: Reply) => void>();
  #wires = new Map<number, Ends>();
  #last = 0;
  /** How often in a row a bot has failed. */
  #failures = 0;
  #isBroken = false;

  constructor(module: WebAssembly.Module) {
    this.#tables = new Worker(new URL('./tables.worker.ts', import.meta.url), { type: 'module' });
    this.#tables.onmessage = ({ data }: MessageEvent<FromTables>) => this.#hear(data);
    this.#tables.onerror = () => this.#break();
    this.say({ say: 'start', module });
  }

  say(message: ToTables): void {
    this.#tables.postMessage(message);
  }

  /** A request about tables. */
  table(method: string, path: string, body: string): Promise<Reply> {
    this.#last += 1;
    const id = this.#last;
    return new Promise((resolve) => {
      this.#replies.set(id, resolve);
      this.say({ say: 'request', id, method, path, body });
    });
  }

  /** A question; `tell` gets the lines of an answer that comes in parts. */
  ask(path: string, body: string, tell: (line: string) => void, signal: AbortSignal | null): Promise<Reply> {
    const thinker = path === '/api/advice' ? this.#advice : this.#records;
    // A long answer that nobody waits for any more is ended by ending its Worker.
    const end = () => thinker.end();
    signal?.addEventListener('abort', end);
    const needs = NEEDS_BOTS.has(path) ? { game: gameOf(recordIn(body)), tell } : { tell };
    const answered = thinker.run('ask', `${path}\n${body}`, needs);
    return answered.finally(() => signal?.removeEventListener('abort', end)).then(read);
  }

  /** Fetches what bots need, because one will soon be asked. */
  expectBots(game: string | null): void {
    this.#bots.prepare(game);
  }

  join(ends: Ends, table: string, person: number, seen: number): number {
    this.#last += 1;
    this.#wires.set(this.#last, ends);
    this.say({ say: 'join', session: this.#last, table, person, seen });
    return this.#last;
  }

  leave(session: number): void {
    if (this.#wires.delete(session)) this.say({ say: 'leave', session });
  }

  #hear(message: FromTables): void {
    switch (message.say) {
      case 'reply':
        this.#reply(message.id, message.reply);
        break;
      case 'hint':
        void this.#hint(message.id, message.job);
        break;
      case 'job':
        void this.#choose(message.job);
        break;
      case 'joined':
        this.#wires.get(message.session)?.opened();
        break;
      case 'message':
        this.#wires.get(message.session)?.heard(message.text);
        break;
      case 'close':
        this.#wires.get(message.session)?.closed();
        this.#wires.delete(message.session);
        break;
      case 'unsaved':
        tellUnsaved(message.why);
        break;
      case 'broken':
        this.#break();
        break;
    }
  }

  /** Without an answer the job comes again, to a new Worker, but not forever. */
  async #choose(job: Job): Promise<void> {
    const action = await this.#bots.run('think', job.text, { game: gameOf(recordIn(job.text)) });
    this.#failures = action === '' ? this.#failures + 1 : 0;
    tellStuck(this.#failures > MOST_FAILURES);
    if (this.#failures <= MOST_FAILURES) this.say({ say: 'chosen', job, action });
  }

  async #hint(id: number, job: string): Promise<void> {
    this.#reply(id, read(await this.#bots.run('hint', job, { game: gameOf(recordIn(job)) })));
  }

  #reply(id: number, reply: Reply): void {
    this.#replies.get(id)?.(reply);
    this.#replies.delete(id);
  }

  /** A Worker has failed: the next request starts a new one, which loads what was stored. */
  #break(): void {
    if (this.#isBroken) return;
    this.#isBroken = true;
    running = null;
    this.#tables.terminate();
    for (const thinker of [this.#bots, this.#advice, this.#records]) thinker.end();
    for (const reply of this.#replies.values()) reply(FAULT);
    for (const wire of this.#wires.values()) wire.closed();
  }
}

const FAULT: Reply = {
  status: 500,
  kind: 'application/json',
  body: '{"code":"page-fault-own","rule":null,"args":{},"message":""}',
};

function read(text: string): Reply {
  return text === '' ? FAULT : (JSON.parse(text) as Reply);
}

/** Questions that the networks of the bots answer. */
const NEEDS_BOTS = new Set(['/api/advice', '/api/review']);

/** The record in a question or a job; empty if there is none. */
function recordIn(text: string): string {
  try {
    const { record } = JSON.parse(text) as { record?: unknown };
    return typeof record === 'string' ? record : '';
  } catch {
    return '';
  }
}

/** The game of a table that is opened. */
function gameIn(body: string): string | null {
  return /"game":"(\w+)"/.exec(body)?.[1] ?? null;
}

let running: Promise<Offline> | null = null;

function start(): Promise<Offline> {
  running ??= compiled('authority').then((module) => new Offline(module));
  running.catch(() => (running = null));
  return running;
}

/** The answer to a request; null if the page cannot play offline. */
export async function answer(
  method: string,
  path: string,
  body: string,
  signal: AbortSignal | null,
): Promise<Response | null> {
  const offline = await start().catch(() => null);
  if (!offline) return null;
  if (path.startsWith('/api/tables')) {
    const isNew = path === '/api/tables';
    if (isNew && body.includes('"bot"')) offline.expectBots(gameIn(body));
    const reply = await offline.table(method, path, body);
    if (isNew && reply.status === 201) keep();
    return response(reply);
  }
  if (path !== '/api/review') return response(await offline.ask(path, body, () => {}, signal));
  return review(offline, path, body, signal);
}

/** Notes that a table is kept here; before the first, asks the browser not to delete it when room is short. */
function keep(): void {
  if (!hasLocal()) void navigator.storage?.persist?.().catch(() => {});
  noteLocal();
}

function response({ status, kind, body }: Reply): Response {
  return new Response(body, { status, headers: { 'Content-Type': kind } });
}

/** A review arrives line by line. A refusal has no lines. */
function review(offline: Offline, path: string, body: string, signal: AbortSignal | null): Promise<Response> {
  const encoder = new TextEncoder();
  return new Promise((resolve) => {
    const stream = new TransformStream<Uint8Array, Uint8Array>(undefined, { highWaterMark: Infinity });
    const writer = stream.writable.getWriter();
    let begun = false;
    const tell = (line: string) => {
      if (!begun) resolve(new Response(stream.readable));
      begun = true;
      writer.write(encoder.encode(`${line}\n`)).catch(() => {});
    };
    void offline.ask(path, body, tell, signal).then((reply) => {
      if (!begun) resolve(response(reply));
      void writer.close().catch(() => {});
    });
  });
}

/** Connects to a table that is kept in this browser. */
export function join(table: string, person: number, seen: number, ends: Ends): Joined {
  let joined: { offline: Offline; session: number } | null = null;
  let isLeft = false;
  start().then(
    (offline) => {
      if (!isLeft) joined = { offline, session: offline.join(ends, table, person, seen) };
    },
    () => isLeft || ends.closed(),
  );
  return {
    send: (text) => joined?.offline.say({ say: 'hear', session: joined.session, text }),
    leave: () => {
      isLeft = true;
      joined?.offline.leave(joined.session);
    },
  };
}
