import type { Focus, GameModule } from '../games/game';
import { Fault, problemOf } from '../net/http';
import type { LegalAction, Problem, EventView, Study } from '../protocol';
import { study } from './ask';
import { fulfils, lights, recordOf, type Lesson, type Step } from './lessons';
import { Telling } from './telling.svelte';
import { asNews } from './told';

/** A learner's attempt at one step of a lesson. */
export class Attempt {
  /** The position; null until it is loaded. */
  shown = $state.raw<Study | null>(null);
  news = $state.raw<EventView[]>([]);
  /** Why the last attempted action is not allowed. */
  refusal = $state.raw<Problem | null>(null);
  /** Whether the last attempted action is legal but not what the step asks for. */
  beside = $state(false);
  /** Why the position could not be loaded. */
  trouble = $state.raw<Problem | null>(null);
  done = $state(false);
  focus = $state<Focus>({ hover: null, chosen: null, at: null });
  /** The scoring that the last action brought, while it is told on the board. */
  readonly telling: Telling;

  #record: string;
  #played: string[] = [];
  #task = $state(0);
  #busy = false;
  #version = 0;

  constructor(
    lesson: Lesson,
    readonly step: Step,
    private readonly ask: typeof study = study,
    scoringOf?: GameModule['scoring'],
  ) {
    this.telling = new Telling(scoringOf);
    this.#record = recordOf(lesson, step);
    this.#version = step.at;
    void this.begin();
  }

  /** Resets the step and fetches its first position. */
  async begin(): Promise<void> {
    this.telling.stop();
    this.trouble = this.refusal = null;
    this.beside = this.done = false;
    this.#played = [];
    this.#task = 0;
    await this.#reach([]);
  }

  /** Plays an action if it fulfills the current task. */
  act = (action: string): void => {
    const task = this.step.tasks[this.#task];
    if (this.#busy || this.done || !task) return;
    this.focus.chosen = this.focus.hover = null;
    this.refusal = null;
    this.beside = !fulfils(task, action);
    if (!this.beside) void this.#reach([action, ...(task.then ?? [])]);
  };

  /** Asks why an action is not allowed. One that the rules allow is just not what the step asks for. */
  why = (action: string): void => {
    this.beside = false;
    this.ask(this.#record, [...this.#played, action]).then(
      () => {
        this.refusal = null;
        this.beside = true;
      },
      (error: unknown) => (this.refusal = problemOf(error)),
    );
  };

  /** Clears the feedback on the last attempt. */
  forget(): void {
    this.refusal = null;
    this.beside = false;
  }

  /** The legal actions that light up: those that the story goes on from. */
  get lit(): LegalAction[] {
    const task = this.step.tasks[this.#task];
    return (task && this.shown?.legal.filter(({ action }) => lights(task, action))) ?? [];
  }

  /** An action that fulfills the current task. */
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
      const scoring = moves.length > 0 ? this.telling.find(this.shown, told, this.news) : null;
      this.telling.tell(scoring, this.shown?.scores ?? [], () => this.#show(told, moves));
    } catch (error) {
      if (this.shown && error instanceof Fault && !error.passes) this.refusal = error.problem;
      else this.trouble = problemOf(error);
      this.#busy = false;
    }
  }

  #show(told: Study, moves: readonly string[]): void {
    this.shown = told;
    if (moves.length > 0) this.#task += 1;
    this.done = this.#task >= this.step.tasks.length;
    this.#busy = false;
  }
}
