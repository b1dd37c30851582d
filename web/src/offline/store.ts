// The events of the tables that are kept in this browser: append-only, in IndexedDB.

import type { MyTable } from '../protocol';

/** Events to store, as the authority gives them out. */
export interface Write {
  table: string;
  first: number;
  events: string[];
  mine: MyTable[];
}

/** A table in the list of games. */
interface Listed {
  table: string;
  mine: MyTable[];
}

const NAME = 'sacbe-offline';
const EVENTS = 'events';
const TABLES = 'tables';

/** Opens the store. Rejects if the browser stores nothing, as some do in private windows. */
export function openStore(): Promise<Store> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(EVENTS);
      request.result.createObjectStore(TABLES, { keyPath: 'table' });
    };
    request.onsuccess = () => resolve(new Store(request.result));
    request.onerror = () => reject(request.error ?? new Error(NAME));
    request.onblocked = () => reject(new Error(NAME));
  });
}

/** The open store. */
export class Store {
  constructor(private readonly base: IDBDatabase) {
    // Another tab wants a newer version.
    base.onversionchange = () => base.close();
  }

  /** Stores events, all or none; resolves when they are on the disk. */
  append(writes: readonly Write[]): Promise<void> {
    return new Promise((resolve, reject) => {
      const change = this.base.transaction([EVENTS, TABLES], 'readwrite', { durability: 'strict' });
      change.oncomplete = () => resolve();
      change.onabort = () => reject(change.error ?? new Error(NAME));
      const [events, tables] = [change.objectStore(EVENTS), change.objectStore(TABLES)];
      for (const { table, first, events: texts, mine } of writes) {
        // `add` fails if another tab has stored an event of this number.
        texts.forEach((text, at) => events.add(text, [table, first + at]));
        tables.put({ table, mine } satisfies Listed);
      }
    });
  }

  /** All events of a table, in order; empty if it is not here. */
  async events(table: string): Promise<string[]> {
    const all = IDBKeyRange.bound([table, 0], [table, Number.MAX_SAFE_INTEGER]);
    const found = await asked(this.base.transaction(EVENTS).objectStore(EVENTS).getAll(all));
    return found as string[];
  }

  /** The tables in the list of games: those that wait for somebody here first, then the latest. */
  async mine(): Promise<MyTable[]> {
    const found = await asked(this.base.transaction(TABLES).objectStore(TABLES).getAll());
    const tables = (found as Listed[]).flatMap(({ mine }) => mine);
    return tables.sort((one, other) => Number(other.waits) - Number(one.waits) || other.at - one.at);
  }

  close(): void {
    this.base.close();
  }
}

function asked<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error(NAME));
  });
}

/** The tables that are kept in this browser; none if it stores nothing. Needs no WebAssembly. */
export async function storedTables(): Promise<MyTable[]> {
  try {
    const store = await openStore();
    const tables = await store.mine();
    store.close();
    return tables;
  } catch {
    return [];
  }
}
