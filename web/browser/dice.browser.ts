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

test('after a game against bots the page has checked the dice by itself', async () => {
  const ana = await Person.at(browser, server.address);
  const hand = new Hand(ana.page, new Chance(4));
  await ana.page.getByRole('button', { name: 'Play against bots' }).nth(1).click();
  while (await hand.step(uxmal(click)));
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
