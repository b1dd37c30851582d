import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FINGER, Person } from './browser.ts';
import { stage } from './stage.ts';

const { server, browser } = await stage();

/** A game of seat 1 alone against a bot of level 3, which plays the last action of a record. */
async function finished({ page }: Person, game: string): Promise<string> {
  const record = readFileSync(join(import.meta.dirname, `records/${game}-finished.txt`), 'utf8');
  const actions = record.split('\n\n')[1]!.trim().split('\n');
  return page.evaluate(
    async ([of, opening]) => {
      const places = [{ person: 'Ana' }, { bot: '3' }];
      const asked = { game: of, seats: 2, visibility: 'open', places, opening, start: true };
      const answer = await fetch('/api/tables', { method: 'POST', body: JSON.stringify(asked) });
      const { table, view } = (await answer.json()) as { table: string; view: { version: number } };
      const start = { id: 'start', seen: view.version, what: { ask: 'start' } };
      await fetch(`/api/tables/${table}/requests?as=1`, { method: 'POST', body: JSON.stringify(start) });
      return table;
    },
    [game, actions.slice(0, -1)] as const,
  );
}

test('after a clear result one press plays at the suggested level', async () => {
  const ana = await Person.at(browser, server.address, FINGER);
  const table = await finished(ana, 'pacal');
  await ana.goto(`/t/${table}`);
  await ana.page
    .getByText(/^You (won|lost) clearly against level 3/)
    .first()
    .waitFor();
  await ana.picture('another-level');
  const button = ana.page.getByRole('button', { name: /^Play level [24]$/ });
  const level = /\d/.exec(await button.innerText())![0];
  await button.tap();
  await ana.page.waitForURL((url) => /^\/t\//.test(url.pathname) && !url.pathname.endsWith(table));
  await ana.page.locator('.board').first().waitFor();
  const next = new URL(ana.page.url()).pathname.split('/').at(-1)!;
  const view = await ana.page.evaluate(
    async (id) =>
      (await (await fetch(`/api/tables/${id}?as=1`)).json()) as { seats: { kind: string; bot: string }[] },
    next,
  );
  expect(view.seats.map(({ kind, bot }) => (kind === 'bot' ? bot : kind))).toEqual([level, 'person']);
  await ana.leave();
});
