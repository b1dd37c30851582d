import { flushSync, mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import Pyramid from './Pyramid.svelte';

test('a new pyramid rises floor by floor, a raised one only by its new floors', () => {
  let floors = $state(2);
  const target = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const shown = mount(Pyramid, {
    target,
    props: {
      seat: 1,
      x: 0,
      y: 0,
      rises: true,
      get floors() {
        return floors;
      },
    },
  });
  flushSync();
  const rising = () => target.querySelectorAll('.rises > rect').length;
  expect(rising()).toBe(2);
  floors = 3;
  flushSync();
  expect(target.querySelectorAll('g > g > rect').length).toBe(3);
  expect(rising()).toBe(1);
  // One floor taken back: nothing rises.
  floors = 2;
  flushSync();
  expect(rising()).toBe(0);
  void unmount(shown);
});
