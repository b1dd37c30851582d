// Calls the authority, stores its events, and only then passes on what it says.

import { Engine } from './engine';
import { openStore, type Store, type Write } from './store';
import type { FromTables, Job, Reply, ToTables, Unsaved } from './words';

/** What comes of a call. */
interface Outcome {
  writes?: Write[];
  messages?: { session: number; text: string }[];
  reply?: Reply;
  jobs?: Job[];
  hint?: string;
  wake?: number;
}

/** Why a table cannot be used here. */
type Missing = 'no-such-table' | 'page-offline-other-tab' | 'page-offline-elsewhere';

const STATUS = { 'no-such-table': 404, 'page-offline-elsewhere': 404, 'page-offline-other-tab': 409 };

/** Why an event was not stored, by the name of the browser's error. */
const WHY: Record<string, Unsaved> = {
  QuotaExceededError: 'full',
  // There is an event with its number.
  ConstraintError: 'other-tab',
};

/** The longest that a timer of a browser can wait, in milliseconds. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** The tables of one tab. */
export class Desk {
  #engine: Engine | null = null;
  #store: Promise<Store | null> = openStore().catch(() => null);
  /** The tables in use; those that another tab has, or that are not here, are not among them. */
  #tables = new Map<string, Promise<Missing | null>>();
  /** Tables of which an event could not be stored. */
  #unsaved = new Set<string>();
  /** Everything is passed on in order, each thing when all writes before it are stored. */
  #stored: Promise<void> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly say: (message: FromTables) => void) {}

  hear(message: ToTables): void {
    this.#guard(async () => this.#take(message));
  }

  async #take(message: ToTables): Promise<void> {
    switch (message.say) {
      case 'start':
        this.#engine = new Engine(message.module);
        break;
      case 'request':
        return this.#request(message.id, message.method, message.path, message.body);
      case 'join':
        return this.#join(message.session, message.table, message.person, message.seen);
      case 'hear':
        this.#call({ do: 'hear', session: message.session, text: message.text });
        break;
      case 'leave':
        this.#call({ do: 'leave', session: message.session });
        break;
      case 'chosen': {
        const { table, seat, version } = message.job;
        this.#call({ do: 'bot', table, seat, version, action: message.action });
        break;
      }
    }
  }

  /**
   * Does something. If that fails, the WebAssembly has trapped and its tables may be half changed: the
   * page starts this Worker again, which loads what was stored.
   */
  #guard(act: () => Promise<void>): void {
    act().catch(() => this.say({ say: 'broken' }));
  }

  async #request(id: number, method: string, path: string, body: string): Promise<void> {
    const table = /^\/api\/tables\/([^/?]+)/.exec(path)?.[1];
    const missing = table === undefined ? null : await this.#use(table);
    if (missing) return this.say({ say: 'reply', id, reply: problem(missing) });
    this.#call({ do: 'request', method, path, body }, (outcome) => {
      if (outcome.hint !== undefined) this.say({ say: 'hint', id, job: outcome.hint });
      else if (outcome.reply) this.say({ say: 'reply', id, reply: outcome.reply });
    });
  }

  async #join(session: number, table: string, person: number, seen: number): Promise<void> {
    if (await this.#use(table)) return this.say({ say: 'close', session });
    this.#later(() => this.say({ say: 'joined', session }));
    this.#call({ do: 'join', session, table, person, seen });
  }

  /** Loads a table, unless that was done; tells what is in the way. */
  #use(table: string): Promise<Missing | null> {
    const used = this.#tables.get(table) ?? this.#load(table);
    this.#tables.set(table, used);
    void used.then((missing) => missing && this.#tables.delete(table)).catch(() => {});
    return used;
  }

  async #load(table: string): Promise<Missing | null> {
    if (!(await lock(table))) return 'page-offline-other-tab';
    const store = await this.#store;
    const events = (await store?.events(table).catch(() => [])) ?? [];
    if (events.length === 0) return 'page-offline-elsewhere';
    let found = true;
    this.#call({ do: 'load', table, events }, ({ reply }) => (found = reply?.status === 200));
    await this.#stored;
    return found ? null : 'no-such-table';
  }

  #call(what: object, then: (outcome: Outcome) => void = () => {}): void {
    const random = Array.from(crypto.getRandomValues(new Uint8Array(64)), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join('');
    const call = JSON.stringify({ now: Date.now(), random, ...what });
    const outcome = JSON.parse(this.#engine?.run('call', call) ?? '{}') as Outcome;
    const { writes = [], messages = [], jobs = [] } = outcome;
    // A table that was opened here is in use.
    for (const { table } of writes) {
      if (!this.#tables.has(table))
        this.#tables.set(
          table,
          lock(table).then(() => null),
        );
    }
    if (writes.length > 0) this.#later(() => this.#keep(writes));
    this.#later(() => {
      for (const message of messages) this.say({ say: 'message', ...message });
      then(outcome);
    });
    // Bots may think about events that are being stored.
    for (const job of jobs) this.say({ say: 'job', job });
    this.#wake(outcome.wake);
  }

  #later(then: () => void | Promise<void>): void {
    this.#stored = this.#stored.then(then);
    this.#guard(() => this.#stored);
  }

  /** Stores events. If that fails, the game goes on without being stored, and the player is told. */
  async #keep(writes: Write[]): Promise<void> {
    const store = await this.#store;
    const kept = writes.filter(({ table }) => !this.#unsaved.has(table));
    if (kept.length === 0) return;
    try {
      if (!store) throw new Error('blocked');
      await store.append(kept);
    } catch (error) {
      for (const { table } of kept) this.#unsaved.add(table);
      const name = error instanceof DOMException ? error.name : '';
      this.say({ say: 'unsaved', why: WHY[name] ?? 'blocked' });
    }
  }

  #wake(at: number | undefined): void {
    clearTimeout(this.#timer);
    if (at === undefined) return;
    const wait = Math.min(LONGEST_TIMER, Math.max(0, at - Date.now()));
    this.#timer = setTimeout(() => this.#guard(async () => this.#call({ do: 'tick' })), wait);
  }
}

/**
 * Takes a table for this tab until the tab is closed; false if another tab has it.
 *
 * Browsers have locks on https and localhost only. Elsewhere the store refuses the events of the slower
 * tab, which then goes on without storing them.
 */
function lock(table: string): Promise<boolean> {
  if (!navigator.locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    void navigator.locks.request(`sacbe ${table}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock === null ? undefined : new Promise(() => {});
    });
  });
}

function problem(code: Missing): Reply {
  const body = JSON.stringify({ code, rule: null, args: {}, message: '' });
  return { status: STATUS[code], kind: 'application/json', body };
}
