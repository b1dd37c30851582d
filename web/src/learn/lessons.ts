// Lesson data: steps, tasks and the records that lead to them.
import { GAMES } from '../catalog';

/** One task of a step. */
export interface Task {
  /** The actions that fulfill it; one that ends in a space matches every action with that prefix. */
  accept: string[];
  /** Further actions that light up, to compare with; only what fulfills the task is played. */
  lights?: string[];
  /** The actions of chance and the other players that follow. */
  then?: string[];
}

/** A step of a lesson: a position reached by a story, and the tasks there. */
export interface Step {
  id: string;
  story: string;
  /** How many actions of the story to play to reach the position. */
  at: number;
  tasks: Task[];
  /** Whether the text after the step speaks of something beside the board, which is then shown. */
  aside?: boolean;
}

/** A position of the lesson that illustrates the rules. */
export interface Example {
  /** The clause it follows. */
  after: string;
  step: string;
  /** The last part of its caption's message key: `page-rules-GAME-SAYS`. */
  says: string;
}

/** A lesson. The learner has seat 1; stories are the games that the steps come from. */
export interface Lesson {
  game: string;
  players: number;
  stories: Record<string, string[]>;
  steps: Step[];
  examples: Example[];
}

const lessons = import.meta.glob<Lesson>('../games/*/lesson.json', { eager: true, import: 'default' });

/** The lesson of a game, if there is one. */
export function lessonOf(game: string): Lesson | null {
  return lessons[`../games/${game}/lesson.json`] ?? null;
}

/** The record that leads to a step, by the newest rules of the game. */
export function recordOf(lesson: Lesson, step: Step): string {
  const actions = lesson.stories[step.story]?.slice(0, step.at) ?? [];
  const rules = GAMES.find(({ name }) => name === lesson.game)?.rules ?? 1;
  const header = [`game ${lesson.game}`, `rules ${rules}`, `players ${lesson.players}`, ''];
  return [...header, ...actions].map((line) => `${line}\n`).join('');
}

/** Whether an action fulfills a task. */
export function fulfils(task: Task, action: string): boolean {
  return isAmong(task.accept, action);
}

/** Whether an action lights up on the board: the story goes on from it, or it is there to compare with. */
export function lights(task: Task, action: string): boolean {
  return fulfils(task, action) || isAmong(task.lights ?? [], action);
}

function isAmong(actions: readonly string[], action: string): boolean {
  return actions.some((wanted) => (wanted.endsWith(' ') ? action.startsWith(wanted) : action === wanted));
}
