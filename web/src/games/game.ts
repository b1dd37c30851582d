import type { Component } from 'svelte';
import type { GameKey } from '../app/keys';
import type { LegalAction, SeatView, EventView } from '../protocol';
import type { Translate } from '../words';

/** What the player looks at or has half chosen; shared by board, tray and panel. A $state object. */
export interface Focus {
  /** The action under the pointer, in notation. */
  hover: string | null;
  /** The action half chosen, in notation. */
  chosen: string | null;
  /** Square, cell or seat under the pointer or the keyboard's cursor. */
  at: string | null;
}

/** A legal action with the hint of its game. */
export interface GameAction<H = unknown> extends Omit<LegalAction, 'hint'> {
  hint?: H | null;
}

/** What every part of a game is shown: `B` is its board, `P` a position, `H` a hint. */
export interface GameProps<B = unknown, P = unknown, H = unknown> {
  /** `TableView.board`: never changes during a game. */
  board: B;
  /** `TableView.position`. */
  position: P;
  /** Names and kinds; seat N has number N, color and mark N (`app/seats.ts`). */
  seats: SeatView[];
  /** Your seat's number; null for onlookers. */
  you: number | null;
  /** The seat to act. */
  turn: number | null;
  /** What you may do; empty unless it is up to you. */
  legal: GameAction<H>[];
  /** What has just happened, to be animated. */
  news: EventView[];
  /** Where there is no news, what was played last: to be marked, not animated. */
  past?: EventView[];
  focus: Focus;
  t: Translate;
  /** No animation: reduced motion, or a replay being scrubbed. */
  still: boolean;
  /** Play this legal action. */
  act: (action: string) => void;
  /** Ask why this action is not allowed; the shell shows the answer. */
  why: (action: string) => void;
}

/** A stretch of the board in words. */
export interface TextBoard {
  heading: string;
  lines: string[];
}

/** What a game brings to the page: `B` is its board, `P` a position, `H` a hint. */
export interface GameModule<B = unknown, P = unknown, H = unknown> {
  name: string;
  /** The keys of its board besides those of every board. */
  keys: readonly GameKey[];
  /** Fills its container, which is a size container. */
  Board: Component<GameProps<B, P, H>>;
  /** What can be done besides pressing the board: buttons of 44 px, pickers. */
  Tray: Component<GameProps<B, P, H>>;
  /** Standings. */
  Panel: Component<GameProps<B, P, H>>;
  /** The picture on the start page. */
  Picture: Component;
  /** One action in words, for a button or a screen reader. */
  label(action: GameAction<H>, t: Translate): string;
  /** What is asked of you within the step, where a part of it is half chosen; null where none is. */
  asks?(props: GameProps<B, P, H>): string | null;
  /** The board in words for screen readers. */
  textBoard(props: GameProps<B, P, H>): TextBoard[];
  /** The final scoring, told line by line. */
  Final: Component<GameProps<B, P, H>>;
}
