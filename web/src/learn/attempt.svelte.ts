import type { Focus } from '../games/game';
import { Fault, problemOf } from '../net/http';
import type { Problem, EventView, Study } from '../protocol';
import { study } from './ask';
import { fulfils, recordOf, type Lesson, type Step } from './lessons';
import { asNews } from './told';

/** A learner at one step of a lesson. */
export class Attempt {
  /** The position; none before it is there. */
  shown = $state.raw<Study | null>(null);
  news = $state.raw<EventView[]>([]);
  /** Why what was tried is not allowed. */
  refusal = $state.raw<Problem | null>(null);
  /** Whether what was tried is allowed, but not what the step is about. */
  beside = $state(false);
  /** Why there is no position. */
  trouble = $state.raw<Problem | null>(null);
  done = $state(false);
  focus = $state<Focus>({ hover: null, chosen: null, at: null });

  #record: string;
  #played: string[] = [];
  #task = $state(0);
  #busy = false;
  #version = 0;

  constructor(
    lesson: Lesson,
    readonly step: Step,
    private readonly ask: typeof study = study,
  ) {
    this.#record = recordOf(lesson, step);
    this.#version = step.at;
    void this.begin();
  }

  /** Fetches the position at which the step begins. */
  async begin(): Promise<void> {
    this.trouble = this.refusal = null;
    this.beside = this.done = false;
    this.#played = [];
    this.#task = 0;
    await this.#reach([]);
  }

  /** Tries an action. */
  act = (action: string): void => {
    const task = this.step.tasks[this.#task];
    if (this.#busy || this.done || !task) return;
    this.focus.chosen = this.focus.hover = null;
    this.refusal = null;
    this.beside = !fulfils(task, action);
    if (!this.beside) void this.#reach([action, ...(task.then ?? [])]);
  };

  /** Asks why an action is not allowed. */
  why = (action: string): void => {
    this.beside = false;
    this.ask(this.#record, [...this.#played, action]).then(
      () => (this.refusal = null),
      (error: unknown) => (this.refusal = problemOf(error)),
    );
  };

  /** Lets go of the answer to what was tried. */
  forget(): void {
    this.refusal = null;
    this.beside = false;
  }

  /** An action that would be right now. */
  get answer(): string | null {
    const task = this.step.tasks[this.#task];
    const found = task && this.shown?.legal.find(({ action }) => fulfils(task, action));
    return found?.action ?? null;
  }

  async #reach(moves: string[]): Promise<void> {
    this.#busy = true;
    try {
      const told = await this.ask(this.#record, [...this.#played, ...moves]);
      this.news = asNews(told.told.slice(-moves.length || Infinity), this.#version + 1);
      this.#version += moves.length;
      this.#played.push(...moves);
      this.shown = told;
      if (moves.length > 0) this.#task += 1;
      this.done = this.#task >= this.step.tasks.length;
    } catch (error) {
      if (this.shown && error instanceof Fault && !error.passes) this.refusal = error.problem;
      else this.trouble = problemOf(error);
    } finally {
      this.#busy = false;
    }
  }
}
