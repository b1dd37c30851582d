import { settings } from '../app/settings.svelte';
import type { GameModule, Scoring } from '../games/game';
import { pace } from '../net/playback';
import type { EventView } from '../protocol';
import { ACTION, SCORING_STEP } from '../table/dwell';
import { toldSteps, type ToldStep } from '../table/telling';

/** A position with its scores, from a record. */
interface Scored {
  position: unknown;
  scores: readonly number[];
}

/** Tells scorings on the board of a lesson or replay, as a table does. */
export class Telling {
  /** What to show now instead of the newest position; null while no scoring is told. */
  now = $state.raw<ToldStep | null>(null);
  #waiting: ToldStep[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended: () => void = () => {};

  constructor(
    /** Finds the scoring that events brought. */
    private readonly scoringOf: GameModule['scoring'],
    /** How fast steps follow each other, compared with a table. */
    private readonly speed: () => number = () => 1,
  ) {}

  /** The scoring that these events brought; null if they brought none. */
  find(before: Scored | null, after: Scored, news: readonly EventView[]): Scoring | null {
    if (!before?.position || !after.position) return null;
    const scoring = this.scoringOf?.(before.position, after.position, news) ?? null;
    return scoring && scoring.steps.length > 0 ? scoring : null;
  }

  /** Tells a scoring. `then` runs together with its end, at once if there is nothing to tell. */
  tell(scoring: Scoring | null, before: readonly number[], then: () => void): void {
    this.skip();
    if (!scoring || settings.speed === 'instant') return then();
    this.#waiting = toldSteps(scoring, before);
    this.#ended = then;
    this.#next();
  }

  /** Ends the scoring that is being told. */
  skip = (): void => {
    const ended = this.#ended;
    this.stop();
    ended();
  };

  /** Drops the scoring that is being told. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.#ended = () => {};
    this.now = null;
  }

  #next(): void {
    const step = this.#waiting.shift();
    if (!step) return this.skip();
    this.now = step;
    const milliseconds = step.scoring.at < 0 ? ACTION : SCORING_STEP;
    this.#timer = setTimeout(() => this.#next(), (milliseconds * pace(settings.speed)) / this.speed());
  }
}
