import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, FINGER, Person } from './browser.ts';
import { stage } from './stage.ts';

// The pictures of README.md: `README_PICTURES=1 npm run browser pictures` retakes them.
const KEPT = process.env['README_PICTURES'] === '1';
const FOLDER = join(import.meta.dirname, '../../docs/pictures');
const SMALL = { viewport: DESKTOP, deviceScaleFactor: 2 / 3 };
const RECORDS = {
  pacal: join(import.meta.dirname, '../../docs/example.txt'),
  uxmal: join(import.meta.dirname, 'records/uxmal.txt'),
};

const { server, browser } = await stage();

async function keep(page: Page, name: string): Promise<void> {
  if (!KEPT) return;
  mkdirSync(FOLDER, { recursive: true });
  await page.screenshot({ path: join(FOLDER, `${name}.png`) });
}

/** Opens a table that continues a recorded game; Ana has the given seat and is to move. */
async function playOn(ana: Person, game: 'pacal' | 'uxmal', seat: number): Promise<void> {
  const opening = readFileSync(RECORDS[game], 'utf8').split('\n\n')[1]!.trim().split('\n');
  const places = [1, 2, 3].map((each) => (each === seat ? { person: 'Ana' } : { bot: 'medium' }));
  const data = { game, seats: 3, places, opening, visibility: 'open', start: true };
  const made = await ana.page.request.post(`${ana.address}/api/tables`, {
    data,
    headers: { origin: ana.address },
  });
  const { table } = (await made.json()) as { table: string };
  await ana.goto(`/t/${table}`);
  await ana.page.locator('.asking.mine').waitFor();
}

test('the start page is worth a picture', async () => {
  const ana = await Person.at(browser, server.address, SMALL);
  await ana.page.locator('.picture.uxmal svg').waitFor();
  await ana.page.locator('.picture.pacal svg').waitFor();
  await keep(ana.page, 'start');
  await ana.leave();
});

test("a game of Pacal's Rocket, played on: where a ship may fly is lit", async () => {
  const ana = await Person.at(browser, server.address, SMALL);
  await playOn(ana, 'pacal', 2);
  const flights = ana.page.locator('[data-square].lit');
  await expect.poll(() => flights.count()).toBeGreaterThan(1);
  await flights.first().hover();
  await keep(ana.page, 'pacal');
  await ana.leave();
});

test('a game of Uxmal, played on: the drawn tile hangs over a site', async () => {
  const ana = await Person.at(browser, server.address, SMALL);
  await playOn(ana, 'uxmal', 1);
  await ana.page.locator('[data-place="c2"]').hover();
  await keep(ana.page, 'uxmal');
  await ana.leave();
});

test("a game of Pacal's Rocket on a phone", async () => {
  const ana = await Person.at(browser, server.address, { ...FINGER, deviceScaleFactor: 1.5 });
  await playOn(ana, 'pacal', 2);
  await keep(ana.page, 'phone');
  await ana.leave();
});
