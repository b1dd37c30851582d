import type { Focus } from '../games/game';
import { api } from '../net/api';
import { takeEarly } from '../net/early';
import { Fault } from '../net/http';
import { Live, type Answer, type Link, type Wire } from '../net/live';
import { newName } from '../net/name';
import { Playback, type Speed } from '../net/playback';
import type { GameLog, TableUpdate, Problem, EventView, TableView, TableCommand } from '../protocol';
import { language } from '../words';
import { settings } from '../app/settings.svelte';
import { log, sinceYourTurn } from './log';
import { dwell } from './dwell';

/** Milliseconds for each moment that is shown again. */
const RECALLED = 700;

/** A moment that can be shown again. */
interface Frame {
  view: TableView;
  events: EventView[];
}

/** One person at a table, on this screen: what they see, and what they ask for. */
export class Session {
  /** The table as it is shown. */
  view = $state.raw<TableView | null>(null);
  /** What has just happened in it. */
  news = $state.raw<EventView[]>([]);
  link = $state<Link>('connecting');
  /** Why there is no way to this table. */
  gone = $state.raw<Problem | null>(null);
  /** The last refusal, until something else happens. */
  refusal = $state.raw<Problem | null>(null);
  /** What concerns the whole connection. */
  trouble = $state.raw<Problem | null>(null);
  /** Whether others' steps are being shown one after another. */
  busy = $state(false);
  /** Whether an earlier moment is being shown. */
  recalling = $state(false);
  #unanswered = $state(0);
  /** Whether a request of ours has no answer yet. */
  asking = $derived(this.#unanswered > 0);
  #askedAt = $state<number | null>(null);
  /**
   * Whether a request is on its way from what is shown, so that another press is the same one.
   *
   * What came of a request may be shown before its answer; whoever is quick then means the next.
   */
  waits = $derived(this.asking && this.#askedAt === this.view?.version);
  focus = $state<Focus>({ hover: null, chosen: null, at: null });
  /** The server's clock minus ours, in milliseconds. */
  offset = $state(0);

  #base = $state.raw<GameLog | null>(null);
  #events = $state.raw<EventView[]>([]);
  #frames = $state.raw<Frame[]>([]);
  #live: Live;
  #playback: Playback;
  #restless = [
    on(window, 'online', () => this.#live.nudge()),
    on(window, 'offline', () => this.#live.drop()),
    on(document, 'visibilitychange', () => document.hidden || this.#live.nudge()),
  ];

  lines = $derived(log(this.#base, this.#events));
  you = $derived(this.view?.you?.seat ?? null);
  missed = $derived(this.you === null ? [] : sinceYourTurn(this.lines, this.you));
  canRecall = $derived(this.#frames.length > 1);

  constructor(
    readonly table: string,
    readonly person: number,
  ) {
    this.#playback = new Playback(
      wait,
      () => this.#speed(),
      () => {
        this.busy = false;
        this.recalling = false;
      },
    );
    this.#live = new Live({
      first: takeEarly(table, person),
      open: (seen) => new WebSocket(this.#address(seen)) as Wire,
      probe: () => this.#probe(),
      wait,
      chance: Math.random,
      name: newName,
      onView: (view) => this.#whole(view),
      onNews: (news, after) => this.#learn(news, after),
      onLink: (link) => {
        this.link = link;
        if (link === 'live') this.trouble = null;
      },
      onTrouble: (problem) => (this.trouble = problem),
      onGone: (problem) => (this.gone = problem),
    });
  }

  /** Asks the table for something; a refusal is shown where it was asked. */
  async ask(what: TableCommand): Promise<Answer> {
    this.refusal = null;
    this.#unanswered += 1;
    this.#askedAt = this.view?.version ?? null;
    const answer = await this.#live.ask(what, this.view?.version);
    this.#unanswered -= 1;
    this.trouble = null;
    this.refusal = answer;
    return answer;
  }

  /** Plays an action, unless one is on its way already. */
  act = (action: string): void => {
    if (this.waits) return;
    this.focus.chosen = this.focus.hover = null;
    void this.ask({ ask: 'play', action });
  };

  /** Asks why an action is not allowed; the answer is shown. */
  why = (action: string): void => {
    void this.#live.why(action).then((answer) => (this.refusal = answer));
  };

  /** Shows the newest at once. */
  skip = (): void => this.#playback.skip();

  /** Shows once more what others did since your last turn. */
  recall(): void {
    const [frames, now] = [this.#frames, this.#live.view];
    if (!now || frames.length < 2) return;
    this.#playback.skip();
    this.recalling = true;
    for (const frame of frames) this.#queue({ ...frame, view: idle(frame.view) }, true);
    this.#queue({ view: now, events: [] }, false);
  }

  close(): void {
    for (const off of this.#restless) off();
    this.#playback.clear();
    this.#live.close();
  }

  #address(seen: number | null): string {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const asked = new URLSearchParams({ as: String(this.person), lang: language() });
    if (seen !== null) asked.set('seen', String(seen));
    return `${scheme}://${location.host}/api/tables/${this.table}/live?${asked}`;
  }

  /** A socket does not say why it failed, so the same is asked by other means. */
  async #probe(): Promise<Problem | null> {
    try {
      await api.table(this.table, this.person);
      return null;
    } catch (error) {
      return error instanceof Fault && !error.passes ? error.problem : null;
    }
  }

  #whole(view: TableView): void {
    this.#playback.clear();
    this.busy = this.recalling = false;
    this.offset = view.now - Date.now();
    this.#show({ view, events: [] });
    this.#frames = [{ view, events: [] }];
    void this.#readLog();
  }

  #learn(news: TableUpdate, after: TableView): void {
    this.trouble = null;
    if (news.now.now !== undefined) this.offset = news.now.now - Date.now();
    if (news.events.length === 0 && this.view && alike(this.view, after)) return;
    this.#queue({ view: after, events: news.events }, false);
  }

  /** Whoever wants to see something again wants to see it. */
  #speed(): Speed {
    return this.recalling ? 'normal' : settings.speed;
  }

  #queue(frame: Frame, again: boolean): void {
    const milliseconds = again ? RECALLED : dwell(frame.events, this.you);
    this.busy ||= milliseconds > 0;
    const show = () => {
      this.#show(frame);
      if (!again && frame.events.length > 0) this.#remember(frame);
    };
    this.#playback.push({ show, milliseconds });
  }

  #show({ view, events }: Frame): void {
    this.view = view;
    this.news = events;
    if (events.some((event) => event.event !== 'said' && event.event !== 'aside')) {
      this.refusal = null;
    }
  }

  /** Everything since the turn that you ended last can be shown again. */
  #remember(frame: Frame): void {
    this.#events = [...this.#events, ...frame.events];
    const ended = frame.events.some((event) => event.event === 'turn_ended' && event.seat === this.you);
    const acted = frame.events.every((event) => event.event === 'played' && event.seat === this.you);
    if (ended) this.#frames = [{ view: frame.view, events: [] }];
    else if (!acted) this.#frames = [...this.#frames, frame];
  }

  async #readLog(): Promise<void> {
    try {
      this.#base = await api.log(this.table, this.person);
    } catch {
      // The game goes on without the log; the next connection asks for it again.
    }
  }
}

/** Whether nothing but the clock went on, so that nothing has to be drawn again. */
function alike(one: TableView, other: TableView): boolean {
  return JSON.stringify({ ...one, now: 0 }) === JSON.stringify({ ...other, now: 0 });
}

/** A view in which nothing can be done. */
function idle(view: TableView): TableView {
  if (!view.you) return view;
  return { ...view, you: { ...view.you, legal: [], undoable: 0, may_end_turn: false } };
}

function wait(milliseconds: number, then: () => void): () => void {
  const timer = setTimeout(then, milliseconds);
  return () => clearTimeout(timer);
}

function on(target: EventTarget, name: string, then: () => void): () => void {
  target.addEventListener(name, then);
  return () => target.removeEventListener(name, then);
}
