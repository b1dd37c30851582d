// A player's or spectator's session at a table: live connection, playback of updates, commands and log.
import type { Focus, GameModule, Scoring, ToldScoring } from '../games/game';
import { api } from '../net/api';
import { takeEarly } from '../net/early';
import { isLocal } from '../offline/local';
import { wireTo } from '../offline/wire';
import { Fault } from '../net/http';
import { Live, type Answer, type Link, type Wire } from '../net/live';
import { newName } from '../net/name';
import { Playback } from '../net/playback';
import type {
  GameLog,
  Position,
  TableUpdate,
  Presence,
  Problem,
  EventView,
  TableView,
  TableCommand,
} from '../protocol';
import { language } from '../words';
import { settings } from '../app/settings.svelte';
import type { Contributor } from '../dice/contribute';
import { log, sinceYourTurn } from './log';
import { ACTION, CLEARED, dwell, SCORING_STEP } from './dwell';
import { gains, type Gain } from './happening';
import { toldSteps } from './telling';

/** Milliseconds for each replayed frame: time to read its sentence. */
const RECALLED = 1_500;

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
  /** The part of the news that nobody has been told yet. */
  fresh = $state.raw<EventView[]>([]);
  /** The scoring that is being told on the board; the view is then the one that was scored. */
  scoring = $state.raw<ToldScoring | null>(null);
  /** Finds the scorings to tell. Set while a board shows this session. */
  scoringOf: GameModule['scoring'] | null = null;
  /** Who is here and who is away; null until the server has told. */
  presence = $state.raw<Presence | null>(null);
  /** Who nudged you, and in which turn. */
  nudged = $state.raw<{ by: number; turn: number } | null>(null);
  link = $state<Link>('connecting');
  /** Why this table cannot be reached, if it cannot. */
  gone = $state.raw<Problem | null>(null);
  /** The last refusal, until the next event. */
  refusal = $state.raw<Problem | null>(null);
  /** A problem with the whole connection. */
  trouble = $state.raw<Problem | null>(null);
  /** Whether playback of others' steps is running. */
  busy = $state(false);
  /** The points won by the events on screen. */
  gained = $state.raw<Gain[]>([]);
  /** Which step since your last turn is being replayed; 0 is the position before the first. */
  recalled = $state<number | null>(null);
  /** Whether the steps since your last turn are being replayed. */
  recalling = $derived(this.recalled !== null);
  /** Whether the replay goes on by itself. */
  recallRuns = $state(false);
  #recallTimer: (() => void) | null = null;
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
  /** How often contributions were revealed before the page stopped contributing by itself; 0 while it does. */
  diceRounds = $state(0);
  focus = $state<Focus>({ hover: null, chosen: null, at: null });
  /** The server's clock minus ours, in milliseconds. */
  offset = $state(0);

  #base = $state.raw<GameLog | null>(null);
  #events = $state.raw<EventView[]>([]);
  #frames = $state.raw<Frame[]>([]);
  /** The view after the last queued step. */
  #queued: TableView | null = null;
  #live: Live;
  /** Contributes to the dice before the game starts; loaded when it is needed. */
  #contributor: Promise<Contributor> | null = null;
  #playback: Playback;
  #restless = [
    on(window, 'online', () => this.#live.hurry()),
    on(window, 'offline', () => isLocal(this.table) || this.#live.drop()),
    on(document, 'visibilitychange', () => document.hidden || this.#live.hurry()),
  ];

  lines = $derived(log(this.#base, this.#events));
  you = $derived(this.view?.you?.seat ?? null);
  missed = $derived(this.you === null ? [] : sinceYourTurn(this.lines, this.you));
  canRecall = $derived(this.#frames.length > 1);
  /** How many steps there are to replay. */
  recallable = $derived(this.#frames.length - 1);

  constructor(
    readonly table: string,
    readonly person: number,
  ) {
    this.#playback = new Playback(
      wait,
      () => settings.speed,
      () => {
        this.busy = false;
      },
    );
    this.#live = new Live({
      first: takeEarly(table, person),
      open: (seen) => this.#open(seen),
      probe: () => this.#probe(),
      wait,
      chance: Math.random,
      name: newName,
      onView: (view) => {
        this.#whole(view);
        this.#contribute();
      },
      onNews: (news, after) => {
        this.#learn(news, after);
        this.#contribute();
      },
      onPresence: (presence) => (this.presence = presence),
      onNudged: (by) => (this.nudged = { by, turn: this.#live.view?.turn?.number ?? 0 }),
      onLink: (link) => {
        this.link = link;
        if (link === 'live') this.trouble = null;
      },
      onTrouble: (problem) => (this.trouble = problem),
      onGone: (problem) => (this.gone = problem),
    });
  }

  /** The page contributes to the dice by itself, and keeps what it needs to check them afterwards. */
  #contribute(): void {
    if (this.#live.view?.phase !== 'gathering') return;
    this.#contributor ??= import('../dice/contribute').then(
      ({ Contributor }) =>
        new Contributor(
          (what) => this.#live.ask(what),
          (rounds) => (this.diceRounds = rounds),
        ),
    );
    void this.#contributor.then(
      (contributor) => this.#live.view && contributor.see(this.#live.view),
      () => (this.#contributor = null),
    );
  }

  /** Contributes to the dice again, after the page has stopped doing so by itself. */
  contributeAgain(): void {
    void this.#contributor?.then((contributor) => this.#live.view && contributor.goOn(this.#live.view));
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

  /** Says whether your turns end only when you say so. A press meanwhile does not have to wait for it. */
  endTurnsMyself(on: boolean): void {
    void this.#live.ask({ ask: 'confirm', on });
  }

  /** Asks why an action is not allowed and shows the answer. */
  why = (action: string): void => {
    void this.#live.why(action).then((answer) => (this.refusal = answer));
  };

  /** Nudges the player whose turn it is; null if the server has sent it on. */
  async nudge(): Promise<Answer> {
    this.refusal = null;
    const answer = await this.#live.nudge();
    this.refusal = answer;
    return answer;
  }

  /** Skips to the newest view. */
  skip = (): void => {
    if (this.recalling) this.#endRecall();
    else this.#playback.skip();
  };

  /** Stops the playback while the player reads something over the board. */
  hold = (held: boolean): void => this.#playback.hold(held);

  /** Replays the others' actions since your last turn, one after the other. */
  recall(): void {
    if (!this.#live.view || this.#frames.length < 2) return;
    this.#playback.finish();
    this.recallRuns = true;
    this.#recallTo(0);
  }

  /** Goes to the next or previous step of the replay and stays there. */
  recallStep(by: number): void {
    if (this.recalled === null) return;
    this.recallRuns = false;
    this.#recallTo(Math.min(this.recallable, Math.max(0, this.recalled + by)));
  }

  /** Pauses or continues the replay. */
  recallPause(): void {
    this.recallRuns = !this.recallRuns;
    if (this.recalled !== null) this.#recallTo(this.recalled);
  }

  close(): void {
    this.#recallTimer?.();
    for (const off of this.#restless) off();
    this.#playback.clear();
    this.#live.close();
  }

  #open(seen: number | null): Wire {
    if (isLocal(this.table)) return wireTo(this.table, this.person, seen);
    return new WebSocket(this.#address(seen)) as Wire;
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
    this.#endRecall();
    this.busy = false;
    this.offset = view.now - Date.now();
    this.#queued = view;
    this.#show({ view, events: [] });
    this.#frames = [{ view, events: [] }];
    void this.#readLog();
  }

  #learn(news: TableUpdate, after: TableView): void {
    this.trouble = null;
    if (news.now.now !== undefined) this.offset = news.now.now - Date.now();
    if (news.events.length === 0 && this.view && alike(this.view, after)) return;
    if (this.recalling) this.#endRecall(news.events.length > 0);
    this.#queue({ view: after, events: news.events });
  }

  #queue(frame: Frame): void {
    const before = this.#queued;
    this.#queued = frame.view;
    const scoring = this.#scoringOf(before, frame);
    if (before && scoring) return this.#queueScoring(before, scoring, frame);
    const scored = gains(before?.scores, frame.view.scores, frame.events).length > 0;
    const milliseconds = dwell(frame.events, this.you, scored);
    this.busy ||= milliseconds > 0;
    const show = () => {
      this.#show(frame);
      if (frame.events.length > 0) this.#remember(frame);
    };
    this.#playback.push({ show, milliseconds });
  }

  #scoringOf(before: TableView | null, { view, events }: Frame): Scoring | null {
    if (!before?.position || !view.position || settings.speed === 'instant') return null;
    const scoring = this.scoringOf?.(before.position, view.position, events) ?? null;
    return scoring && scoring.steps.length > 0 ? scoring : null;
  }

  /** The last action, then every step of the scoring on the position that was scored, then the new view. */
  #queueScoring(before: TableView, scoring: Scoring, frame: Frame): void {
    this.busy = true;
    const told = idle({ ...before, version: frame.view.version });
    const push = (show: () => void, milliseconds: number) =>
      this.#playback.push({ show, milliseconds, scoring: scoring.steps });
    for (const step of toldSteps(scoring, before.scores)) {
      const view = { ...told, scores: step.scores, position: step.position as Position };
      const milliseconds = step.scoring.at < 0 ? ACTION : SCORING_STEP;
      push(() => this.#tell(step.scoring, { view, events: frame.events }), milliseconds);
    }
    push(() => this.#endScoring(frame), CLEARED);
  }

  #tell(scoring: ToldScoring, frame: Frame): void {
    this.#show(frame);
    this.scoring = scoring;
    if (scoring.at >= 0) this.fresh = [];
  }

  #endScoring(frame: Frame): void {
    this.#show(frame);
    this.fresh = [];
    this.#remember(frame);
  }

  /** Shows one step of the replay; the player can do nothing meanwhile. */
  #recallTo(step: number): void {
    this.#recallTimer?.();
    const frame = this.#frames[step];
    if (!frame) return this.#endRecall();
    this.recalled = step;
    this.#show({ view: idle(frame.view), events: frame.events });
    const next = () => (step < this.recallable ? this.#recallTo(step + 1) : this.#endRecall());
    this.#recallTimer = this.recallRuns ? wait(RECALLED, next) : null;
  }

  /** Back to the newest view, unless another one follows at once. */
  #endRecall(replaced = false): void {
    this.#recallTimer?.();
    this.#recallTimer = null;
    if (this.recalled === null) return;
    this.recalled = null;
    if (this.#live.view && !replaced) this.#show({ view: this.#live.view, events: [] });
  }

  #show({ view, events }: Frame): void {
    this.gained = gains(this.view?.scores, view.scores, events);
    this.view = view;
    this.news = this.fresh = events;
    this.scoring = null;
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
