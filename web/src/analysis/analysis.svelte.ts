import type { Focus } from '../games/game';
import { advice, study } from '../learn/ask';
import { asNews } from '../learn/told';
import { problemOf } from '../net/http';
import type { Advice, EventView, Problem, Study } from '../protocol';
import { branchOf, movesTo, played, removed, renamed, turnedTo, type Notebook } from './notebook';

/** What the analysis asks a server. */
export interface Sources {
  study: typeof study;
  advice: typeof advice;
  /** A number from 0 up to 1, for dice that fall by themselves. */
  random: () => number;
}

const SERVER: Sources = { study, advice, random: Math.random };

/** A position in which all seats and chance are played freely, with its evaluation. */
export class Analysis {
  notebook = $state.raw<Notebook>() as Notebook;
  /** The position; null until it is loaded. */
  shown = $state.raw<Study | null>(null);
  news = $state.raw<EventView[]>([]);
  /** Why the last action is not allowed. */
  refusal = $state.raw<Problem | null>(null);
  /** Why the position could not be loaded. */
  trouble = $state.raw<Problem | null>(null);
  /** Whether there is no room for another branch or move. */
  full = $state(false);
  /** Whether every position is evaluated. */
  evaluates = $state(true);
  thinking = $state(false);
  adviceProblem = $state.raw<Problem | null>(null);
  focus = $state<Focus>({ hover: null, chosen: null, at: null });
  /** Changes when the board must be rebuilt without its earlier state. */
  take = $state(0);

  #said = $state.raw<ReadonlyMap<string, Advice>>(new Map());
  /** Counts requests: only the latest answer is shown. */
  #asked = 0;

  constructor(
    notebook: Notebook,
    private readonly nameOf: (branch: number) => string,
    private readonly ask: Sources = SERVER,
  ) {
    this.notebook = notebook;
    void this.#reach(notebook);
  }

  get atStart(): boolean {
    return this.notebook.at === 0;
  }

  get atEnd(): boolean {
    return this.notebook.at === branchOf(this.notebook).moves.length;
  }

  /** The seat that acts; null for chance and at the end. */
  get turn(): number | null {
    const whose = this.shown?.whose;
    return typeof whose === 'object' ? whose.seat : null;
  }

  /** The evaluation of the position; null if there is none yet. */
  get advice(): Advice | null {
    return this.#said.get(keyOf(this.notebook)) ?? null;
  }

  /** Plays a legal action of any seat, or an outcome of chance. */
  act = (action: string): void => {
    const next = played(this.notebook, action, this.nameOf(this.notebook.branches.length + 1));
    this.full = next === null;
    if (next) void this.#reach(next);
  };

  /** Lets chance decide, by its probabilities. */
  letFall = (): void => {
    const { legal = [], probabilities = [] } = this.shown ?? {};
    let lot = this.ask.random();
    const found = legal.find((_, at) => (lot -= probabilities[at] ?? 0) < 0) ?? legal.at(-1);
    if (found) this.act(found.action);
  };

  /** Asks why an action is not allowed. */
  why = (action: string): void => {
    this.ask.study(this.notebook.record, [...movesTo(this.notebook), action]).then(
      () => (this.refusal = null),
      (error: unknown) => (this.refusal = problemOf(error)),
    );
  };

  /** Looks at the position after `at` moves of a branch. */
  show = (branch: number, at: number): void => {
    void this.#reach(turnedTo(this.notebook, branch, at));
  };

  back = (): void => this.show(this.notebook.current, this.notebook.at - 1);
  forth = (): void => this.show(this.notebook.current, this.notebook.at + 1);

  /** Loads the position again after a failure. */
  again = (): void => void this.#reach(this.notebook);

  rename = (name: string): void => {
    this.notebook = renamed(this.notebook, name);
  };

  remove = (): void => {
    this.full = false;
    void this.#reach(removed(this.notebook));
  };

  /** Asks what a strong bot thinks of the position. One question at a time. */
  async evaluate(): Promise<void> {
    const key = keyOf(this.notebook);
    if (this.thinking || this.turn === null || !this.shown || this.#said.has(key)) return;
    [this.thinking, this.adviceProblem] = [true, null];
    try {
      const said = await this.ask.advice(this.shown.record);
      this.#said = new Map(this.#said).set(key, said);
    } catch (error) {
      this.adviceProblem = problemOf(error);
    } finally {
      this.thinking = false;
    }
  }

  async #reach(next: Notebook): Promise<void> {
    const asked = ++this.#asked;
    const before = this.notebook;
    const moves = movesTo(next);
    this.focus.chosen = this.focus.hover = null;
    this.refusal = this.trouble = this.adviceProblem = null;
    try {
      const found = await this.ask.study(next.record, moves);
      if (asked !== this.#asked) return;
      const isNext = this.shown !== null && follows(movesTo(before), moves);
      this.news = isNext ? asNews(found.told.slice(-1), moves.length) : [];
      if (!isNext) this.take += 1;
      [this.notebook, this.shown] = [next, found];
    } catch (error) {
      if (asked === this.#asked) this.#failed(next, error);
    }
  }

  /** A refused move leaves everything as it was; an unreachable server or a wrong record is said. */
  #failed(next: Notebook, error: unknown): void {
    if (this.shown && next !== this.notebook) this.refusal = problemOf(error);
    else this.trouble = problemOf(error);
  }
}

/** Whether `next` is `moves` and one more. */
function follows(moves: readonly string[], next: readonly string[]): boolean {
  return next.length === moves.length + 1 && moves.every((move, at) => next[at] === move);
}

function keyOf(notebook: Notebook): string {
  return movesTo(notebook).join('\n');
}
