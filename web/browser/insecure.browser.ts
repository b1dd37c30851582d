import { expect, test } from 'vitest';
import { FINGER, Person } from './browser.ts';
import { Chance } from './chance.ts';
import { Hand } from './hand.ts';
import { click, pacal, tap } from './pointer.ts';
import { stage } from './stage.ts';

// A friend on the same home network: plain http, and a host other than localhost. Browsers then
// withhold every API that requires a secure context.
const { server, browser } = await stage(['--host-resolver-rules=MAP games.test 127.0.0.1']);
const address = `http://games.test:${new URL(server.address).port}`;

/** The text on the clipboard. */
async function pasted(who: Person): Promise<string> {
  await who.page.evaluate(() => {
    const field = document.createElement('textarea');
    field.id = 'pasted';
    (document.querySelector('dialog[open]') ?? document.body).append(field);
    field.focus();
  });
  await who.page.keyboard.press('Control+V');
  const text = await who.page.locator('#pasted').inputValue();
  await who.page.evaluate(() => document.querySelector('#pasted')?.remove());
  return text;
}

test('over plain http two people sit down, play, and copy links', async () => {
  const ana = await Person.at(browser, address);
  await expect.poll(() => ana.page.evaluate(() => isSecureContext)).toBe(false);
  const hers = new Hand(ana.page, new Chance(1));
  await ana.page.getByRole('button', { name: 'With friends' }).first().click();
  await ana.page.getByLabel('Name of player 1').fill('Ana');
  await ana.page.getByRole('button', { name: 'Remove a seat' }).click();
  await ana.page.getByRole('button', { name: 'Make the table' }).click();

  const link = await ana.page.getByLabel('Link to this table').inputValue();
  expect(link.startsWith(`${address}/`)).toBe(true);
  await ana.page.getByRole('button', { name: 'Copy the link' }).click();
  await ana.page.getByRole('button', { name: 'Copied' }).waitFor();
  expect(await pasted(ana)).toBe(link);

  const ben = await Person.at(browser, address, FINGER, '');
  const his = new Hand(ben.page, new Chance(2));
  await ben.page.goto(link);
  await ben.page.getByLabel('What should the others call you?').fill('Ben');
  await ben.page.getByRole('button', { name: 'Take a seat' }).tap();
  await ana.page.getByText('Ben').first().waitFor();
  await ana.page.getByRole('button', { name: 'Start the game' }).click();
  await hers.turns(1, pacal(click));
  await his.turns(1, pacal(tap));
  await hers.turn();

  // Continue on another device: copy the link from a dialog or a panel.
  await ben.page.getByRole('button', { name: 'More' }).tap();
  await ben.page.getByRole('button', { name: 'Make the link' }).tap();
  await ben.page.getByText('Open this on your other device.').waitFor();
  await ben.page.getByRole('button', { name: 'Copy the link' }).last().tap();
  await ben.page.getByRole('button', { name: 'Copied' }).waitFor();
  expect(await pasted(ben)).toContain(`${address}/continue#`);
  await Promise.all([ana.leave(), ben.leave()]);
});

test('over plain http a game is watched again, with a link to a move', async () => {
  const ana = await Person.at(browser, address);
  const record = 'game uxmal\nrules 1\nplayers 2\n\norder JSQMT\n';
  await ana.page.evaluate((text) => sessionStorage.setItem('sacbe-record', text), record);
  await ana.goto('/replay');
  await ana.page.getByRole('button', { name: 'Copy a link to this move' }).click();
  await ana.page.getByText('Copied', { exact: true }).waitFor({ state: 'attached' });
  expect(await pasted(ana)).toBe(ana.page.url());
  await ana.leave();
});
