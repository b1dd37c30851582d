import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESKTOP, Person, launch } from './browser.ts';
import { Chance, Hand, pacal } from './hand.ts';
import { Server } from './server.ts';

let server: Server;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([Server.start(), launch()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

test("a whole game of Pacal's Rocket against bots, by mouse", async () => {
  const ana = await Person.at(browser, server.address, { viewport: DESKTOP });
  const hand = new Hand(ana.page, new Chance(1));
  await ana.page.getByRole('button', { name: 'Play against bots' }).first().click();
  let steps = 0;
  while (await hand.step((action) => pacal(ana.page, action, hand.legal))) {
    steps += 1;
    if (steps === 12 || steps === 60) {
      await ana.accessible();
      await ana.picture(`pacal-desktop-${steps}`);
    }
  }
  expect(steps).toBeGreaterThan(40);
  await ana.page.getByRole('button', { name: 'Check the dice' }).click();
  await ana.page.getByText('The dice were honest.').waitFor();
  await ana.accessible();
  await ana.picture('pacal-desktop-over');
  await ana.leave();
});
