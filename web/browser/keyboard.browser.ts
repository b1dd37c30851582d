import { expect, test } from 'vitest';
import { Person } from './browser.ts';
import { Chance } from './chance.ts';
import { Hand } from './hand.ts';
import { endByKey, goTo, pacalByKeys } from './keys.ts';
import { stage } from './stage.ts';

const { server, browser } = await stage();

test("a whole game of Pacal's Rocket with nothing but the keyboard", async () => {
  const ana = await Person.at(browser, server.address);
  const hand = new Hand(ana.page, new Chance(3));
  await ana.page.getByRole('button', { name: 'Play against bots' }).first().waitFor();
  await goTo(ana.page, '.bots');
  await ana.page.keyboard.press('Enter');
  let steps = 0;
  while (await hand.step(pacalByKeys, endByKey)) {
    steps += 1;
    if (steps === 20) await ana.picture('pacal-keyboard');
  }
  // The length of a game depends on dice, but fewer steps mean that it was not really played.
  expect(steps).toBeGreaterThan(12);
  await ana.page.getByRole('tab', { name: 'Result' }).waitFor();
  await ana.leave();
});

test('the keyboard is never lost: after a turn it is on the board, and the keys of the board work anywhere', async () => {
  const ana = await Person.at(browser, server.address);
  const { page } = ana;
  const hand = new Hand(page, new Chance(5));
  const on = (selector: string) =>
    page.waitForFunction((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  await page.getByRole('button', { name: 'Play against bots' }).first().click();

  // End the first turn with its button, pressed by key.
  await hand.step(pacalByKeys);
  expect(await hand.turn()).toBe('end');
  await hand.shown();
  await goTo(page, '.ask .turn button:last-child');
  await page.keyboard.press('Enter');
  await on('[data-square]');
  await hand.turn();
  await hand.shown();
  await page.keyboard.press('n');
  await on('[data-square].lit');

  // With no element focused, the keys move the focus to the board.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('ArrowDown');
  await on('[data-square]');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('n');
  await on('[data-square].lit');

  // Enter on the board ends a complete turn, as the list of keys says.
  while ((await hand.turn()) === 'act') await hand.step(pacalByKeys);
  await hand.shown();
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-square][tabindex="0"]')?.focus());
  const before = hand.table.version;
  await page.keyboard.press('Enter');
  await hand.until('the end of the turn', () => hand.table.version !== before);
  await on('[data-square]');
  expect(await page.locator('.face .card, [role=dialog]').count()).toBe(0);
  await ana.leave();
});
