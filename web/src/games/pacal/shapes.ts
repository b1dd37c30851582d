import type { GameProps } from '../game';

/** A square in notation: a column letter and a row number, `a1` at the top left. */
export type SquareName = string;

/** What the die can show. */
export type Face = number | 'arrows';

export interface District {
  letter: string;
  value: number;
  squares: SquareName[];
}

/** What does not change in a game. */
export interface Board {
  columns: number;
  /** From the top: a letter is a district, `~` is lake. */
  rows: string[];
  sacred: string;
  /** Corners `[x, y]` of the grid, joined by straight lines. */
  river: [number, number][];
  covered: SquareName[];
  districts: District[];
  river_shore: SquareName[];
  lake_shore: SquareName[];
  lake: SquareName[];
  die: Face[];
  /** When the game ends: at so many points, or with so many pyramids left to a player. */
  ends_at: { points: number; pyramids_left: number; stall_rounds: number };
  /** What is our reconstruction and not the printed game's. */
  ours: ('board' | 'die')[];
}

export interface Pyramid {
  square: SquareName;
  floors: number;
}

/** What belongs to one seat. */
export interface SeatState {
  ship: SquareName | null;
  /** Stones in the ship by color, in the order of the seats; null where they are hidden. */
  inside: number[] | null;
  stones: SquareName[];
  stone_supply: number;
  pyramids: Pyramid[];
  /** How many of one floor, of two, … of five. */
  pyramid_supply: number[];
  god_stones: number[];
}

export type Step = 'place' | 'roll' | 'move' | 'land' | 'drop' | 'build' | 'over';

/** What the final scoring pays every seat, or would pay now. */
export interface FinalScoring {
  river: number[];
  lake: number[];
  /** In the order of `Position.districts`. */
  districts: number[][];
  god_stones: number[];
}

/** Floors of every seat in a district. */
export interface DistrictState {
  letter: string;
  value: number;
  floors: number[];
}

/** A turn to come. */
export interface Turn {
  seat: number;
  round: number;
}

export interface Position {
  step: Step;
  seat: number;
  starter: number;
  die: Face | null;
  first_round: boolean;
  closing: boolean;
  idle_rounds: number;
  seats: SeatState[];
  districts: DistrictState[];
  /** Floors of every seat on the shores. */
  shores: { river: number[]; lake: number[] };
  covered: SquareName[];
  scores: number[];
  final_scoring: FinalScoring;
  /** Whose turns come after this one; round 0 is the present round. */
  upcoming: Turn[];
}

/** How a flight goes. */
export interface FlightHint {
  way: SquareName[];
  stones: number;
}

/** What a pyramid would do. */
export interface BuildHint {
  squares: SquareName[];
  target: SquareName;
  floors: number;
  /** All points scored at once, the bonus included. */
  points: number;
  /** For the pyramid that ends the game. */
  bonus: number;
  district: string;
  before: number[];
  after: number[];
  leaders_before: number[];
  leaders_after: number[];
  shores: ('river' | 'lake')[];
  /** Seats whose stone on the target goes back to them. */
  sends_back: number[];
  /** Whether the game ends at once, or with this round. */
  ends: 'now' | 'round' | null;
}

export interface DropHint {
  ship: SquareName;
  into: number;
  from: SquareName | null;
}

/** What every part of this game is shown. */
export type PacalProps = GameProps<Board, Position>;
