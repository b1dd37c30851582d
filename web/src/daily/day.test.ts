import { describe, expect, it } from 'vitest';
import { dayNumber, IN_FILE, placeOf, POSITIONS } from './day';

describe('the position of a day', () => {
  it('changes at midnight of the player, not during the day', () => {
    const morning = dayNumber(new Date(2026, 10, 18, 0, 0, 1));
    expect(dayNumber(new Date(2026, 10, 18, 23, 59, 59))).toBe(morning);
    expect(dayNumber(new Date(2026, 10, 19, 0, 0, 0))).toBe(morning + 1);
  });

  it('counts a day with a change of the clocks once', () => {
    const days = Array.from({ length: 366 }, (_, at) => dayNumber(new Date(2027, 0, 1 + at, 12)));
    expect(days.map((day) => day - days[0]!)).toEqual(days.map((_, at) => at));
  });

  it('is another one on each of two years of days', () => {
    const places = Array.from({ length: POSITIONS }, (_, at) => placeOf(20_000 + at));
    expect(new Set(places.map(({ file, at }) => `${file}/${at}`)).size).toBe(POSITIONS);
    expect(POSITIONS).toBeGreaterThanOrEqual(730);
    expect(Math.max(...places.map(({ file }) => file))).toBe(POSITIONS / IN_FILE - 1);
  });
});
