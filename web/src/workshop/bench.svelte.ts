/** One set of components on screen: its draft, its history, what the engine says, and where it is kept. */

import { newName } from '../net/name';
import type { ComponentProblem } from '../protocol';
import { explain, language, say } from '../words';
import { Checker, type Send } from './checker.svelte';
import { cleanName, type Components } from './file';
import type { Fault, GameWorkshop, Parts } from './game';
import { History } from './history';
import { keep, type Kept } from './shelf';

export class Bench {
  readonly id: string;
  readonly checker: Checker;
  draft = $state.raw<unknown>(null);
  name = $state('');
  canUndo = $state(false);
  canRedo = $state(false);
  /** Whether the browser refused to keep the last change. */
  unkept = $state(false);
  /** Whether anything was changed or kept since it was opened. */
  touched = $state(false);

  #history: History<unknown>;

  constructor(
    readonly workshop: GameWorkshop,
    set: { id?: string; name: string; draft: unknown },
    send: Send,
  ) {
    this.id = set.id ?? newName();
    this.name = set.name;
    this.draft = set.draft;
    this.#history = new History(set.draft);
    this.checker = new Checker(send);
    this.#check(0);
  }

  get game(): string {
    return this.workshop.name;
  }

  get parts(): Parts {
    return this.workshop.toParts(this.draft).parts;
  }

  get components(): Components {
    return { game: this.game, name: cleanName(this.name), parts: this.parts };
  }

  /** Everything that is wrong: what only the editor can see, then what the engine says. */
  get faults(): Fault[] {
    language();
    const own = this.workshop.toParts(this.draft).faults;
    const said = (this.checker.answer ?? this.checker.latest)?.problems ?? [];
    return [
      ...own.map(({ at, sentence }) => ({ at, says: say(sentence), code: sentence.key })),
      ...said.map(faultOf),
    ];
  }

  /** The options of a game with these components; null while unknown or while there are problems. */
  get ready(): Parts | null {
    const { answer } = this.checker;
    if (!answer || answer.problems.length > 0 || !answer.board) return null;
    return this.workshop.toParts(this.draft).faults.length > 0 ? null : answer.options;
  }

  preview = (draft: unknown): void => {
    this.draft = draft;
  };

  change = (draft: unknown): void => {
    this.draft = draft;
    // A stroke over squares that were painted alike is no step.
    if (JSON.stringify(draft) === JSON.stringify(this.#history.current)) return;
    this.#history.push(draft);
    this.#changed();
  };

  undo = (): void => {
    this.draft = this.#history.undo();
    this.#changed();
  };

  redo = (): void => {
    this.draft = this.#history.redo();
    this.#changed();
  };

  rename(name: string): void {
    this.name = name;
    this.save();
  }

  /** Keeps it in the browser. */
  save(): void {
    this.touched = true;
    this.unkept = !keep(this.kept());
  }

  kept(): Kept {
    const { id, game, parts, ready } = this;
    return { id, game, name: cleanName(this.name), parts, ready };
  }

  #changed(): void {
    this.canUndo = this.#history.canUndo;
    this.canRedo = this.#history.canRedo;
    this.save();
    this.#check();
  }

  #check(pause?: number): void {
    this.checker.check(this.game, this.parts, pause);
  }
}

function faultOf({ at, sentence, code, args }: ComponentProblem): Fault {
  return { at, says: explain({ code, rule: null, args, message: sentence }), code };
}
