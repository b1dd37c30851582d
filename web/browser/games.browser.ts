import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Person, launch } from './browser.ts';
import { Chance } from './chance.ts';
import { Hand } from './hand.ts';
import { click, pacal, uxmal } from './pointer.ts';
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

for (const [at, game, gesture, least] of [
  [0, 'pacal', pacal(click), 40],
  [1, 'uxmal', uxmal(click), 30],
] as const) {
  test(`a whole game of ${game} against bots, by mouse`, async () => {
    const ana = await Person.at(browser, server.address);
    const hand = new Hand(ana.page, new Chance(1));
    await ana.page.getByRole('button', { name: 'Play against bots' }).nth(at).click();
    let steps = 0;
    while (await hand.step(gesture)) {
      steps += 1;
      if (steps === 12 || steps === 40) {
        await hand.turn();
        await ana.accessibleTwice(`after ${steps} steps`);
        await ana.picture(`${game}-desktop-${steps}`);
      }
    }
    expect(steps).toBeGreaterThan(least);
    await ana.page.getByRole('button', { name: 'Check the dice' }).click();
    await ana.page.getByText('The dice were honest.').waitFor();
    await ana.accessibleTwice('over');
    await ana.picture(`${game}-desktop-over`);
    await ana.leave();
  });
}
