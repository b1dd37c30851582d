import { problemOf } from '../net/http';
import type { Advice, Problem } from '../protocol';

/** Asks a bot about positions of a record and caches its advice. */
export class Adviser {
  busy = $state(false);
  problem = $state.raw<Problem | null>(null);
  #said = $state.raw<ReadonlyMap<number, Advice>>(new Map());

  constructor(private readonly ask: (at: number) => Promise<Advice>) {}

  /** The cached advice for the position after `at` moves. */
  about(at: number): Advice | null {
    return this.#said.get(at) ?? null;
  }

  /** Requests advice; ignored while another request is pending. */
  async think(at: number): Promise<void> {
    if (this.busy || this.about(at)) return;
    [this.busy, this.problem] = [true, null];
    try {
      const advice = await this.ask(at);
      this.#said = new Map(this.#said).set(at, advice);
    } catch (error) {
      this.problem = problemOf(error);
    } finally {
      this.busy = false;
    }
  }
}
