import type { EventView } from '../protocol';

const ROLL = 700;
const STEP = 650;
/** A step that changes a score stays long enough to read its sentence and see the points. */
const SCORED = 1_400;

/** The action that brings a scoring, before the first step. */
export const ACTION = 700;
/** Each step of a scoring: time to read its sentence and see where the points come from. */
export const SCORING_STEP = 1_000;
/** The table after a scoring, before the next action. */
export const CLEARED = 600;

/** Milliseconds to show an update before the next one; zero for your own actions. */
export function dwell(events: readonly EventView[], you: number | null, scored: boolean): number {
  const longest = events.map((event) => {
    switch (event.event) {
      case 'rolled':
        return scored ? SCORED : ROLL;
      case 'played':
        if (event.seat === you) return 0;
        return scored ? SCORED : STEP;
      case 'undone':
        return event.seat === you ? 0 : STEP;
      default:
        return 0;
    }
  });
  return Math.max(0, ...longest);
}
