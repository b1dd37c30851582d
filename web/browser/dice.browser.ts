import { expect, test } from 'vitest';
import { Person } from './browser.ts';
import { Chance } from './chance.ts';
import { Hand } from './hand.ts';
import { click, uxmal } from './pointer.ts';
import { stage } from './stage.ts';

const { server, browser } = await stage();

async function recordOf(who: Person): Promise<string> {
  const table = new URL(who.page.url()).pathname.split('/').at(-1)!;
  return (await who.page.request.get(`${server.address}/api/tables/${table}/record`)).text();
}

/** Plays a game of Uxmal against bots, to its end. */
async function played(): Promise<Person> {
  const ana = await Person.at(browser, server.address);
  const hand = new Hand(ana.page, new Chance(4));
  await ana.page.getByRole('button', { name: 'Play against bots' }).nth(1).click();
  while (await hand.step(uxmal(click)));
  return ana;
}

test('after a game against bots the page has checked the dice by itself', async () => {
  const ana = await played();
  await ana.page.getByText('Dice checked').waitFor();
  await ana.page.getByText('The seed is the one that the server committed to before the game.').waitFor();
  expect(await recordOf(ana)).toMatch(/\n# contribution 1 [0-9a-f]{32}\n# seed /);
  await ana.accessible('dice checked');
  await ana.leave();
});

test('what two browsers contribute is in the record', async () => {
  const ana = await Person.at(browser, server.address);
  await ana.page.getByRole('button', { name: 'With friends' }).nth(1).click();
  await ana.page.getByLabel('Name of player 1').fill('Ana');
  await ana.page.getByRole('button', { name: 'Remove a seat' }).click();
  await ana.page.getByRole('button', { name: 'Make the table' }).click();
  const link = await ana.page.getByLabel('Link to this table').inputValue();
  const ben = await Person.at(browser, server.address, undefined, '');
  await ben.page.goto(link);
  await ben.page.getByLabel('What should the others call you?').fill('Ben');
  await ben.page.getByRole('button', { name: 'Take a seat' }).click();
  await ana.page.getByText('Ben').first().waitFor();
  await ana.page.getByRole('button', { name: 'Start the game' }).click();
  await ana.page.locator('.board').first().waitFor();
  const lines = async () =>
    (await recordOf(ana)).split('\n').filter((line) => line.startsWith('# contribution '));
  await expect.poll(lines).toHaveLength(2);
  expect(await recordOf(ana)).not.toContain('# missing');
  await ana.leave();
  await ben.leave();
});

test('a server that altered a draw and answers that all is well is found out', async () => {
  const ana = await played();
  await ana.page.route('**/api/tables/*/record*', async (route) => {
    const answer = await route.fetch();
    const record = await answer.text();
    const draws = [...record.matchAll(/^draw (\S+)$/gm)].map(([line]) => line);
    const [one, other] = [draws[2]!, draws[5]!];
    const swapped = record.replaceAll(
      new RegExp(`^(?:${one}|${other})$`.replaceAll('.', '\\.'), 'gm'),
      (line) => (line === one ? other : one),
    );
    await route.fulfill({ response: answer, body: swapped });
  });
  await ana.page.route('**/api/verify', (route) =>
    route.fulfill({ json: { holds: true, findings: [], rolls: [] } }),
  );
  await ana.page.reload();
  await ana.page.getByText('The dice do not match').waitFor();
  expect(await ana.page.getByText('Dice checked').count()).toBe(0);
  await ana.leave();
});

test('what deserves a question is not shown as checked', async () => {
  const ana = await played();
  const keeps = (change: string) =>
    ana.page.evaluate((how) => {
      const all = JSON.parse(localStorage.getItem('sacbe-dice')!) as Record<string, { commitment: string }>;
      const [table, kept] = Object.entries(all)[0]!;
      const left = how === 'nothing' ? {} : { [table]: { commitment: kept.commitment } };
      localStorage.setItem('sacbe-dice', JSON.stringify(left));
    }, change);
  await keeps('the commitment alone');
  await ana.page.reload();
  await ana.page.getByText('Dice checked, with a question').waitFor();
  await ana.page.getByText('has a contribution for your seat that was not made in this browser').waitFor();
  await ana.accessibleTwice('dice doubted');
  await keeps('nothing');
  await ana.page.reload();
  await ana.page.getByText('This page did not see the commitment before the game.').waitFor();

  // Without an answer nothing is claimed.
  await ana.page.route('**/api/tables/*/record*', (route) => route.fulfill({ status: 503, body: '' }));
  await ana.page.reload();
  await ana.page.getByText('The dice could not be checked').waitFor();
  await ana.page.unroute('**/api/tables/*/record*');
  await ana.page.getByRole('button', { name: 'Try again' }).first().click();
  await ana.page.getByText('Dice checked, with a question').waitFor();
  await ana.leave();
});
