import { flushSync, mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import type { MyTable } from '../../protocol';
import { speak } from '../../words';
import MyRow from './MyRow.svelte';

test('a finished game names its result and the level of the strongest bot', async () => {
  await speak('en');
  const seats = [
    { seat: 1, kind: 'person', name: 'Ana', bot: null },
    { seat: 2, kind: 'bot', name: null, bot: '7' },
  ];
  const result = { scores: [30, 20], winners: [1] };
  const table = { table: 'a', at: 0, game: 'pacal', phase: 'over', seat: 1, seats, result };
  const shown = mount(MyRow, { target: document.body, props: { table: table as unknown as MyTable } });
  flushSync();
  const words = document.body.textContent.replace(/\s+/g, ' ');
  expect(words).toMatch(/Bots: 7 · [a-z ]+ · /);
  expect(words).toContain('30');
  void unmount(shown);
});
