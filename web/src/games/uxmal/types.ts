import type {
  UxmalBoard,
  UxmalCards,
  UxmalClaim,
  UxmalEarning,
  UxmalHint,
  UxmalIdol,
  UxmalMove,
  UxmalPlacement,
  UxmalPosition,
  UxmalPriestPlaced,
  UxmalScored,
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
export type Hint = UxmalHint;
export type PutHint = UxmalPlacement;
export type MoveHint = UxmalMove;
export type PriestHint = UxmalPriestPlaced;
export type TrackHint = UxmalTrackMove;
export type ClaimHint = UxmalClaim;
export type Scored = UxmalScored;

/** What lies on the table. Lists that go by seats begin with seat 1. */
export interface Position extends Omit<UxmalPosition, 'phase' | 'levels' | 'symbols'> {
  phase: Level;
  levels: string[];
  symbols: string[];
}

/** What the parts of this game are shown. */
export type UxmalProps = GameProps<Board, Position, Hint>;
