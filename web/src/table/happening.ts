// What other players just did, in words, and the points that came with it.

import type { EventView, Sentence } from '../protocol';
import { withNames, type Translate } from '../words';

/** A sentence about what happened and the seat that did it; null for chance. */
export interface Happening {
  seat: number | null;
  sentence: string;
  told: Sentence;
}

/** Points that a seat has just won. */
export interface Gain {
  seat: number;
  points: number;
}

type NameOf = Parameters<typeof withNames>[2];

/** What others did in these events. Your own actions are left out: you know them. */
export function happenings(
  t: Translate,
  events: readonly EventView[],
  you: number | null,
  names: NameOf,
): Happening[] {
  return events.flatMap((event) => {
    if (event.event !== 'rolled' && event.event !== 'played') return [];
    const seat = event.event === 'played' ? event.seat : null;
    if (!event.told || (seat !== null && seat === you)) return [];
    return [{ seat, sentence: withNames(t, event.told, names), told: event.told }];
  });
}

/** The points won between two views; nothing when actions were undone. */
export function gains(
  before: readonly number[] | undefined,
  after: readonly number[],
  events: readonly EventView[],
): Gain[] {
  if (!before || !events.some(({ event }) => event === 'played' || event === 'rolled')) return [];
  return after.flatMap((score, at) => {
    const points = score - (before[at] ?? score);
    return points > 0 ? [{ seat: at + 1, points }] : [];
  });
}
