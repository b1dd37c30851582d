import { flushSync, mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import { KEYS } from '../games/pacal/keys';
import { speak } from '../words';
import KeyList from './KeyList.svelte';

test('the list of keys has every key of the board of Pacal’s Rocket', async () => {
  await speak('en');
  const target = document.body.appendChild(document.createElement('div'));
  const list = mount(KeyList, { target, props: { used: KEYS } });
  flushSync();
  const keys = [...target.querySelectorAll('kbd')].map(({ textContent }) => textContent);
  expect(keys).toEqual(expect.arrayContaining(['N', 'D', 'Esc', 'U', 'E', 'S', '?']));
  void unmount(list);
});
