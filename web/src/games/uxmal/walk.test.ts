import { expect, test } from 'vitest';
import { pace, steps } from './walk';

test('a walk begins where the priest stood and ends on its place', () => {
  const walk = steps({ x: 228, y: 0 });
  expect(walk[0]?.transform).toBe('translate(228px, 0px)');
  expect(walk.at(-1)?.transform).toBe('translate(0px, 0px)');
});

test('it takes a hop for each square, and longer for more, but nobody waits long', () => {
  expect(steps({ x: 114, y: 0 })).toHaveLength(3);
  expect(steps({ x: 228, y: 0 })).toHaveLength(5);
  expect(pace({ x: 228, y: 0 })).toBeGreaterThan(pace({ x: 114, y: 0 }));
  expect(pace({ x: 2000, y: 2000 })).toBeLessThan(1000);
});
