import type { EventView } from '../../protocol';
import { actionsOf } from './happened';
import type { Position, Scored } from './types';

/** The scoring that has just happened, or null. */
export function scoringToTell(before: Position, news: EventView[], after: Position): Scored | null {
  if (actionsOf(news).length === 0 || after.scored.length <= before.scored.length) return null;
  return after.scored.at(-1) ?? null;
}
