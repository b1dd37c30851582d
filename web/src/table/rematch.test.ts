import { expect, test } from 'vitest';
import type { SeatView, TableView } from '../protocol';
import { rematchOffers } from './rematch';

const seat = (number: number, wants_rematch: boolean) => ({ seat: number, wants_rematch }) as SeatView;
const view = (more: object) =>
  ({
    phase: 'over',
    rematch: null,
    you: { seat: 1 },
    seats: [seat(1, false), seat(2, true)],
    ...more,
  }) as TableView;

test('what others want is an offer until you join, it exists, or you only watch', () => {
  expect(rematchOffers(view({})).map(({ seat }) => seat)).toEqual([2]);
  expect(rematchOffers(view({ seats: [seat(1, true), seat(2, true)] }))).toEqual([]);
  expect(rematchOffers(view({ rematch: 'next' }))).toEqual([]);
  expect(rematchOffers(view({ you: null }))).toEqual([]);
  expect(rematchOffers(view({ phase: 'playing' }))).toEqual([]);
});
