import type { Focus, GameModule } from '../games/game';
import { Telling } from '../learn/telling.svelte';
import { asNews } from '../learn/told';
import { study } from '../learn/ask';
import { Fault, problemOf } from '../net/http';
import type { EventView, Problem, Study } from '../protocol';
import type { Daily } from './puzzle';
import { keepResult, resultOf, type Result } from './results';

/** What a turn has brought. */
export interface Outcome {
  points: number;
  /** Points that were scored at once; the others come when everything is scored. */
  atOnce: number;
}

/** Tries at the position of a day, until the best turn is found or shown. */
export class Trial {
  /** The position; null until it is loaded. */
  shown = $state.raw<Study | null>(null);
  news = $state.raw<EventView[]>([]);
  /** Why the last action is not allowed. */
  refusal = $state.raw<Problem | null>(null);
  /** Why the position could not be loaded. */
  trouble = $state.raw<Problem | null>(null);
  /** What the turn brought; null while it is being played. */
  outcome = $state.raw<Outcome | null>(null);
  /** Whether the turn on the board is the answer, played for the player. */
  answering = $state(false);
  focus = $state<Focus>({ hover: null, chosen: null, at: null });
  /** The result so far; null before the first try. */
  result = $state.raw<Result | null>(null);
  /** The scoring that the turn brought, while it is told on the board. */
  readonly telling: Telling;
  /** The seat that plays the turn. */
  seat = $state(1);

  #start = $state.raw<Study | null>(null);
  #played = $state.raw<string[]>([]);
  #busy = false;

  constructor(
    readonly daily: Daily,
    private readonly ask: typeof study = study,
    scoringOf?: GameModule['scoring'],
  ) {
    this.telling = new Telling(scoringOf);
    this.result = resultOf(daily.game, daily.day);
    void this.begin();
  }

  /** How many steps of the turn are on the board. */
  get steps(): number {
    return this.#played.length;
  }

  /** Whether the best turn was found or shown: nothing more counts. */
  get decided(): boolean {
    return this.result !== null && (this.result.shown || this.result.points >= this.result.best);
  }

  /** Back to the position of the day. */
  async begin(): Promise<void> {
    this.#clear();
    await this.#reach([]);
  }

  act = (action: string): void => {
    if (this.#busy || this.outcome) return;
    this.focus.chosen = this.focus.hover = null;
    this.refusal = null;
    void this.#reach([action]);
  };

  why = (action: string): void => {
    this.ask(this.daily.record, [...this.#played, action]).then(
      () => (this.refusal = null),
      (error: unknown) => (this.refusal = problemOf(error)),
    );
  };

  /** Plays the best turn on the board. Shown before it was found, it ends the day. */
  async answer(): Promise<void> {
    if (!this.decided) this.#keep({ ...this.#resultSoFar(), shown: true });
    this.#clear();
    this.answering = true;
    await this.#reach(this.daily.puzzle.line);
  }

  #clear(): void {
    this.telling.stop();
    this.trouble = this.refusal = this.outcome = null;
    this.answering = false;
    this.#played = [];
  }

  async #reach(moves: string[]): Promise<void> {
    this.#busy = true;
    try {
      const told = await this.ask(this.daily.record, [...this.#played, ...moves]);
      this.news = asNews(told.told.slice(-moves.length || Infinity), this.#played.length + 1);
      this.#played = [...this.#played, ...moves];
      const scoring = moves.length > 0 ? this.telling.find(this.shown, told, this.news) : null;
      this.telling.tell(scoring, this.shown?.scores ?? [], () => this.#show(told));
    } catch (error) {
      if (this.shown && error instanceof Fault && !error.passes) this.refusal = error.problem;
      else this.trouble = problemOf(error);
      this.#busy = false;
    }
  }

  #show(told: Study): void {
    this.shown = told;
    if (this.#played.length === 0) this.#open(told);
    else this.#judge(told);
    this.#busy = false;
  }

  #open(start: Study): void {
    this.#start = start;
    if (typeof start.whose === 'object') this.seat = start.whose.seat;
  }

  /** The turn is over when somebody else acts. */
  #judge(after: Study): void {
    const ends = typeof after.whose !== 'object' || after.whose.seat !== this.seat;
    const start = this.#start;
    if (!ends || !start) return;
    const won = (points: (study: Study) => number[]) =>
      (points(after)[this.seat - 1] ?? 0) - (points(start)[this.seat - 1] ?? 0);
    this.outcome = { points: won((each) => each.if_scored_now), atOnce: won((each) => each.scores) };
    if (!this.answering && !this.decided) this.#count(this.outcome.points);
  }

  #count(points: number): void {
    const before = this.#resultSoFar();
    this.#keep({ ...before, points: Math.max(before.points, points), tries: before.tries + 1 });
  }

  #resultSoFar(): Result {
    return this.result ?? { points: 0, best: this.daily.puzzle.points, tries: 0, shown: false };
  }

  #keep(result: Result): void {
    this.result = result;
    keepResult(this.daily.game, this.daily.day, result);
  }
}
