// The contract between the page and a game: the props every part gets and the module a game
// exports.

import type { Component } from 'svelte';
import type { GameKey } from '../app/keys';
import type { LegalAction, SeatView, EventView } from '../protocol';
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
  /** The sound of an action, in notation; null for a silent one. */
  soundOf?(action: string): Cue | null;
  /** The final scoring, line by line. */
  Final: Component<GameProps<B, P, H>>;
}
