/** How fast others' actions are shown. */
export type Speed = 'normal' | 'fast' | 'instant';

const FACTOR: Record<Speed, number> = { normal: 1, fast: 0.4, instant: 0 };
/** When steps come faster than they are shown, nobody falls behind by much more than this. */
const MOST = 4_000;
/** Even then each can be seen to happen. */
const LEAST = 40;

/** Something to be shown, and for how long before the next. */
export interface Step {
  show(): void;
  milliseconds: number;
}

/** Shows steps one after another at a pace that people can follow. */
export class Playback {
  #waiting: Step[] = [];
  #cancel: (() => void) | null = null;
  /** Milliseconds since there was last nothing to show. */
  #spent = 0;

  constructor(
    private wait: (milliseconds: number, then: () => void) => () => void,
    private speed: () => Speed,
    private onIdle: () => void = () => {},
  ) {}

  /** Whether anything is still to be shown. */
  get busy(): boolean {
    return this.#cancel !== null || this.#waiting.length > 0;
  }

  push(step: Step): void {
    this.#waiting.push(step);
    if (!this.#cancel) this.#next();
  }

  /** Shows everything that waits at once. */
  skip(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.#spent = 0;
    const waiting = this.#waiting.splice(0);
    for (const step of waiting) step.show();
    this.onIdle();
  }

  /** Forgets everything that waits. */
  clear(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.#spent = 0;
    this.#waiting = [];
  }

  #next(): void {
    this.#cancel = null;
    let step = this.#waiting.shift();
    while (step) {
      step.show();
      const milliseconds = this.#dwell(step);
      if (milliseconds > 0) {
        this.#cancel = this.wait(milliseconds, () => this.#next());
        return;
      }
      step = this.#waiting.shift();
    }
    this.#spent = 0;
    this.onIdle();
  }

  #dwell(step: Step): number {
    const share = Math.max(LEAST, (MOST - this.#spent) / (this.#waiting.length + 1));
    const milliseconds = Math.min(step.milliseconds, share) * FACTOR[this.speed()];
    this.#spent += milliseconds;
    return milliseconds;
  }
}
