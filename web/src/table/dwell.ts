import type { EventView } from '../protocol';

const ROLL = 700;
const STEP = 480;

/** Milliseconds for which news are looked at before the next; none for what you did yourself. */
export function dwell(events: readonly EventView[], you: number | null): number {
  const longest = events.map((event) => {
    switch (event.event) {
      case 'rolled':
        return ROLL;
      case 'played':
      case 'undone':
        return event.seat === you ? 0 : STEP;
      default:
        return 0;
    }
  });
  return Math.max(0, ...longest);
}
