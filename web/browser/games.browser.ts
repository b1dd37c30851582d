import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Person } from './browser.ts';
import { Chance } from './chance.ts';
import { Hand } from './hand.ts';
import { click, pacal, uxmal } from './pointer.ts';
import { stage } from './stage.ts';

const { server, browser } = await stage();

/** Saves the record to a file, opens that file, and verifies its dice again. */
async function savedAndWatched(ana: Person, game: string): Promise<void> {
  const { page } = ana;
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the record' }).click();
  const record = readFileSync(await (await coming).path(), 'utf8');
  expect(record.startsWith(`game ${game}\n`)).toBe(true);
  await ana.goto('/replay');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(record) });
  await page.getByRole('button', { name: 'To the end' }).click();
  await page.getByRole('tab', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Check the dice' }).click();
  await page.getByText(/The dice match the commitment/).waitFor();
}

/** The length of a game depends on dice, but fewer steps mean that it was not really played. */
const LEAST = 12;

for (const [at, game, gesture] of [
  [0, 'pacal', pacal(click)],
  [1, 'uxmal', uxmal(click)],
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
        await hand.shown();
        await ana.accessibleTwice(`after ${steps} steps`);
        await ana.picture(`${game}-desktop-${steps}`);
      }
    }
    expect(steps).toBeGreaterThan(LEAST);
    await ana.page.getByRole('button', { name: 'Check the dice' }).click();
    await ana.page.getByText(/The dice match the commitment/).waitFor();
    await ana.accessibleTwice('over');
    await ana.picture(`${game}-desktop-over`);
    await savedAndWatched(ana, game);
    await ana.leave();
  });
}
