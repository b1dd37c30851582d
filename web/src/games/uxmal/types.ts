import type { GameProps } from '../game';

/** The five idols in the order of the notation. */
export const IDOLS = ['J', 'S', 'Q', 'M', 'T'] as const;

export type Idol = (typeof IDOLS)[number];

/** What a cell can show: an idol or the blank. */
export type Mark = Idol | '.';

export type Cards = Record<Idol, number>;

export type Level = 1 | 2 | 3;

/** What never changes in a game. */
export interface Board {
  base: string[];
  points: number[][];
  /** What a card scores by the rank of its idol; nothing beyond. */
  card_points: number[];
}

/** A move whose price is still to be paid. */
export interface Pending {
  from: string;
  to: string;
  cost: number;
}

/** What a priest would score now, or brought when a phase was scored. */
export interface Worth {
  cell: string;
  idol: Idol | null;
  level: number;
  rank: number | null;
  points: number;
}

/** What the cards of one idol brought when a phase was scored. */
export interface ScoredCards {
  idol: Idol;
  count: number;
  points: number;
}

export interface ScoredSeat {
  priests: Worth[];
  cards: ScoredCards[];
  points: number;
}

/** The scoring of a phase. */
export interface Scored {
  phase: number;
  popularity: Idol[];
  seats: ScoredSeat[];
}

/** What lies on the table. Lists that go by seats begin with seat 1. */
export interface Position {
  phase: Level;
  step: 'order' | 'turn' | 'draw' | 'put' | 'claim' | 'pay' | 'over';
  seat: number | null;
  levels: string[];
  symbols: string[];
  priests: string[][];
  off_board: number[];
  hands: Cards[];
  stacks: Cards;
  popularity: Idol[];
  reserve: { tile: string; copies: number }[];
  drawn: string | null;
  situations: string[];
  pending: Pending | null;
  scores: number[];
  points: number[][];
  winners: number[];
  worth: Worth[][];
  cards_worth: number[];
  scored?: Scored[];
}

/** Cards that a tile would earn, or that a situation gives. */
export interface Earning {
  claim: string;
  idol: Idol;
  cards: number;
}

export interface PutHint {
  cells: string[];
  face: string;
  level: number;
  earns: Earning[];
  completes: boolean;
}

export interface MoveHint {
  from: string;
  to: string;
  cost: number;
  /** Without the first cell. */
  way: string[];
  worth_before: number;
  worth_after: number;
}

export interface PriestHint {
  cell: string;
  idol: Idol;
  worth: number;
}

export interface TrackHint {
  idol: Idol;
  from: number;
  to: number;
}

export interface ClaimHint {
  idol: Idol;
  cards: number;
}

/** What the parts of this game are shown. */
export type Props = GameProps<Board, Position>;
