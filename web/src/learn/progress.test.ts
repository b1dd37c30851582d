import { beforeEach, expect, test } from 'vitest';
import { markDone, startOver, stepsDone } from './progress';

beforeEach(() => localStorage.clear());

test('steps that were done are remembered once, by game', () => {
  markDone('pacal', 'fly');
  markDone('pacal', 'fly');
  markDone('uxmal', 'put');
  expect(stepsDone('pacal')).toEqual(['fly']);
  expect(stepsDone('uxmal')).toEqual(['put']);
});

test('starting over forgets one game only', () => {
  markDone('pacal', 'fly');
  markDone('uxmal', 'put');
  startOver('pacal');
  expect(stepsDone('pacal')).toEqual([]);
  expect(stepsDone('uxmal')).toEqual(['put']);
});

test('what was kept by somebody else is not trusted', () => {
  for (const kept of ['no json', 'null', '{"pacal": 3}']) {
    localStorage.setItem('sacbe-learn', kept);
    expect(stepsDone('pacal')).toEqual([]);
  }
});
