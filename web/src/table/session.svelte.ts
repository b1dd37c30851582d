// A player's or spectator's session at a table: live connection, playback of updates, commands and log.
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

/** Milliseconds for each replayed frame. */
const RECALLED = 700;

/** A snapshot of the table that can be replayed. */
interface Frame {
  view: TableView;
  events: EventView[];
}

/** One person at a table on this screen: the view they see and the commands they send. */
export class Session {
  /** The view on screen; during playback it lags behind the newest one. */
  view = $state.raw<TableView | null>(null);
  /** The events that led to the view on screen. */
  news = $state.raw<EventView[]>([]);
  link = $state<Link>('connecting');
  /** Why this table cannot be reached, if it cannot. */
  gone = $state.raw<Problem | null>(null);
  /** The last refusal, until the next event. */
  refusal = $state.raw<Problem | null>(null);
  /** A problem with the whole connection. */
  trouble = $state.raw<Problem | null>(null);
  /** Whether playback of others' steps is running. */
  busy = $state(false);
  /** Whether the steps since your last turn are being replayed. */
  recalling = $state(false);
  #unanswered = $state(0);
  /** Whether a request has no answer yet. */
  asking = $derived(this.#unanswered > 0);
  #askedAt = $state<number | null>(null);
  /**
   * Whether a request sent from the view on screen is pending. Another press would repeat that request.
   *
   * The result of a request may be on screen before its answer arrives. A press then is a new request.
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

  /** Sends a command to the table and keeps a refusal for display. */
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

  /** Plays an action, unless a request is already pending. */
  act = (action: string): void => {
    if (this.waits) return;
    this.focus.chosen = this.focus.hover = null;
    void this.ask({ ask: 'play', action });
  };

  /** Asks why an action is not allowed and shows the answer. */
  why = (action: string): void => {
    void this.#live.why(action).then((answer) => (this.refusal = answer));
  };

  /** Skips to the newest view. */
  skip = (): void => this.#playback.skip();

  /** Replays the others' actions since your last turn. */
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

  /** A WebSocket does not report why it failed, so ask over HTTP. */
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

  /** Replays run at normal speed, whatever the setting: the player asked to see them. */
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

  /** Keeps the frames since the end of your last turn for a replay. */
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
      // The game works without the log; the next connection fetches it again.
    }
  }
}

/** Whether two views differ only in the clock, so no render is needed. */
function alike(one: TableView, other: TableView): boolean {
  return JSON.stringify({ ...one, now: 0 }) === JSON.stringify({ ...other, now: 0 });
}

/** The view without any actions for the player. */
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
