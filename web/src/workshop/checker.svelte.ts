/** Asks the engine about a draft while it is edited. */

import { Fault as Refused, problemOf } from '../net/http';
import type { ComponentsReport, Problem } from '../protocol';
import type { Parts } from './game';

/** Sends a draft to the engine. */
export type Send = (game: string, parts: Parts) => Promise<ComponentsReport>;

/** Milliseconds without a change before the engine is asked. */
const PAUSE = 300;
/** Milliseconds until the first retry; doubled every time. */
const RETRY = 2000;
const MOST_RETRY = 30_000;

export class Checker {
  /** The answer about the newest draft; null while it is on its way. */
  answer = $state.raw<ComponentsReport | null>(null);
  /** The last answer, possibly about an older draft: something to show in the meantime. */
  latest = $state.raw<ComponentsReport | null>(null);
  /** Why there is no answer: the server cannot be reached, or it refused the request. */
  trouble = $state.raw<Problem | null>(null);

  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pending: { game: string; parts: Parts } | null = null;
  #wait = RETRY;

  constructor(private readonly send: Send) {}

  /** Checks this draft soon, in place of any earlier one. */
  check(game: string, parts: Parts, pause = PAUSE): void {
    this.#asked += 1;
    this.#pending = { game, parts };
    this.answer = null;
    this.#later(pause);
  }

  /** Checks now if an answer is still missing: the connection is back, or the user asks again. */
  again(): void {
    if (this.#pending) this.#later(0);
  }

  stop(): void {
    this.#asked += 1;
    clearTimeout(this.#timer);
  }

  #later(pause: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(), pause);
  }

  async #ask(): Promise<void> {
    const number = this.#asked;
    const { game, parts } = this.#pending ?? {};
    if (!game || !parts) return;
    try {
      const answer = await this.send(game, parts);
      if (number !== this.#asked) return;
      this.answer = this.latest = answer;
      this.trouble = this.#pending = null;
      this.#wait = RETRY;
    } catch (error) {
      if (number === this.#asked) this.#failed(error);
    }
  }

  #failed(error: unknown): void {
    this.trouble = problemOf(error);
    if (!(error instanceof Refused) || !error.passes) return;
    this.#later(this.#wait);
    this.#wait = Math.min(2 * this.#wait, MOST_RETRY);
  }
}
