import { problemOf } from '../net/http';
import type { Advice, Problem } from '../protocol';

/** Asks a bot about positions of a record, and remembers what it said. */
export class Adviser {
  busy = $state(false);
  problem = $state.raw<Problem | null>(null);
  #said = $state.raw<ReadonlyMap<number, Advice>>(new Map());

  constructor(private readonly ask: (at: number) => Promise<Advice>) {}

  /** What was said of the position after so many moves. */
  about(at: number): Advice | null {
    return this.#said.get(at) ?? null;
  }

  /** One question at a time: a bot that thinks is not asked again. */
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
