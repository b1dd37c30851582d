// Another game at another level, after a game alone against bots.

import type { Suggestion } from '../app/levels';
import { levelNamed } from '../app/levels';
import type { NewTable, NewSeat, TableView } from '../protocol';

/** The table to ask for: as a rematch, but the bots of the old level play at the new one. */
export function anotherAt({ from, to }: Suggestion, view: TableView, you: number): NewTable {
  const places = view.seats.map(({ seat, name, bot }): NewSeat => {
    if (seat === you) return { person: name ?? '' };
    const level = levelNamed(bot) ?? to;
    return { bot: level === from ? to : level };
  });
  // As in a rematch, everybody moves up one seat.
  const [first, ...others] = places;
  const { game, options, map, pace, visibility, spectators, chat, stand_in } = view;
  return {
    game,
    seats: places.length,
    options,
    ...(map ? { map } : {}),
    pace,
    visibility,
    spectators,
    chat,
    stand_in,
    places: first ? [...others, first] : [],
    start: true,
  };
}
