import { expect, test } from 'vitest';
import { History } from './history';

test('every step can be undone and redone, back to the first', () => {
  const history = new History(0);
  for (let step = 1; step <= 500; step += 1) history.push(step);
  for (let step = 499; step >= 0; step -= 1) expect(history.undo()).toBe(step);
  expect(history.canUndo).toBe(false);
  expect(history.undo()).toBe(0);
  for (let step = 1; step <= 500; step += 1) expect(history.redo()).toBe(step);
  expect(history.canRedo).toBe(false);
  expect(history.redo()).toBe(500);
});

test('a new step after an undo replaces what was undone', () => {
  const history = new History('a');
  history.push('b');
  history.undo();
  history.push('c');
  expect(history.canRedo).toBe(false);
  expect(history.undo()).toBe('a');
  expect(history.redo()).toBe('c');
});
