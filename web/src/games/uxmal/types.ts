// Protocol types of this game, narrowed to the values they can take.

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

/** The mark of a cell: an idol or the blank. */
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

/** The state of the table. Lists by seat start with seat 1. */
export interface Position extends Omit<UxmalPosition, 'phase' | 'levels' | 'symbols'> {
  phase: Level;
  levels: string[];
  symbols: string[];
}

/** Props of every part of this game. */
export type UxmalProps = GameProps<Board, Position, Hint>;
