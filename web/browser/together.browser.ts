import { expect, test } from 'vitest';
import { DESKTOP, FINGER, PHONE, Person, TABLET } from './browser.ts';
import { Chance } from './chance.ts';
import { Hand } from './hand.ts';
import { click, pacal, tap, uxmal } from './pointer.ts';
import { Server } from './server.ts';
import { stage } from './stage.ts';

const { server, browser } = await stage();

/** Creates a table for two with an open seat and returns its link. */
async function host(ana: Person, game: number): Promise<string> {
  await ana.page.getByRole('button', { name: 'With friends' }).nth(game).click();
  await ana.page.getByLabel('Name of player 1').fill('Ana');
  await ana.page.getByRole('button', { name: 'Remove a seat' }).click();
  await ana.accessibleTwice('planning');
  await ana.picture('plan');
  await ana.page.getByRole('button', { name: 'Make the table' }).click();
  return ana.page.getByLabel('Link to this table').inputValue();
}

async function sitDown(who: Person, name: string): Promise<void> {
  await who.page.getByLabel('What should the others call you?').fill(name);
  await who.page.getByRole('button', { name: 'Take a seat' }).click();
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

  // A latecomer cannot sit down and sees why.
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
  await ben.page.getByText('Connection lost').waitFor();
  await ben.picture('dropped');
  await hers.turns(1, pacal(click));
  await expect.poll(() => ben.page.getByText('Connection lost').isVisible()).toBe(true);
  await ben.context.setOffline(false);
  await his.turn();
  await his.shown();
  await hers.until('the same version', () => his.table.version === hers.table.version);
  expect(his.table.scores).toEqual(hers.table.scores);
  await his.turns(1, pacal(tap));
  await hers.turn();
  await hers.shown();
  const points = async (page: typeof ana.page) =>
    (await page.locator('.seats .score').allInnerTexts()).join(' ').match(/\d+/g);
  await his.until('the same version', () => his.table.version === hers.table.version);
  await his.shown();
  await expect.poll(() => points(ben.page)).toEqual(await points(ana.page));

  // A visitor without a seat is a spectator.
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
  await ana.page.getByText('Connection lost').waitFor();
  await ana.picture('server-gone');
  mortal = await mortal.again();
  await ana.page.getByText('Connection lost').waitFor({ state: 'hidden' });
  await hand.turns(1, uxmal(click));
  expect(hand.table.version).toBeGreaterThan(before ?? 0);

  // The start page reports a dead server too: this browser has not kept what plays without one.
  await hand.turn();
  await ana.goto('/');
  await ana.page.getByRole('heading', { name: 'Continue your games' }).waitFor();
  await mortal.halt();
  await ana.page.getByRole('button', { name: 'Play against bots' }).first().click();
  await ana.page.getByText('The server does not respond.').waitFor();
  await ana.leave();
  await mortal.stop();
});

test('a double click on leaving does not leave', async () => {
  const ana = await Person.at(browser, server.address);
  const hers = new Hand(ana.page, new Chance(5));
  await ana.page.getByRole('button', { name: 'With friends' }).nth(1).click();
  await ana.page.getByLabel('Name of player 1').fill('Ana');
  await ana.page.getByRole('button', { name: 'Remove a seat' }).click();
  await ana.page.getByRole('button', { name: 'Make the table' }).click();
  const link = await ana.page.getByLabel('Link to this table').inputValue();
  const ben = await Person.at(browser, server.address, FINGER, '');
  const his = new Hand(ben.page, new Chance(6));
  await ben.page.goto(link);
  await sitDown(ben, 'Ben');
  await ana.page.getByText('Ben').first().waitFor();
  await ana.page.getByRole('button', { name: 'Start the game' }).click();
  await hers.turns(1, uxmal(click));
  await his.turn();

  for (const size of [DESKTOP, { width: 1366, height: 657 }, { width: 900, height: 600 }, TABLET, PHONE]) {
    await ana.page.setViewportSize(size);
    // The layout follows the window a moment later.
    const beside = size.width >= 900;
    await ana.page.locator(beside ? '.table > .bar' : '.table > .side').waitFor({ state: 'detached' });
    await ana.page
      .locator(beside ? '[role=tab]' : '.bar button')
      .filter({ hasText: 'More' })
      .click();
    await ana.page.getByRole('button', { name: 'Leave the game' }).dblclick();
    await ana.page.getByRole('button', { name: 'Stay' }).waitFor();
    await ana.picture(`leave-${size.width}`);
    await ana.page.getByRole('button', { name: 'Stay' }).click();
    await ana.page.keyboard.press('Escape');
  }
  await ana.accessible('after thinking better of leaving');
  expect(await ana.page.locator('.seats').getByText('has left').count()).toBe(0);

  // After confirming, the player does leave.
  await ana.page.setViewportSize(DESKTOP);
  await ana.page.getByRole('tab', { name: 'More' }).click();
  await ana.page.getByRole('button', { name: 'Leave the game' }).click();
  await ana.page.getByRole('button', { name: 'Leave and let a bot play' }).click();
  await ana.page.getByRole('button', { name: 'Take my seat back' }).first().waitFor();
  await Promise.all([ana.leave(), ben.leave()]);
});

test('nobody is offered advice, or to play on against bots, in a game that people are in the middle of', async () => {
  const ana = await Person.at(browser, server.address, FINGER);
  const open = (other: object) =>
    ana.page.evaluate(async (second) => {
      const places = [{ person: 'Ana' }, second];
      const new_table = { game: 'uxmal', seats: 2, visibility: 'open', places, start: true };
      const answer = await fetch('/api/tables', { method: 'POST', body: JSON.stringify(new_table) });
      const { table, view } = (await answer.json()) as { table: string; view: { version: number } };
      const start = { id: 'start', seen: view.version, what: { ask: 'start' } };
      await fetch(`/api/tables/${table}/requests?as=1`, { method: 'POST', body: JSON.stringify(start) });
      return table;
    }, other);
  const sentence = ana.page.getByText('People are still playing this game.');
  const playOn = ana.page.getByRole('button', { name: 'Play on', exact: false });
  const button = ana.page.getByRole('button', { name: 'What would the strongest bot play?' });

  await ana.goto(`/replay?table=${await open({ person: 'Bo' })}`);
  await ana.page.getByRole('button', { name: 'One move forward' }).tap();
  await ana.page.getByRole('button', { name: 'Advice' }).tap();
  await sentence.waitFor();
  expect(await button.count()).toBe(0);
  await ana.picture('no-advice');
  await ana.page.keyboard.press('Escape');
  await ana.page.getByRole('button', { name: 'Moves' }).waitFor();
  expect(await playOn.count()).toBe(0);
  await ana.page.setViewportSize(DESKTOP);
  await ana.page.getByRole('tab', { name: 'Moves' }).waitFor();
  expect(await playOn.count()).toBe(0);
  await ana.page.setViewportSize(PHONE);

  await ana.goto(`/replay?table=${await open({ bot: 'easy' })}`);
  await ana.page.getByRole('button', { name: 'One move forward' }).tap();
  await ana.page.getByRole('button', { name: 'Advice' }).tap();
  await button.waitFor();
  await ana.page.keyboard.press('Escape');
  await playOn.waitFor();
  await ana.leave();
});

test('hints are for people who play alone against bots', async () => {
  const hint = 'What would a bot do?';
  const ana = await Person.at(browser, server.address);
  const alone = new Hand(ana.page, new Chance(7));
  await ana.page.getByRole('button', { name: 'Play against bots' }).nth(1).click();
  await alone.turn();
  await ana.page.getByRole('button', { name: hint }).waitFor();

  await ana.goto('/');
  const hers = new Hand(ana.page, new Chance(8));
  const link = await host(ana, 1);
  const ben = await Person.at(browser, server.address, FINGER, '');
  const his = new Hand(ben.page, new Chance(9));
  await ben.page.goto(link);
  await sitDown(ben, 'Ben');
  await ana.page.getByText('Ben').first().waitFor();
  await ana.page.getByRole('button', { name: 'Start the game' }).click();
  await hers.turn();
  await hers.shown();
  expect(await ana.page.getByRole('button', { name: hint }).count()).toBe(0);
  await hers.turns(1, uxmal(click));
  await his.turn();
  await his.shown();
  expect(await ben.page.getByRole('button', { name: hint }).count()).toBe(0);
  await Promise.all([ana.leave(), ben.leave()]);
});
