// Which sounds belong to what has just happened at the table.

import type { GameModule } from '../games/game';
import type { EventView, TableView } from '../protocol';
import type { Cue } from '../sound/cue';
import type { Gain } from './happening';

/** At most this many actions sound at once; when many are shown together, the last ones do. */
const MOST = 2;

/** What has just been shown. */
export interface Shown {
  events: readonly EventView[];
  gained: readonly Gain[];
  /** The view before; null at the start. */
  before: TableView | null;
  view: TableView;
  you: number | null;
}

/** The sounds of what has just been shown, in order. */
export function cues({ events, gained, before, view, you }: Shown, soundOf: GameModule['soundOf']): Cue[] {
  if (!before || before.table !== view.table) return [];
  if (view.phase === 'over') return before.phase === 'over' || view.closed ? [] : [ending(view, you)];
  const actions = events.flatMap((event) => {
    const acted = event.event === 'played' || event.event === 'rolled';
    const cue = acted && event.action ? soundOf?.(event.action) : null;
    return cue ? [cue] : [];
  });
  const score = gained.map(({ points }): Cue => ({ name: 'score', size: Math.min(5, points) }));
  const turn: Cue[] = isYours(view, you) && !isYours(before, you) ? [{ name: 'turn' }] : [];
  return [...actions.slice(-MOST), ...score.slice(0, 1), ...turn];
}

function ending(view: TableView, you: number | null): Cue {
  const lost = you !== null && !view.winners.includes(you);
  return { name: lost ? 'loss' : 'win' };
}

function isYours(view: TableView, you: number | null): boolean {
  return you !== null && view.phase === 'playing' && view.turn?.seat === you;
}
