// How long somebody has waited for others, and when to ask again.

/** After this time alone the page asks whether to play against bots, in milliseconds. */
export const PATIENCE = 30_000;

/** How often the server is asked whether others wait elsewhere, in milliseconds. */
export const ASK_EVERY = 5000;

export class Patience {
  /** Whether it is time to ask. */
  over = $state(false);
  #asking: ReturnType<typeof setInterval>;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(askAgain: () => void) {
    this.#asking = setInterval(askAgain, ASK_EVERY);
    this.again();
  }

  /** Waits the whole time from now on. */
  again(): void {
    this.over = false;
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => (this.over = true), PATIENCE);
  }

  stop(): void {
    this.over = false;
    clearInterval(this.#asking);
    clearTimeout(this.#waiting);
  }
}
