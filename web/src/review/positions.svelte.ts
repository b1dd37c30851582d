import type { Study } from '../protocol';
import { study } from '../learn/ask';

/** The setup of a record, without its actions. */
export function headerOf(record: string): string {
  return `${record.split('\n\n')[0] ?? ''}\n\n`;
}

/** Positions of a record with their legal actions, fetched when they are needed and kept. */
export class Positions {
  #known = $state.raw<ReadonlyMap<number, Study>>(new Map());
  readonly #asked = new Set<number>();
  readonly #header: string;

  constructor(
    record: string,
    private readonly moves: readonly string[],
    private readonly ask: typeof study = study,
  ) {
    this.#header = headerOf(record);
  }

  /** The position after `at` actions; null while it is not there. */
  at(at: number): Study | null {
    return this.#known.get(at) ?? null;
  }

  /** The record up to `at` actions. */
  recordTo(at: number): string {
    return (
      this.#header +
      this.#played(at)
        .map((action) => `${action}\n`)
        .join('')
    );
  }

  /** Fetches a position. Without it the page shows less, so a failure is not reported. */
  async fetch(at: number): Promise<void> {
    if (this.#asked.has(at)) return;
    this.#asked.add(at);
    try {
      const found = await this.ask(this.#header, this.#played(at));
      this.#known = new Map(this.#known).set(at, found);
    } catch {
      this.#asked.delete(at);
    }
  }

  #played(at: number): string[] {
    return this.moves.slice(0, at);
  }
}
