import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PHONE, Person } from './browser.ts';
import { stage } from './stage.ts';

const { server, browser } = await stage();

const RECORDS = {
  pacal: join(import.meta.dirname, '../../docs/example.txt'),
  uxmal: join(import.meta.dirname, 'records/uxmal.txt'),
};

/** Opens a record in the replay, goes to a move and opens the analysis from there. */
async function analyze(file: string, move: number): Promise<Person> {
  const ana = await Person.at(browser, server.address);
  await ana.page.locator('input[type=file]').setInputFiles(file);
  await ana.page.getByRole('slider', { name: 'Moves' }).fill(String(move));
  await ana.page.getByRole('button', { name: 'Play on from here' }).click();
  await ana.page.getByRole('button', { name: 'Analyze from here' }).click();
  await ana.page.waitForURL(/\/analysis#/);
  return ana;
}

/** The number of moves before the first roll or draw in the second half. */
function chanceIn(file: string): number {
  const moves = readFileSync(file, 'utf8').split('\n\n')[1]!.trim().split('\n');
  const half = Math.floor(moves.length / 2);
  return half + moves.slice(half).findIndex((move) => /^(roll|draw) /.test(move));
}

for (const [game, file] of Object.entries(RECORDS)) {
  test(`${game}: chance is chosen or falls, moves are evaluated, and branches are kept and shared`, async () => {
    const ana = await analyze(file, chanceIn(file));
    const { page } = ana;
    const at = (move: number, count: number) =>
      page.getByText(`Move ${move} of ${count}`, { exact: true }).waitFor();
    const outcomes = page.getByRole('list', { name: 'Or choose what happens' }).getByRole('button');
    await outcomes.first().click();
    await at(1, 1);

    // The best line is played from the evaluation, by whichever seat is next.
    await page
      .getByRole('button', { name: /^Play this/ })
      .first()
      .click();
    await at(2, 2);
    await page.keyboard.press('Home');
    await at(0, 2);
    await outcomes.nth(1).click();
    await at(1, 1);
    await page.getByRole('tab', { name: 'Branches' }).click();
    await page.getByLabel('Name').fill('The other one');
    await page.getByLabel('Name').press('Tab');
    await page.getByRole('button', { name: /^The other one one move/ }).waitFor();
    await page.getByRole('button', { name: 'To the start' }).click();
    await page.getByRole('button', { name: 'Let chance decide' }).click();
    await expect.poll(() => page.getByText(/^Move 1 of/).count()).toBe(1);
    await ana.accessibleTwice(`analysis of ${game}`);
    await ana.picture(`analysis-${game}-desktop`);

    await page.getByRole('button', { name: 'Copy a link to this analysis' }).click();
    await page.getByText('Copied', { exact: true }).waitFor();
    const ben = await Person.at(browser, server.address, { viewport: PHONE }, page.url());
    await ben.page.getByText(/^Move 1 of/).waitFor();
    await ben.page.getByRole('button', { name: 'Branches' }).click();
    await ben.page
      .getByRole('dialog')
      .getByRole('button', { name: /^Main line 2 moves/ })
      .click();
    await ben.page.getByText('Move 2 of 2', { exact: true }).waitFor();
    await ben.page.keyboard.press('Escape');
    await ben.accessible(`analysis of ${game} on a phone`);
    await ben.picture(`analysis-${game}-phone`);
    await Promise.all([ana.leave(), ben.leave()]);
  });
}

test('a link without an analysis is explained', async () => {
  const ana = await Person.at(browser, server.address, undefined, '/analysis#nothing');
  await ana.page.getByText('This link has no analysis in it').waitFor();
  await ana.leave();
});
