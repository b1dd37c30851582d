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

/** A position of the lesson that is drawn among the rules. */
export interface Example {
  /** The clause that it is shown after. */
  after: string;
  /** The step of the lesson. */
  step: string;
  /** The end of the key of its caption: `page-rules-GAME-SAYS`. */
  says: string;
}

/** A lesson: a learner with seat 1, and the games that are told. */
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
