import type {
  UxmalBoard,
  UxmalCards,
  UxmalClaim,
  UxmalEarning,
  UxmalIdol,
  UxmalMove,
  UxmalPlacement,
  UxmalPosition,
  UxmalPriestPlaced,
  UxmalTrackMove,
  UxmalWorth,
} from '../../protocol';
import type { GameProps } from '../game';

/** The five idols in the order of the notation. */
export const IDOLS = ['J', 'S', 'Q', 'M', 'T'] as const satisfies readonly UxmalIdol[];

export type Idol = UxmalIdol;

/** What a cell can show: an idol or the blank. */
export type Mark = Idol | '.';

export type Level = 1 | 2 | 3;

export type Board = UxmalBoard;
export type Cards = UxmalCards;
export type Worth = UxmalWorth;
export type Earning = UxmalEarning;
export type PutHint = UxmalPlacement;
export type MoveHint = UxmalMove;
export type PriestHint = UxmalPriestPlaced;
export type TrackHint = UxmalTrackMove;
export type ClaimHint = UxmalClaim;

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
export interface Position extends Omit<UxmalPosition, 'phase' | 'levels' | 'symbols'> {
  phase: Level;
  levels: string[];
  symbols: string[];
  /** The scorings so far, from servers that tell them. */
  scored?: Scored[];
}

/** What the parts of this game are shown. */
export type Props = GameProps<Board, Position>;
