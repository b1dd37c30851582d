import { expect, test } from 'vitest';
import { drawn } from './forced';

const legal = (...actions: string[]) => actions.map((action) => ({ action, kind: '' }) as never);

test('a tile is drawn for you only where nothing else is possible', () => {
  expect(drawn(legal('tile'))).toBe('tile');
  expect(drawn(legal('tile', 'priest c4'))).toBeNull();
  expect(drawn(legal('put a1 .QJS'))).toBeNull();
  expect(drawn([])).toBeNull();
});
