import { expect, test } from 'vitest';
import { FINGER, Person } from './browser.ts';
import { Chance } from './chance.ts';
import { Hand } from './hand.ts';
import { click, pacal, tap, uxmal } from './pointer.ts';
import { Server } from './server.ts';
import { stage } from './stage.ts';

const { server, browser } = await stage();

/** Makes a table for two with an open seat, and gives the link to it. */
async function host(ana: Person, game: number): Promise<string> {
  await ana.page.getByRole('button', { name: 'With friends' }).nth(game).click();
  await ana.page.getByLabel('Name of seat 1').fill('Ana');
  await ana.page.getByRole('button', { name: 'One seat less' }).click();
  await ana.accessibleTwice('planning');
  await ana.picture('plan');
  await ana.page.getByRole('button', { name: 'Make the table' }).click();
  return ana.page.getByLabel('Link to this table').inputValue();
}

async function sitDown(who: Person, name: string): Promise<void> {
  await who.page.getByLabel('what shall the others call you?').fill(name);
  await who.page.getByRole('button', { name: 'Sit down' }).click();
}

test('two browsers play each other through a link; one drops and returns', async () => {
  const ana = await Person.at(browser, server.address);
  const hers = new Hand(ana.page, new Chance(1));
  const link = await host(ana, 0);
  const ben = await Person.at(browser, server.address, FINGER, '');
  const his = new Hand(ben.page, new Chance(2));
  await ben.page.goto(link);
  await sitDown(ben, 'Ben');
  await ana.page.getByText('Ben').first().waitFor();
  await ana.accessibleTwice('lobby');
  await ana.picture('lobby-host');
  await ben.picture('lobby-phone');

  // Whoever comes later cannot sit down, and is told so.
  const eve = await Person.at(browser, server.address, undefined, '');
  const onlooker = new Hand(eve.page, new Chance(3));
  await eve.page.goto(link);
  await eve.page.getByText('All seats are taken.').waitFor();
  await eve.accessible('a full table');

  await ana.page.getByRole('button', { name: 'Start the game' }).click();
  for (let turns = 0; turns < 3; turns += 1) {
    await hers.turns(1, pacal(click));
    await his.turns(1, pacal(tap));
  }

  await ben.context.setOffline(true);
  await ben.page.getByText('The connection is lost').waitFor();
  await ben.picture('dropped');
  await hers.turns(1, pacal(click));
  expect(await ben.page.getByText('The connection is lost').isVisible()).toBe(true);
  await ben.context.setOffline(false);
  await his.turn();
  await his.shown();
  expect(his.table.version).toBe(hers.table.version);
  expect(his.table.scores).toEqual(hers.table.scores);
  await his.turns(1, pacal(tap));
  await hers.turn();
  await hers.shown();
  const points = (page: typeof ana.page) => page.locator('.seats').first().innerText();
  expect((await points(ben.page)).match(/\d+/g)).toEqual((await points(ana.page)).match(/\d+/g));

  // Who has no seat looks on.
  await onlooker.until('the table', () => onlooker.table.version === hers.table.version);
  await onlooker.shown();
  expect(onlooker.table.you?.seat ?? null).toBeNull();
  await eve.page.getByText('Ana is playing.').waitFor();
  await eve.accessible('looking on');
  await Promise.all([ana.leave(), ben.leave(), eve.leave()]);
});

test('a server that dies is told in words; the game goes on by itself when it is back', async () => {
  let mortal = await Server.start();
  const ana = await Person.at(browser, mortal.address);
  const hand = new Hand(ana.page, new Chance(4));
  await ana.page.getByRole('button', { name: 'Play against bots' }).nth(1).click();
  await hand.turns(1, uxmal(click));
  await hand.turn();
  const before = hand.table.version;
  await mortal.halt();
  await ana.page.getByText('The connection is lost').waitFor();
  await ana.picture('server-gone');
  mortal = await mortal.again();
  await ana.page.getByText('The connection is lost').waitFor({ state: 'hidden' });
  await hand.turns(1, uxmal(click));
  expect(hand.table.version).toBeGreaterThan(before ?? 0);

  // Nor is the start page silent about it.
  await hand.turn();
  await ana.goto('/');
  await ana.page.getByRole('heading', { name: 'Continue your games' }).waitFor();
  await mortal.halt();
  await ana.page.getByRole('button', { name: 'Play against bots' }).first().click();
  await ana.page.getByText('The server does not answer.').waitFor();
  await ana.leave();
  await mortal.stop();
});
