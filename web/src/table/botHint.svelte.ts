import { api } from '../net/api';
import { problemOf } from '../net/http';
import type { AdvisedLine, Problem, TableView } from '../protocol';

/** Whether hints are given in this game: nobody else plays. */
export function givesHints(view: TableView, you: number | null): boolean {
  const people = view.seats.filter(({ kind, away }) => kind === 'person' || away !== null);
  const alone = people.length === 1 && people[0]?.seat === you;
  return alone && view.phase === 'playing';
}

/** Whether you can ask a bot what it would do: hints are given, and you choose now. */
export function mayAsk(view: TableView, you: number | null): boolean {
  const choosing = view.turn?.seat === you && !view.turn?.complete;
  return givesHints(view, you) && choosing && (view.you?.legal.length ?? 0) > 1;
}

/** What a strong bot would do in the position on screen. */
export class BotHint {
  busy = $state(false);
  problem = $state.raw<Problem | null>(null);
  #said = $state.raw<{ version: number; line: AdvisedLine } | null>(null);

  constructor(private readonly ask: Pick<typeof api, 'hint'> = api) {}

  /** What was said about this version of the table. */
  about(version: number): AdvisedLine | null {
    return this.#said?.version === version ? this.#said.line : null;
  }

  /** Asks about a table as it is now, for the person at this screen. */
  async think({ table, version }: Pick<TableView, 'table' | 'version'>, person: number): Promise<void> {
    if (this.busy || this.about(version)) return;
    [this.busy, this.problem] = [true, null];
    try {
      const { best } = await this.ask.hint(table, person);
      if (best[0]) this.#said = { version, line: best[0] };
    } catch (error) {
      this.problem = problemOf(error);
    } finally {
      this.busy = false;
    }
  }
}
