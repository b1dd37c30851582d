import type { EventView } from '../protocol';

const ROLL = 700;
const STEP = 480;

/** Milliseconds to show an update before the next one; zero for your own actions. */
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
