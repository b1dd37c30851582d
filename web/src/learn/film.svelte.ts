import { untrack } from 'svelte';
import type { GameModule } from '../games/game';
import type { Replay, EventView, LogEntry } from '../protocol';
import { Telling } from './telling.svelte';
import { asNews } from './told';

/** Milliseconds per move at normal speed. */
const CALM = 1100;
/** More actions than any turn has. */
const A_TURN = 16;

/** Playback of a record, move by move. */
export class Film {
  /** How many actions are played on screen. */
  at = $state(0);
  playing = $state(false);
  speed = $state(1);
  /** Changes when the board must be rebuilt without its earlier state. */
  take = $state(0);
  readonly last: number;
  /** The scoring that the move on screen brought, while it is told on the board. */
  readonly telling: Telling;

  constructor(
    readonly replay: Replay,
    move: number | null,
    scoringOf?: GameModule['scoring'],
  ) {
    this.telling = new Telling(scoringOf, () => this.speed);
    this.last = replay.frames.length - 1;
    this.at = this.#within(move ?? 0);
  }

  frame = $derived.by(() => this.replay.frames[this.at]!);
  news = $derived.by<EventView[]>(() => (this.frame.after ? asNews([this.frame.after], this.at) : []));
  /** The latest actions, for a rebuilt board. */
  past = $derived.by<EventView[]>(() => {
    void this.take;
    return untrack(() => asNews(this.moves.slice(Math.max(0, this.at - A_TURN), this.at), 0));
  });
  moves = $derived.by<LogEntry[]>(() => this.replay.frames.flatMap(({ after }) => (after ? [after] : [])));
  wait = $derived(CALM / this.speed);

  /** The actions played so far on screen. */
  get played(): string[] {
    return this.moves.slice(0, this.at).map(({ action }) => action ?? '');
  }

  /**
   * Jumps to a move. The board keeps its state only for the next move in order; any other jump
   * rebuilds it. A scoring is told on the board; a further step forward ends it.
   */
  show(move: number): void {
    const to = this.#within(move);
    const isTelling = this.telling.now !== null;
    this.telling.skip();
    if (to === this.at || (isTelling && to === this.at + 1)) return;
    if (to === this.at + 1) this.#tell(to);
    else this.take += 1;
    this.at = to;
  }

  /** Afterwards the board is rebuilt: it would open a dialog for the scoring, which is in the way here. */
  #tell(to: number): void {
    const [before, after] = [this.replay.frames[to - 1]!, this.replay.frames[to]!];
    const news = after.after ? asNews([after.after], to) : [];
    const scoring = this.telling.find(before, after, news);
    if (scoring) this.telling.tell(scoring, before.scores, () => (this.take += 1));
  }

  /** Advances by one move and stops at the end. */
  tick(): void {
    this.show(this.at + 1);
    if (this.at === this.last) this.playing = false;
  }

  toggle(): void {
    if (!this.playing && this.at === this.last) this.show(0);
    this.playing = !this.playing;
  }

  #within(move: number): number {
    return Math.min(Math.max(Math.trunc(move), 0), this.last);
  }
}
