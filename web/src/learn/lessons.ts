import pacal from './pacal.json';
import uxmal from './uxmal.json';

/** One thing to do in a step. */
export interface Task {
  /** The actions that fulfil it; one that ends in a space stands for all that begin so. */
  accept: string[];
  /** What chance and the others do then. */
  then?: string[];
}

/** A step of a lesson: a position to which a story leads, and what is to be done there. */
export interface Step {
  id: string;
  story: string;
  /** How many actions of the story lead to the position. */
  at: number;
  tasks: Task[];
}

/** A lesson: the learner has seat 1 in some games that are told. */
export interface Lesson {
  game: string;
  players: number;
  stories: Record<string, string[]>;
  steps: Step[];
}

const LESSONS: Lesson[] = [pacal, uxmal];

/** The lesson of a game, if there is one. */
export function lessonOf(game: string): Lesson | null {
  return LESSONS.find((lesson) => lesson.game === game) ?? null;
}

/** The record that leads to a step. */
export function recordOf(lesson: Lesson, step: Step): string {
  const actions = lesson.stories[step.story]?.slice(0, step.at) ?? [];
  const header = [`game ${lesson.game}`, 'rules 1', `players ${lesson.players}`, ''];
  return [...header, ...actions].map((line) => `${line}\n`).join('');
}

/** Whether an action is what a task asks for. */
export function fulfils(task: Task, action: string): boolean {
  return task.accept.some((wanted) => (wanted.endsWith(' ') ? action.startsWith(wanted) : action === wanted));
}
