// Short names for this game's protocol types.

import type {
  PacalBoard,
  PacalConstruction,
  PacalDistrict,
  PacalDistrictNow,
  PacalFace,
  PacalFlight,
  PacalHint,
  PacalPosition,
  PacalSeat,
  PacalUpcoming,
} from '../../protocol';
import type { GameProps } from '../game';

// Protocol types under the names used in this folder.
export type Board = PacalBoard;
export type District = PacalDistrict;
export type Position = PacalPosition;
export type SeatState = PacalSeat;
export type DistrictState = PacalDistrictNow;
export type Face = PacalFace;
export type Turn = PacalUpcoming;
export type Hint = PacalHint;
export type FlightHint = PacalFlight;
export type BuildHint = PacalConstruction;

/** A square in notation: a column letter and a row number, `a1` at the top left. */
export type SquareName = string;

/** Props of every part of this game. */
export type PacalProps = GameProps<Board, Position, Hint>;
