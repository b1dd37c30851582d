// Fixtures for the gallery and the tests.

import type { EventView, SeatView } from '../../protocol';
import type { GameAction } from '../game';
import type { Board, Hint, Position } from './types';

/** A position from a real game, as the gallery and the tests use it. */
export interface Fixture {
  board: Board;
  position: Position;
  seats: SeatView[];
  you: number | null;
  turn: number | null;
  legal: GameAction<Hint>[];
  news: EventView[];
  past?: EventView[];
}

const found = import.meta.glob<Fixture>('./fixtures/*.json', { eager: true, import: 'default' });

/** All fixtures by name. */
export const fixtures = new Map(
  Object.entries(found).map(([path, one]) => [path.replace(/^.*\/|\.json$/g, ''), one]),
);

export function fixture(name: string): Fixture {
  const one = fixtures.get(name);
  if (!one) throw new Error(`There is no fixture "${name}".`);
  return one;
}
