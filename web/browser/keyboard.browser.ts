import { expect, test } from 'vitest';
import { Person, launch } from './browser.ts';
import { Chance } from './chance.ts';
import { Hand } from './hand.ts';
import { endByKey, goTo, pacalByKeys } from './keys.ts';
import { Server } from './server.ts';

test("a whole game of Pacal's Rocket with nothing but the keyboard", async () => {
  const [server, browser] = await Promise.all([Server.start(), launch()]);
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
  // Dice decide how long a game is; one with fewer steps than this was not played.
  expect(steps).toBeGreaterThan(12);
  await ana.page.getByRole('tab', { name: 'Result' }).waitFor();
  await ana.leave();
  await browser.close();
  await server.stop();
});
