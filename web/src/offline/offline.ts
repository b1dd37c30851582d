// Plays without a server: starts the Workers, sends them requests, and connects pages to tables.

import { noteLocal } from './local';
import { tellUnsaved } from './unsaved.svelte';
import type { FromTables, Job, Reply, ToTables } from './words';
import { Thinker } from './thinker';
import type { Ends, Joined } from './wire';

/** The WebAssembly, if the page was built with it. */
const BUILT = Object.values(
  import.meta.glob<string>('../../offline/*.wasm', { query: '?url', import: 'default' }),
)[0];

/** Whether the page was built with offline play. */
export const isBuilt = BUILT !== undefined;

/** How often in a row a bot may fail. */
const MOST_FAILURES = 3;

let compiled: Promise<WebAssembly.Module> | null = null;

/** Fetches and compiles the WebAssembly, once. */
export function compile(): Promise<WebAssembly.Module> {
  compiled ??= (BUILT ? BUILT() : Promise.reject(new Error('not built'))).then(async (address) => {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(address);
    // Not while it streams: that needs a media type which some file servers do not send.
    return WebAssembly.compile(await answer.arrayBuffer());
  });
  compiled.catch(() => (compiled = null));
  return compiled;
}

/** Everything that runs without a server. */
class Offline {
  readonly #tables: Worker;
  #bots: Thinker;
  #questions: Thinker;
  #replies = new Map<number, (reply: Reply) => void>();
  #wires = new Map<number, Ends>();
  #last = 0;
  /** How often in a row a bot has failed. */
  #failures = 0;

  constructor(private readonly module: WebAssembly.Module) {
    this.#tables = new Worker(new URL('./tables.worker.ts', import.meta.url), { type: 'module' });
    this.#tables.onmessage = ({ data }: MessageEvent<FromTables>) => this.#hear(data);
    this.#tables.onerror = () => this.#break();
    this.#bots = new Thinker(module);
    this.#questions = new Thinker(module);
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
    // A long answer that nobody waits for any more is ended by ending its Worker.
    const questions = this.#questions;
    signal?.addEventListener('abort', () => {
      if (this.#questions !== questions) return;
      questions.end();
      this.#questions = new Thinker(this.module);
    });
    return questions.run('ask', `${path}\n${body}`, tell).then(read);
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
        void this.#bots.run('hint', message.job).then((text) => this.#reply(message.id, read(text)));
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
    }
  }

  /** Without an answer the job comes again, to a new Worker, but not forever. */
  async #choose(job: Job): Promise<void> {
    const action = await this.#bots.run('think', job.text);
    this.#failures = action === '' ? this.#failures + 1 : 0;
    if (this.#failures <= MOST_FAILURES) this.say({ say: 'chosen', job, action });
  }

  #reply(id: number, reply: Reply): void {
    this.#replies.get(id)?.(reply);
    this.#replies.delete(id);
  }

  /** A Worker has failed: the next request starts a new one, which loads what was stored. */
  #break(): void {
    running = null;
    this.#tables.terminate();
    this.#bots.end();
    this.#questions.end();
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

let running: Promise<Offline> | null = null;

function start(): Promise<Offline> {
  running ??= compile().then((module) => new Offline(module));
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
    const reply = await offline.table(method, path, body);
    if (path === '/api/tables' && reply.status === 201) noteLocal();
    return response(reply);
  }
  if (path !== '/api/review') return response(await offline.ask(path, body, () => {}, signal));
  return review(offline, path, body, signal);
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
