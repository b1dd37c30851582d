import { advice, study } from '../learn/ask';
import { asNews } from '../learn/told';
import type { Focus } from '../games/game';
import { Fault, problemOf } from '../net/http';
import type { Advice, EventView, Problem, ReviewedChoice, Study } from '../protocol';

/** What the review says about an action that somebody tries in place of the one that was played. */
export type Verdict =
  /** The best action. */
  | { kind: 'best' }
  /** The action that was played then. */
  | { kind: 'played'; loss: number }
  /** Another action, and what it gives away. */
  | { kind: 'other'; loss: number }
  /** An action that is not among the best few. */
  | { kind: 'behind' };

/** An action that gives away less is as good as the best. */
const AS_GOOD = 0.005;

/** What the review says about an action; null if it has to look at the position once more. */
export function known(choice: ReviewedChoice, action: string): Verdict | null {
  if (action === choice.best) return { kind: 'best' };
  if (action !== choice.played) return null;
  return choice.loss < AS_GOOD ? { kind: 'best' } : { kind: 'played', loss: choice.loss };
}

/** What a second look says about an action: the same look values it and the best one. */
export function compared({ best, seat }: Advice, action: string): Verdict {
  const win = (line: Advice['best'][number] | undefined) => line?.win[seat - 1];
  const most = Math.max(...best.map((line) => win(line) ?? 0));
  const tried = win(best.find(({ play }) => play.action === action));
  if (tried === undefined) return { kind: 'behind' };
  return most - tried < AS_GOOD ? { kind: 'best' } : { kind: 'other', loss: most - tried };
}

interface Asks {
  study: typeof study;
  advice: typeof advice;
}

/** A choice of the game, to be made once more by the reader. */
export class Tryout {
  shown = $state.raw<Study | null>(null);
  news = $state.raw<EventView[]>([]);
  verdict = $state.raw<Verdict | null>(null);
  refusal = $state.raw<Problem | null>(null);
  trouble = $state.raw<Problem | null>(null);
  /** Whether the bot looks at what was tried. */
  thinking = $state(false);
  /** Whether the best action was asked for. */
  hinted = $state(false);
  focus = $state<Focus>({ hover: null, chosen: null, at: null });
  /** Changes when the board must be rebuilt. */
  take = $state(0);
  #run = 0;

  constructor(
    readonly choice: ReviewedChoice,
    /** The record up to the choice. */
    private readonly record: string,
    private readonly ask: Asks = { study, advice },
  ) {
    void this.begin();
  }

  /** Shows the position before the choice. */
  async begin(): Promise<void> {
    const run = ++this.#run;
    [this.verdict, this.refusal, this.trouble] = [null, null, null];
    [this.thinking, this.hinted, this.news] = [false, false, []];
    this.focus.hover = this.focus.chosen = null;
    this.take += 1;
    try {
      const found = await this.ask.study(this.record);
      if (run === this.#run) this.shown = found;
    } catch (error) {
      if (run === this.#run) this.trouble = problemOf(error);
    }
  }

  /** Plays an action and asks what the review says about it. */
  act = (action: string): void => {
    if (this.verdict || this.thinking || !this.shown) return;
    this.refusal = null;
    this.focus.hover = this.focus.chosen = null;
    void this.#play(action);
  };

  why = (action: string): void => {
    this.ask.study(this.record, [action]).then(
      () => (this.refusal = null),
      (error: unknown) => (this.refusal = problemOf(error)),
    );
  };

  /** Points at the best action on the board. */
  showBest(): void {
    this.hinted = true;
    this.focus.hover = this.choice.best;
  }

  async #play(action: string): Promise<void> {
    const run = ++this.#run;
    this.thinking = true;
    try {
      const after = await this.ask.study(this.record, [action]);
      if (run !== this.#run) return;
      this.shown = after;
      this.news = asNews(after.told.slice(-1), this.choice.at + 1);
      const verdict = known(this.choice, action) ?? compared(await this.#look(), action);
      if (run === this.#run) this.verdict = verdict;
    } catch (error) {
      if (run !== this.#run) return;
      if (error instanceof Fault && !error.passes) this.refusal = error.problem;
      else this.trouble = problemOf(error);
    } finally {
      if (run === this.#run) this.thinking = false;
    }
  }

  #look(): Promise<Advice> {
    return this.ask.advice(this.record, this.choice.at);
  }
}
