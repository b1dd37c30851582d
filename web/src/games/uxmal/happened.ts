// Finds the effects of recent events and follows priests from one position to the next.

import type { EventView } from '../../protocol';
import { LEVELS, levelAt, markAt, siteCells } from './geometry';
import type { Level, Position } from './types';

/** The effect of the last action that changed the pyramid or the track. */
export interface Touched {
  cells: string[];
  /** The placed tile, as level and site. */
  tile: string | null;
  idol: string | null;
}

const NOTHING: Touched = { cells: [], tile: null, idol: null };

/** The actions in the news, including chance. */
export function actionsOf(news: readonly EventView[]): string[] {
  return news.flatMap((event) =>
    (event.event === 'played' || event.event === 'rolled') && event.action ? [event.action] : [],
  );
}

/** The effect of the latest action that changed anything; null if none did. */
export function touched(news: readonly EventView[], position: Position): Touched | null {
  for (const action of actionsOf(news).reverse()) {
    const found = touchedBy(action, position);
    if (found) return found;
  }
  return null;
}

function touchedBy(action: string, position: Position): Touched | null {
  const [verb = '', first = '', second = ''] = action.split(' ');
  switch (verb) {
    case 'put':
      return tileAt(position, first, second);
    case 'priest':
      return { ...NOTHING, cells: [first] };
    case 'move':
      return { ...NOTHING, cells: [first, second] };
    case 'venerate':
    case 'curse':
      return { ...NOTHING, idol: first };
    default:
      return null;
  }
}

/** A site name does not include its level, and the level may have been completed since. */
function tileAt(position: Position, site: string, face: string): Touched {
  const shows = (level: Level) =>
    siteCells(level, site).every(
      (cell, at) => levelAt(position, cell) === level && markAt(position, cell) === face[at],
    );
  const level = LEVELS.filter((level) => level <= position.phase)
    .reverse()
    .find(shows);
  if (level === undefined) return NOTHING;
  return { ...NOTHING, cells: siteCells(level, site), tile: `${level}${site}` };
}

/** A priest with an id that stays the same when it moves. */
export interface Pawn {
  id: number;
  seat: number;
  cell: string;
}

/** The current priests; a priest that stayed or moved keeps its id. */
export function follow(before: Pawn[], priests: string[][]): Pawn[] {
  let next = Math.max(0, ...before.map((pawn) => pawn.id)) + 1;
  return priests.flatMap((cells, index) => {
    const seat = index + 1;
    const mine = before.filter((pawn) => pawn.seat === seat);
    const walked = mine.filter((pawn) => !cells.includes(pawn.cell));
    return cells.map((cell) => {
      const same = mine.find((pawn) => pawn.cell === cell) ?? walked.shift();
      return { id: same?.id ?? next++, seat, cell };
    });
  });
}
