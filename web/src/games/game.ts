// The contract between the page and a game: the props every part gets and the module a game
// exports.

import type { Component } from 'svelte';
import type { GameKey } from '../app/keys';
import type { LegalAction, SeatView, Sentence, EventView } from '../protocol';
import type { Cue } from '../sound/cue';
import type { Translate } from '../words';

/** The player's focus and half-made choice; shared by board, tray and panel. A $state object. */
export interface Focus {
  /** The action under the pointer, in notation. */
  hover: string | null;
  /** The action chosen but not yet confirmed, in notation. */
  chosen: string | null;
  /** Square, cell or seat under the pointer or the keyboard cursor. */
  at: string | null;
}

/** A legal action with its game-specific hint. */
export interface GameAction<H = unknown> extends Omit<LegalAction, 'hint'> {
  hint?: H | null;
}

/** One step of a scoring: what a seat scored for one thing. */
export interface ScoringStep {
  seat: number;
  points: number;
  /** Others who score for the same thing at the same time. */
  also?: readonly { seat: number; points: number }[];
  /** The step in words; `seat` in its arguments is shown as a name. */
  told: Sentence;
}

/** A scoring that is told on the board, step by step, before the table moves on. */
export interface Scoring<P = unknown> {
  /** What the board shows meanwhile: the position that was scored, with nothing cleared yet. */
  position: P;
  steps: ScoringStep[];
}

/** A scoring while it is told. */
export interface ToldScoring {
  steps: ScoringStep[];
  /** The index of the step that is told now; -1 before the first, while the last action is shown. */
  at: number;
}

/** What to remember of a finished game. */
export interface Memories {
  /** The best single piece of the game, and whose it is; null if nobody has one. */
  best: { seat: number; told: Sentence } | null;
  /** What brought how many points to each seat: the key of a name, and the points by seat. */
  sources: { name: string; points: number[] }[];
}

/** Props of every part of a game: `B` is its board type, `P` its position, `H` its hint. */
export interface GameProps<B = unknown, P = unknown, H = unknown> {
  /** `TableView.board`: never changes during a game. */
  board: B;
  /** `TableView.position`. */
  position: P;
  /** Names and kinds; seat N has number N, color and mark N (`app/seats.ts`). */
  seats: SeatView[];
  /** Your seat number; null for spectators. */
  you: number | null;
  /** The seat to act. */
  turn: number | null;
  /** Your legal actions; empty unless it is your turn. */
  legal: GameAction<H>[];
  /** New events to animate. */
  news: EventView[];
  /** Points that seats won by the news, to show where they were won. */
  gains?: readonly { seat: number; points: number }[];
  /** When there is no news: the latest events, to mark but not animate. */
  past?: EventView[];
  /**
   * The scoring that is being told; `position` is then the scored position, with `scores` as far as they
   * are told. Steps are as `GameModule.scoring` made them.
   */
  scoring?: ToldScoring | null;
  /** Stops the playback of further events while the player reads something over the board. */
  hold?: (held: boolean) => void;
  /** Whether the shell shows `GameModule.Glance` beside this part. */
  glance?: boolean;
  focus: Focus;
  t: Translate;
  /** Skip animations: reduced motion, or the user is scrubbing a replay. */
  still: boolean;
  /** Plays this legal action. */
  act: (action: string) => void;
  /** Asks why this action is illegal; the shell shows the answer. */
  why: (action: string) => void;
}

/** One section of the board in words. */
export interface TextBoard {
  heading: string;
  lines: string[];
}

/** Everything a game provides to the page: `B` is its board type, `P` its position, `H` its hint. */
export interface GameModule<B = unknown, P = unknown, H = unknown> {
  name: string;
  /** Keys of this board, in addition to the keys all boards share. */
  keys: readonly GameKey[];
  /** Fills its container, which is a size container. */
  Board: Component<GameProps<B, P, H>>;
  /** Controls outside the board: 44 px buttons, pickers. */
  Tray: Component<GameProps<B, P, H>>;
  /** Standings. */
  Panel: Component<GameProps<B, P, H>>;
  /** What decides the game in one or two lines, always in view. */
  Glance?: Component<GameProps<B, P, H>>;
  /** What a seat has, beside its score in the list of seats: a few small pictures with numbers. */
  SeatGoods?: Component<GameProps<B, P, H> & { seat: number }>;
  /** The picture on the start page. */
  Picture: Component;
  /** One action in words, for a button or a screen reader. */
  label(action: GameAction<H>, t: Translate): string;
  /** The prompt for a half-made choice within a step; null when nothing is half chosen. */
  asks?(props: GameProps<B, P, H>): string | null;
  /** The board in words for screen readers. */
  textBoard(props: GameProps<B, P, H>): TextBoard[];
  /** The action that is played for you because nothing else is possible; null if you choose. */
  forced?(legal: readonly GameAction<H>[]): string | null;
  /** What to remember of this game, when it is over. */
  memories?(board: B, position: P): Memories;
  /** The kinds of situation that you are in, for hints (`page-hint-GAME-KIND`); most important first. */
  situations?(props: Pick<GameProps<B, P, H>, 'position' | 'legal'>): string[];
  /** The scoring that these events brought, to be told before `after` is shown; null if there is none. */
  scoring?(before: P, after: P, news: readonly EventView[]): Scoring<P> | null;
  /** The sound of an action, in notation; null for a silent one. */
  soundOf?(action: string): Cue | null;
  /** What is beside the board in a lesson when its text speaks of it: the popularity track, a drawn tile. */
  Aside?: Component<GameProps<B, P, H>>;
  /** The final scoring, line by line. */
  Final: Component<GameProps<B, P, H>>;
}
