import { expect, test } from 'vitest';
import type { TableView } from '../protocol';
import { anotherAt } from './another';

const view = {
  table: 'a',
  game: 'pacal',
  options: { edition: 'fr' },
  map: 'Grandma’s box',
  pace: { kind: 'unhurried' },
  visibility: 'memory',
  spectators: 'link',
  chat: false,
  stand_in: '7',
  opening: 12,
  seats: [
    { seat: 1, kind: 'person', name: 'Ana', bot: null },
    { seat: 2, kind: 'bot', name: null, bot: '3' },
    { seat: 3, kind: 'bot', name: null, bot: 'easy' },
  ],
} as unknown as TableView;

test('bots of the old level play at the new one, weaker ones stay, and everybody moves up a seat', () => {
  expect(anotherAt({ way: 'up', from: '4', to: '5' }, view, 1)).toEqual({
    game: 'pacal',
    seats: 3,
    options: { edition: 'fr' },
    map: 'Grandma’s box',
    pace: { kind: 'unhurried' },
    visibility: 'memory',
    spectators: 'link',
    chat: false,
    stand_in: '7',
    places: [{ bot: '3' }, { bot: '5' }, { person: 'Ana' }],
    start: true,
  });
});

test('components without a name stay so, and a game that went on from a position starts anew', () => {
  const { map: _, ...unnamed } = view;
  const asked = anotherAt({ way: 'down', from: '4', to: '3' }, unnamed, 1);
  expect(asked).not.toHaveProperty('map');
  expect(asked).not.toHaveProperty('opening');
  expect(asked.places).toEqual([{ bot: '3' }, { bot: '3' }, { person: 'Ana' }]);
});
