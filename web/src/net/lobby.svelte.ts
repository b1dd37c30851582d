// The list of public tables, which the server sends again after every change.

import type { TableList, TableSummary } from '../protocol';

/** The pause before another try after the server refused, in milliseconds. */
const PAUSE = 5000;

export class LiveTables {
  /** Null before the first list has come. */
  tables = $state.raw<TableSummary[] | null>(null);
  /** Whether the connection is lost; the list may be old. */
  lost = $state(false);
  #source: EventSource | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly open = () => new EventSource('/api/lobby')) {
    this.connect();
  }

  connect(): void {
    this.close();
    const source = this.open();
    this.#source = source;
    source.onmessage = ({ data }) => {
      this.lost = false;
      this.tables = (JSON.parse(String(data)) as TableList).tables;
    };
    source.onerror = () => {
      this.lost = true;
      // The browser reconnects by itself, except after an error answer.
      if (source.readyState === 2) this.#timer = setTimeout(() => this.connect(), PAUSE);
    };
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#source?.close();
    this.#source = null;
  }
}
