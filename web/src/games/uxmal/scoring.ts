import type { SeenEvent, Sentence } from '../../protocol';
import { levelAt, markAt, placeOf, siteCells } from './geometry';
import { actionsOf } from './happened';
import { cardPoints, pointsOf, rankOf, sum } from './track';
import type { Board, Cards, Idol, Position, Scored, ScoredSeat } from './types';

/** The scoring that has just happened, if one has. */
export function scoringToTell(
  board: Board,
  before: Position,
  news: SeenEvent[],
  after: Position,
): Scored | null {
  if (actionsOf(news).length === 0) return null;
  const known = after.scored?.length ?? 0;
  if (known > (before.scored?.length ?? 0)) return after.scored?.[known - 1] ?? null;
  const over = after.step === 'over' && before.step !== 'over';
  if (known > 0 || (after.phase <= before.phase && !over)) return null;
  return pieced(board, before, news, after);
}

/** A scoring pieced together from the position before it, for servers that do not tell it. */
function pieced(board: Board, before: Position, news: SeenEvent[], after: Position): Scored {
  const complete = completed(before, news);
  const seats = before.scores.map((_, index) => seatScored(board, complete, index));
  const won = before.scores.map((score, index) => (after.scores[index] ?? score) - score);
  const right = seats.every((seat, index) => seat.points === won[index]);
  return {
    phase: before.phase,
    popularity: before.popularity,
    seats: right ? seats : won.map((points) => ({ priests: [], cards: [], points })),
  };
}

/** The position with the tile that completed the level, and the cards that it earned. */
function completed(before: Position, news: SeenEvent[]): Position {
  const now = { ...before, hands: before.hands.map((hand) => ({ ...hand })) };
  for (const event of news) {
    if (event.event !== 'played' || !event.action) continue;
    const [verb = '', first = '', second = ''] = event.action.split(' ');
    if (verb === 'put') Object.assign(now, withTile(now, first, second));
    const idol = event.told?.args['idol'];
    const cards = Number(event.told?.args['cards'] ?? 0);
    if (['put', 'overlay', 'adjacent'].includes(verb) && idol && cards > 0) {
      (now.hands[event.seat - 1] as Cards)[idol as Idol] += cards;
    }
  }
  return now;
}

function withTile(position: Position, site: string, face: string): Partial<Position> {
  const levels = position.levels.map((row) => [...row]);
  const symbols = position.symbols.map((row) => [...row]);
  siteCells(position.phase, site).forEach((cell, at) => {
    const { column, row } = placeOf(cell);
    levels[row]![column] = String(position.phase);
    symbols[row]![column] = face[at] ?? '.';
  });
  return { levels: levels.map((row) => row.join('')), symbols: symbols.map((row) => row.join('')) };
}

function seatScored(board: Board, position: Position, index: number): ScoredSeat {
  const priests = (position.priests[index] ?? []).map((cell) => {
    const mark = markAt(position, cell);
    const [level, rank] = [levelAt(position, cell), rankOf(position.popularity, mark)];
    const idol = mark === '.' ? null : mark;
    return { cell, idol, level, rank, points: pointsOf(position.points, level, rank) };
  });
  const cards = position.popularity.flatMap((idol) => {
    const count = position.hands[index]?.[idol] ?? 0;
    const points = count * cardPoints(board, position.popularity, idol);
    return points > 0 ? [{ idol, count, points }] : [];
  });
  const points = sum(priests.map((one) => one.points)) + sum(cards.map((one) => one.points));
  return { priests, cards, points };
}

/** A position of a record, and the action that led to it. */
export interface Moment {
  position: Position;
  after: { seat: number | null; action: string | null; told: Sentence | null } | null;
}

/** The scorings among the positions of a record. */
export function scoringsAmong(board: Board, moments: Moment[]): Scored[] {
  return moments.flatMap(({ position, after }, at) => {
    const before = moments[at - 1]?.position;
    if (!before || !after || after.seat === null) return [];
    const event = { version: at, at: 0, event: 'played' as const, ...after, seat: after.seat };
    return scoringToTell(board, before, [event], position) ?? [];
  });
}

/** The scorings of the whole game: as the server tells them, else what this page has seen. */
export function scorings(position: Position, seen: Map<number, Scored>): Scored[] {
  if (position.scored) return position.scored;
  const known = [...seen.values()].sort((a, b) => a.phase - b.phase);
  if (position.step !== 'over' || seen.has(position.phase)) return known;
  // After the last scoring the priests stand where they scored; only the cards have gone back.
  const seats = position.worth.map((priests) => ({
    priests,
    cards: [],
    points: sum(priests.map((one) => one.points)),
  }));
  return [...known, { phase: position.phase, popularity: position.popularity, seats }];
}

/** What each seat has scored beyond some scorings. */
export function beyond(position: Position, told: Scored[]): number[] {
  return position.scores.map(
    (score, index) => score - sum(told.map((one) => one.seats[index]?.points ?? 0)),
  );
}
