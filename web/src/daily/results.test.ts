import { beforeEach, describe, expect, it } from 'vitest';
import { isSolved, keepResult, resultOf, streak, type Result } from './results';

const FOUND: Result = { points: 14, best: 14, tries: 2, shown: false };
const MISSED: Result = { points: 7, best: 14, tries: 1, shown: false };

describe('results of positions of the day', () => {
  beforeEach(() => localStorage.clear());

  it('are kept for each game and day', () => {
    keepResult('pacal', 100, FOUND);
    expect(resultOf('pacal', 100)).toEqual(FOUND);
    expect(resultOf('uxmal', 100)).toBeNull();
    expect(resultOf('pacal', 101)).toBeNull();
  });

  it('count as solved only without looking at the answer', () => {
    expect(isSolved(FOUND)).toBe(true);
    expect(isSolved(MISSED)).toBe(false);
    expect(isSolved({ ...FOUND, shown: true })).toBe(false);
  });

  it('make a streak of solved days in a row', () => {
    for (const day of [97, 99, 100, 101]) keepResult('pacal', day, FOUND);
    expect(streak('pacal', 101)).toBe(3);
    expect(streak('pacal', 102)).toBe(3);
    expect(streak('pacal', 103)).toBe(0);
  });

  it('end a streak when today was given up', () => {
    keepResult('pacal', 100, FOUND);
    keepResult('pacal', 101, { ...FOUND, shown: true });
    expect(streak('pacal', 101)).toBe(0);
  });

  it('survive damaged storage', () => {
    localStorage.setItem('sacbe-daily', '{"pacal":{"100":{"points":"x"},"y":3},"uxmal":[1]}');
    expect(resultOf('pacal', 100)).toBeNull();
    expect(streak('pacal', 100)).toBe(0);
    keepResult('uxmal', 5, FOUND);
    expect(streak('uxmal', 5)).toBe(1);
  });
});
