/** Queue that shows other players' actions one at a time. */

/** How fast to show other players' actions. */
export type Speed = 'slow' | 'normal' | 'fast' | 'instant';

/** All speeds, slowest first. */
export const SPEEDS: readonly Speed[] = ['slow', 'normal', 'fast', 'instant'];

const FACTOR: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.4, instant: 0 };
/** How long things take at this speed, compared with normal. */
export function pace(speed: Speed): number {
  return FACTOR[speed];
}

/**
 * Milliseconds that the screen may lag behind the game, roughly, when steps arrive faster than they play.
 * A round of five players takes less, so it is never squeezed; a table of bots that nobody waits for is.
 */
const MOST = 30_000;
/** Milliseconds that each step shows even then, to stay visible. */
const LEAST = 40;

/** A step to show, and how long to wait before the next one. */
export interface Step {
  show(): void;
  milliseconds: number;
  /** Steps of the same scoring. They are skipped together and never squeezed. */
  scoring?: object;
}

/** Shows steps one by one at a pace that people can follow. */
export class Playback {
  #waiting: Step[] = [];
  #cancel: (() => void) | null = null;
  /** The scoring that is being told. */
  #scoring: object | undefined;
  #held = false;
  /** Milliseconds of playback since the queue was last empty. */
  #spent = 0;

  constructor(
    private wait: (milliseconds: number, then: () => void) => () => void,
    private speed: () => Speed,
    private onIdle: () => void = () => {},
  ) {}

  /** Whether a step is still playing or queued. */
  get busy(): boolean {
    return this.#cancel !== null || this.#waiting.length > 0;
  }

  push(step: Step): void {
    this.#waiting.push(step);
    if (!this.#cancel) this.#next();
  }

  /** Stops before the next step while somebody reads, and goes on afterwards. */
  hold(held: boolean): void {
    this.#held = held;
    if (!held && !this.#cancel) this.#next();
  }

  /** Skips to the end of the scoring that is being told; otherwise to the next scoring or the end. */
  skip(): void {
    this.#stop();
    const scoring = this.#scoring;
    const after = this.#waiting.findIndex((step) => step.scoring !== scoring);
    const skipped = after < 0 ? this.#waiting.length : after;
    // The table after a scoring takes its time: the next move does not replace it at once.
    const shown = scoring ? skipped - 1 : skipped;
    for (const step of this.#waiting.splice(0, Math.max(0, shown))) step.show();
    this.#next();
  }

  /** Shows all queued steps immediately. */
  finish(): void {
    this.#stop();
    for (const step of this.#waiting.splice(0)) step.show();
    this.onIdle();
  }

  /** Drops all queued steps without showing them. */
  clear(): void {
    this.#stop();
    this.#waiting = [];
  }

  #stop(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.#spent = 0;
  }

  #next(): void {
    this.#cancel = null;
    if (this.#held) return;
    let step = this.#waiting.shift();
    while (step) {
      this.#scoring = step.scoring;
      step.show();
      const milliseconds = this.#dwell(step);
      if (milliseconds > 0) {
        this.#cancel = this.wait(milliseconds, () => this.#next());
        return;
      }
      step = this.#waiting.shift();
    }
    this.#spent = 0;
    this.#scoring = undefined;
    this.onIdle();
  }

  #dwell(step: Step): number {
    if (step.scoring) return step.milliseconds * FACTOR[this.speed()];
    const share = Math.max(LEAST, (MOST - this.#spent) / (this.#waiting.length + 1));
    const milliseconds = Math.min(step.milliseconds, share) * FACTOR[this.speed()];
    this.#spent += milliseconds;
    return milliseconds;
  }
}
