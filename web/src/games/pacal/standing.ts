// Rankings, district standings and the lines of the final scoring.

import type { Board, DistrictState, Position, SquareName, Turn } from './types';

/** A seat's rank at a water. */
export interface Place {
  seat: number;
  floors: number;
  /** The payout at the end, or if the game ended now. */
  points: number;
}

/** The ranking at the river or at the lake, most floors first. */
export function ranking(position: Position, water: 'river' | 'lake'): Place[] {
  return position.seats
    .map((_, index) => ({
      seat: index + 1,
      floors: position.shores[water][index] ?? 0,
      points: position.final_scoring[water][index] ?? 0,
    }))
    .sort((a, b) => b.floors - a.floors || a.seat - b.seat);
}

/**
 * The current turn and the ones after it, across the end of the round. `turn` is the seat whose turn
 * has not ended yet; the position may already be the next seat's.
 */
export function turns(position: Position, turn: number | null): Turn[] {
  if (position.step === 'place' || position.step === 'over') return position.upcoming;
  const order = [{ seat: position.seat, round: 0 }, ...position.upcoming];
  if (turn === null || turn === position.seat) return order;
  const round = position.seat === position.starter ? -1 : 0;
  return [{ seat: turn, round }, ...order];
}

/** The current state of a district. */
export interface Standing extends DistrictState {
  /** Seats with the most floors; empty if nobody has built. */
  leaders: number[];
  /** Each seat's payout at the end, or if the game ended now. */
  pays: number[];
  covered: boolean;
}

/** The current state of all districts, in the order of the position. */
export function standings(board: Board, position: Position): Standing[] {
  const covered = new Set(board.covered);
  return position.districts.map((district, index) => ({
    ...district,
    leaders: leadersOf(district.floors),
    pays: position.final_scoring.districts[index] ?? district.floors.map(() => 0),
    covered: covered.has(squaresOf(board, district.letter)[0] ?? ''),
  }));
}

/** The current state of one district. */
export function standing(board: Board, position: Position, letter: string): Standing | null {
  return standings(board, position).find((each) => each.letter === letter) ?? null;
}

export function squaresOf(board: Board, letter: string): SquareName[] {
  return board.districts.find((each) => each.letter === letter)?.squares ?? [];
}

function leadersOf(floors: number[]): number[] {
  const most = Math.max(0, ...floors);
  return most === 0 ? [] : floors.flatMap((each, index) => (each === most ? [index + 1] : []));
}

/** A line of the final scoring: its category and its points for each seat. */
export interface FinalLine {
  what: 'play' | 'river' | 'lake' | 'district' | 'god_stones';
  /** The district's letter; null for other lines. */
  letter: string | null;
  points: number[];
}

/** The final scoring line by line; during a game, the scoring if it ended now. */
export function finalLines(board: Board, position: Position): FinalLine[] {
  const { river, lake, god_stones } = position.final_scoring;
  const districts = standings(board, position).filter((each) => !each.covered);
  const later: FinalLine[] = [
    { what: 'river', letter: null, points: river },
    { what: 'lake', letter: null, points: lake },
    ...districts.map((each): FinalLine => ({ what: 'district', letter: each.letter, points: each.pays })),
    { what: 'god_stones', letter: null, points: god_stones },
  ];
  return [{ what: 'play', letter: null, points: inPlay(position, later) }, ...later];
}

// When the game is over, the scores already include the final scoring.
function inPlay(position: Position, later: FinalLine[]): number[] {
  if (position.step !== 'over') return position.scores;
  return position.scores.map((score, index) => score - sum(later, index));
}

/** Each seat's total over these lines. */
export function totals(lines: FinalLine[]): number[] {
  return (lines[0]?.points ?? []).map((_, index) => sum(lines, index));
}

function sum(lines: FinalLine[], index: number): number {
  return lines.reduce((all, line) => all + (line.points[index] ?? 0), 0);
}
