/** WebSocket connection to a table, with reconnect and resync. */

import type {
  ClientMessage,
  TableUpdate,
  Presence,
  Problem,
  ServerMessage,
  TableView,
  TableCommand,
} from '../protocol';
import { follows, lay } from './lay';

/** The part of the WebSocket interface that `Live` uses. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((message: { data: unknown }) => void) | null;
}

/** The state of the connection. */
export type Link = 'connecting' | 'live' | 'lost' | 'closed';

export interface LiveParts {
  /** A prefetched view; null, or resolves to null, if there is none. */
  first?: Promise<TableView | null> | null;
  /** Opens a connection for a client that has seen this version; null if it has seen nothing. */
  open(seen: number | null): Wire;
  /** Called after a connection failed: the reason why retrying is useless, or null to keep retrying. */
  probe(): Promise<Problem | null>;
  /** Calls `then` after a delay; returns a function that cancels it. */
  wait(milliseconds: number, then: () => void): () => void;
  /** A random number from 0 to 1. */
  chance(): number;
  /** A new, unique request id. */
  name(): string;

  onView(view: TableView): void;
  onNews(news: TableUpdate, after: TableView): void;
  /** Who is here, who is away, how many are watching. */
  onPresence(presence: Presence): void;
  /** The person on this seat nudges you. */
  onNudged(by: number): void;
  onLink(link: Link): void;
  onTrouble(problem: Problem): void;
  /** The table cannot be reached; there are no more retries. */
  onGone(problem: Problem): void;
}

/** The result of a request: null if the server granted it. */
export type Answer = Problem | null;

interface Pending {
  message: ClientMessage;
  settle: (answer: Answer) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
/** Request timeout in milliseconds; after it, the connection counts as dead. */
const PATIENCE = 8_000;

/**
 * A connection to one table that stays up.
 *
 * After a disconnect it reconnects and requests the updates it missed. It resends unanswered
 * requests under the same id, so the server executes each one exactly once.
 */
export class Live {
  #parts: LiveParts;
  #wire: Wire | null = null;
  #view: TableView | null = null;
  #pending = new Map<string, Pending>();
  #failures = 0;
  #link: Link = 'connecting';
  #cancelRetry: (() => void) | null = null;
  #cancelPatience: (() => void) | null = null;

  constructor(parts: LiveParts) {
    this.#parts = parts;
    if (parts.first) void parts.first.then((view) => this.#begin(view));
    else this.#connect();
  }

  /** The latest view; the screen may still show an older one. */
  get view(): TableView | null {
    return this.#view;
  }

  /** Sends a command. `seen` is the version the user acted on: the latest, or an older one on the screen. */
  ask(what: TableCommand, seen = this.#view?.version ?? 0): Promise<Answer> {
    return this.#request({ say: 'ask', id: this.#parts.name(), seen, what });
  }

  /** Why an action is not allowed; null if it is. */
  why(action: string): Promise<Answer> {
    return this.#request({ say: 'why', id: this.#parts.name(), action });
  }

  /** Nudges the player whose turn it is. */
  nudge(): Promise<Answer> {
    return this.#request({ say: 'nudge', id: this.#parts.name() });
  }

  /** Reconnects immediately if the connection is lost, e.g. when the network comes back. */
  hurry(): void {
    if (this.#link === 'lost') this.#connect();
  }

  /** Drops the connection, after the browser reports that the network is gone. */
  drop(): void {
    if (this.#link === 'live' || this.#link === 'connecting') this.#lose();
  }

  /** Closes the connection permanently. */
  close(): void {
    this.#move('closed');
    this.#quiet();
    this.#wire?.close();
    this.#wire = null;
  }

  /** Shows a prefetched view before the connection is up. */
  #begin(view: TableView | null): void {
    if (this.#link === 'closed') return;
    if (view) {
      this.#view = view;
      this.#parts.onView(view);
    }
    this.#connect();
  }

  #request(message: ClientMessage): Promise<Answer> {
    return new Promise((settle) => {
      this.#pending.set(message.id, { message, settle });
      if (this.#link === 'live') this.#send(message);
    });
  }

  #send(message: ClientMessage): void {
    this.#wire?.send(JSON.stringify(message));
    this.#cancelPatience ??= this.#parts.wait(PATIENCE, () => this.#lose());
  }

  #connect(): void {
    this.#quiet();
    this.#detach();
    if (this.#link !== 'lost') this.#move('connecting');
    const wire = this.#parts.open(this.#view?.version ?? null);
    this.#wire = wire;
    wire.onopen = () => this.#opened();
    wire.onclose = () => this.#lose();
    wire.onmessage = ({ data }) => this.#hear(data);
  }

  #opened(): void {
    this.#move('live');
    for (const { message } of this.#pending.values()) this.#send(message);
  }

  #lose(): void {
    if (this.#link === 'closed') return;
    this.#detach();
    this.#quiet();
    this.#failures += 1;
    this.#move('lost');
    void this.#parts.probe().then((problem) => this.#retry(problem));
  }

  #retry(problem: Problem | null): void {
    if (this.#link !== 'lost' || this.#wire) return;
    if (problem) {
      this.close();
      this.#parts.onGone(problem);
      return;
    }
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(this.#failures - 1, 10));
    // Jitter, so that clients do not all hit a restarted server at the same moment.
    const wait = longest * (0.5 + this.#parts.chance() / 2);
    this.#cancelRetry = this.#parts.wait(wait, () => this.#connect());
  }

  #hear(data: unknown): void {
    const message = read(data);
    if (!message) return;
    switch (message.say) {
      case 'view':
        this.#failures = 0;
        this.#view = message.view;
        this.#parts.onView(message.view);
        break;
      case 'news':
        this.#failures = 0;
        this.#learn(message);
        break;
      case 'presence':
        this.#parts.onPresence({ away: message.away, watching: message.watching });
        break;
      case 'nudged':
        this.#parts.onNudged(message.by);
        break;
      case 'granted':
      case 'allowed':
        this.#settle(message.id, null);
        break;
      case 'refused':
        this.#settle(message.id, message);
        break;
      case 'trouble':
        // This browser is somebody else from now on: what it has seen is not what it may see.
        if (message.code === 'signed-out') this.#view = null;
        this.#parts.onTrouble({ ...message, rule: null });
        break;
    }
  }

  #learn(news: TableUpdate): void {
    const view = this.#view;
    if (!view || !follows(view.version, news)) return this.#lose();
    if (news.version <= view.version && news.events.length > 0) return;
    this.#view = lay(view, news);
    this.#parts.onNews(news, this.#view);
  }

  #settle(id: string, answer: Answer): void {
    this.#pending.get(id)?.settle(answer);
    this.#pending.delete(id);
    this.#cancelPatience?.();
    this.#cancelPatience = null;
    if (this.#pending.size > 0) {
      this.#cancelPatience = this.#parts.wait(PATIENCE, () => this.#lose());
    }
  }

  #detach(): void {
    const wire = this.#wire;
    this.#wire = null;
    if (!wire) return;
    wire.onopen = wire.onclose = wire.onmessage = null;
    wire.close();
  }

  #quiet(): void {
    this.#cancelRetry?.();
    this.#cancelPatience?.();
    this.#cancelRetry = this.#cancelPatience = null;
  }

  #move(link: Link): void {
    if (this.#link === link) return;
    this.#link = link;
    this.#parts.onLink(link);
  }
}

function read(data: unknown): ServerMessage | null {
  try {
    return JSON.parse(String(data)) as ServerMessage;
  } catch {
    return null;
  }
}
