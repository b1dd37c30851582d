import type { Film } from '../learn/film.svelte';
import type { ReviewedChance, ReviewedChoice } from '../protocol';
import { eventFrom, type EventMark } from './events';
import { Positions } from './positions.svelte';
import { Reviewer } from './reviewer.svelte';
import { Tryout } from './tryout.svelte';

/** A replay under review: the review, what the board points at, and a choice that is tried again. */
export class Desk {
  readonly reviewer: Reviewer;
  readonly positions: Positions;
  tryout = $state.raw<Tryout | null>(null);
  /** The choice whose better action the board shows. */
  #pointed = $state<number | null>(null);

  constructor(
    readonly film: Film,
    record: string,
  ) {
    this.reviewer = new Reviewer(record);
    this.positions = new Positions(
      record,
      film.moves.map(({ action }) => action ?? ''),
    );
  }

  /** The number of actions before the move that the page speaks of: the one just played, or pointed at. */
  about = $derived.by(() => this.pointed ?? this.film.at - 1);

  /** The choice whose better action the board shows; the board must still be there. */
  get pointed(): number | null {
    return this.#pointed === this.film.at ? this.#pointed : null;
  }

  choice = $derived.by<ReviewedChoice | null>(() => this.choiceAt(this.about));
  chance = $derived.by<ReviewedChance | null>(
    () => this.reviewer.chances.find(({ at }) => at === this.about) ?? null,
  );

  choiceAt(at: number): ReviewedChoice | null {
    return this.reviewer.choices.find((choice) => choice.at === at) ?? null;
  }

  #marks = $derived.by(() => new Map(this.reviewer.events.map(({ at, mark }) => [at, mark])));

  /** How the move after `at` actions is marked. */
  markOf = (at: number): EventMark | null => this.#marks.get(at) ?? null;

  /** Shows the position before a choice, with the better action on the board. */
  point(at: number): void {
    this.tryout = null;
    this.film.playing = false;
    this.film.show(at);
    this.#pointed = at;
    void this.positions.fetch(at);
  }

  /** Goes to the next or previous marked move. */
  step(way: 'next' | 'previous'): void {
    const found = eventFrom(this.reviewer.events, this.film.at, way);
    if (!found) return;
    this.film.playing = false;
    this.film.show(found.at + 1);
  }

  /** Lets the reader make a choice of the game again. */
  tryAgain(choice: ReviewedChoice): void {
    this.film.playing = false;
    this.film.show(choice.at);
    this.tryout = new Tryout(choice, this.positions.recordTo(choice.at));
  }

  /** Ends the attempt and goes back to the review. */
  leaveTryout(): void {
    const at = this.tryout?.choice.at;
    this.tryout = null;
    if (at !== undefined) this.point(at);
  }
}
