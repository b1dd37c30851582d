import { afterEach, expect, test } from 'vitest';
import { dress } from './looks.svelte';
import { look } from './seats';

afterEach(() => dress([]));

test('at a table a seat has the look of its person, elsewhere that of its number', () => {
  expect([1, 2, 3].map((seat) => look(seat).hue)).toEqual(['green', 'yellow', 'blue']);
  dress([2, 3, 1]);
  expect([1, 2, 3].map((seat) => look(seat).hue)).toEqual(['yellow', 'blue', 'green']);
  expect(look(1)).toMatchObject({ seat: 1, shape: 'ring', fill: 'var(--seat-2)' });
  expect(look(5).hue).toBe('red');
});
