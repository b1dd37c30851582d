// The popularity track: moving idols and the points under a given order.

import { levelAt, markAt } from './geometry';
import { none } from './payment';
import type { Board, Cards, Idol, Position } from './types';

/** The track after an idol moves to a space, counted from 1: the idols it passes shift by one. */
export function moved(popularity: Idol[], idol: Idol, to: number): Idol[] {
  const rest = popularity.filter((other) => other !== idol);
  return [...rest.slice(0, to - 1), idol, ...rest.slice(to - 1)];
}

/** The space of an idol, counted from 1. */
export function rankOf(popularity: Idol[], idol: string): number | null {
  const at = popularity.indexOf(idol as Idol);
  return at < 0 ? null : at + 1;
}

/** A priest's worth on a level and a rank, from the table of points. */
export function pointsOf(points: number[][], level: number, rank: number | null): number {
  return rank === null ? 0 : (points[level - 1]?.[rank - 1] ?? 0);
}

/** Each priest's worth under this track order. */
export function worthUnder(position: Position, popularity: Idol[]): number[][] {
  const worth = (cell: string) =>
    pointsOf(position.points, levelAt(position, cell), rankOf(popularity, markAt(position, cell)));
  return position.priests.map((cells) => cells.map(worth));
}

/** The points of one card of an idol under this track order. */
export function cardPoints(board: Board, popularity: Idol[], idol: Idol): number {
  return board.card_points[popularity.indexOf(idol)] ?? 0;
}

/** The points of some cards under this track order. */
export function cardsWorth(board: Board, popularity: Idol[], cards: Cards): number {
  return sum(popularity.map((idol) => cards[idol] * cardPoints(board, popularity, idol)));
}

export function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/**
 * The points a seat would score now under this track order, after spending some cards of one idol.
 * A hidden hand counts nothing.
 */
export function standing(
  board: Board,
  position: Position,
  seat: number,
  popularity: Idol[],
  spent?: { seat: number; idol: Idol; count: number },
): number {
  const priests = sum(worthUnder(position, popularity)[seat - 1] ?? []);
  const cards = { ...(position.hands[seat - 1] ?? none()) };
  if (spent?.seat === seat) cards[spent.idol] -= spent.count;
  return priests + cardsWorth(board, popularity, cards);
}
