// A connection to a table that is kept in this browser. What is behind it loads with the first one.

import type { Wire } from '../net/live';

/** Connects to a table, for a client that has seen this version; null if it has seen nothing. */
export function wireTo(table: string, person: number, seen: number | null): Wire {
  const wire = new LaterWire();
  void import('./offline').then(
    ({ join }) => wire.join((ends) => join(table, person, seen ?? 0, ends)),
    () => wire.onclose?.(),
  );
  return wire;
}

/** What the other end of a connection calls. */
export interface Ends {
  opened(): void;
  heard(text: string): void;
  closed(): void;
}

/** What this end of a connection can do. */
export interface Joined {
  send(text: string): void;
  leave(): void;
}

class LaterWire implements Wire, Ends {
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  #joined: Joined | null = null;
  #isClosed = false;

  join(join: (ends: Ends) => Joined): void {
    if (!this.#isClosed) this.#joined = join(this);
  }

  send(text: string): void {
    this.#joined?.send(text);
  }

  close(): void {
    this.#isClosed = true;
    this.#joined?.leave();
    this.#joined = null;
  }

  opened(): void {
    this.onopen?.();
  }

  heard(data: string): void {
    this.onmessage?.({ data });
  }

  closed(): void {
    this.onclose?.();
  }
}
