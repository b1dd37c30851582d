import { afterAll, expect, test } from 'vitest';
import { DESKTOP, FINGER, Person } from './browser.ts';
import { Chance } from './chance.ts';
import { Hand } from './hand.ts';
import { listenToLocal } from './local.ts';
import { click, pacal, tap, uxmal } from './pointer.ts';
import { Server } from './server.ts';
import { stage } from './stage.ts';

// A friend on the same home network: plain http, and a host other than localhost. Browsers then
// withhold every API that requires a secure context.
const { server, browser } = await stage(['--host-resolver-rules=MAP games.test 127.0.0.1']);
const address = at(server);
/** A server that lets the page play against bots. */
const lone = await Server.start(undefined, undefined, ['--bots-in-browser', 'true']);
afterAll(() => lone.stop());

function at({ address }: Server): string {
  return `http://games.test:${new URL(address).port}`;
}

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

test('over plain http a game against bots is kept; of two tabs with it the slower one is told', async () => {
  const ana = await Person.at(browser, at(lone), { viewport: DESKTOP }, '');
  await listenToLocal(ana.page);
  const hand = new Hand(ana.page, new Chance(3));
  await ana.goto('/');
  expect(await ana.page.evaluate(() => 'locks' in navigator)).toBe(false);
  await ana.page.getByRole('button', { name: 'Play against bots' }).nth(1).click();
  await hand.turns(1, uxmal(click));
  await hand.turn();
  expect(new URL(ana.page.url()).pathname).toMatch(/^\/t\/local-/);

  const tab = await ana.context.newPage();
  await listenToLocal(tab);
  const slower = new Hand(tab, new Chance(4));
  await tab.goto(ana.page.url());
  await slower.turn();
  expect(slower.table.version).toBe(hand.table.version);
  await hand.turns(1, uxmal(click));
  await hand.turn();
  await slower.step(uxmal(click));
  await tab.getByText('This game is open in another tab.').waitFor();
  await tab.close();

  const before = hand.table.version;
  await ana.page.reload();
  await hand.turn();
  expect(hand.table.version).toBe(before);
  await hand.turns(1, uxmal(click));
  expect(await ana.page.getByText('This game is open in another tab.').count()).toBe(0);
  await ana.leave();
});
