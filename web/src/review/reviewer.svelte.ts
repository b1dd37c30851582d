import { problemOf } from '../net/http';
import type {
  CurvePoint,
  Problem,
  Review,
  ReviewedChance,
  ReviewedChoice,
  ReviewMessage,
  ReviewProgress,
} from '../protocol';
import { eventsOf } from './events';
import { askReview, type AskReview } from './stream';

/** Where a review stands. */
export type Stage = 'idle' | 'asked' | 'queued' | 'working' | 'done' | 'failed';

/** The review of one record: everything judged so far, then the whole. */
export class Reviewer {
  stage = $state<Stage>('idle');
  /** How many other reviews come first. */
  ahead = $state(0);
  judged = $state(0);
  of = $state(0);
  choices = $state.raw<ReviewedChoice[]>([]);
  chances = $state.raw<ReviewedChance[]>([]);
  curve = $state.raw<CurvePoint[]>([]);
  /** The whole review, at the end. */
  review = $state.raw<Review | null>(null);
  /** Why there is none. */
  problem = $state.raw<Problem | null>(null);
  #asked: AbortController | null = null;

  constructor(
    private readonly record: string,
    private readonly ask: AskReview = askReview,
  ) {}

  /** The slips, mistakes, blunders and strokes of luck found so far, in the order of play. */
  events = $derived.by(() => eventsOf(this.choices, this.chances));

  /** Whether the server is at work for this review. */
  get busy(): boolean {
    return this.stage === 'asked' || this.stage === 'queued' || this.stage === 'working';
  }

  /** Asks for the review, unless it is there or on its way. */
  async start(): Promise<void> {
    if (this.busy || this.stage === 'done') return;
    const asked = (this.#asked = new AbortController());
    this.#reset();
    try {
      for await (const message of this.ask(this.record, asked.signal)) {
        if (asked.signal.aborted) return;
        this.#hear(message);
      }
    } catch (error) {
      if (asked.signal.aborted) return;
      [this.stage, this.problem] = ['failed', problemOf(error)];
    }
  }

  /** Ends the request: the page that shows it is left. */
  stop(): void {
    this.#asked?.abort();
    if (this.busy) this.stage = 'idle';
  }

  #reset(): void {
    [this.stage, this.problem, this.review] = ['asked', null, null];
    [this.ahead, this.judged, this.of] = [0, 0, 0];
    [this.choices, this.chances, this.curve] = [[], [], []];
  }

  #hear(message: ReviewMessage): void {
    switch (message.say) {
      case 'queued':
        [this.stage, this.ahead] = ['queued', message.ahead];
        break;
      case 'started':
        [this.stage, this.of] = ['working', message.of];
        break;
      case 'progress':
        this.#add(message);
        break;
      case 'done':
        this.#finish(message.review);
    }
  }

  #add({ judged, of, choices, chances, curve }: ReviewProgress): void {
    [this.stage, this.judged, this.of] = ['working', judged, of];
    this.choices = merged(this.choices, choices);
    this.chances = merged(this.chances, chances);
    this.curve = merged(this.curve, curve);
  }

  #finish(review: Review): void {
    ({ choices: this.choices, chances: this.chances, curve: this.curve } = review);
    [this.stage, this.review] = ['done', review];
  }
}

/** Both lists in the order of play; a newer entry replaces an older one about the same moment. */
function merged<T extends { at: number }>(known: readonly T[], more: readonly T[]): T[] {
  const all = new Map([...known, ...more].map((each) => [each.at, each]));
  return [...all.values()].sort((one, other) => one.at - other.at);
}
