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

// What the server says about this game, by the names that are used here.
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

/** What every part of this game is shown. */
export type PacalProps = GameProps<Board, Position, Hint>;
