import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, Person } from './browser.ts';
import { stage } from './stage.ts';

const { server, browser } = await stage();

const recordOf = (game: string) => join(import.meta.dirname, `records/${game}-finished.txt`);
const movesOf = (game: string) =>
  readFileSync(recordOf(game), 'utf8').split('\n\n')[1]!.trim().split('\n').length;

async function open(page: Page, game: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(recordOf(game));
  await page.getByRole('tab', { name: 'Review' }).click();
}

test.each(['pacal', 'uxmal'])('a finished game of %s is reviewed', async (game) => {
  const ana = await Person.at(browser, server.address);
  const { page } = ana;
  await open(page, game);
  await page.getByRole('button', { name: 'Review this game' }).click();
  // The curve is there before the review is complete.
  await page.getByRole('img', { name: /^Chance to win\. .*%/ }).waitFor();
  await page.getByRole('heading', { name: 'The moments that decided it' }).waitFor({ timeout: 300_000 });
  await ana.accessibleTwice(`review of ${game}`);
  await ana.picture(`review-${game}`);

  const panel = page.getByRole('tabpanel');
  await panel
    .getByText(/luck (gave|took) \d+ points?\. Own choices (cost|brought) \d+/)
    .first()
    .waitFor();
  await panel.getByText('From the start to the result').click();
  // Start, luck, choices and the others' choices are the result, for everybody.
  const rows = await panel.locator('table').first().locator('tbody tr').allInnerTexts();
  const numbers = rows.map((row) =>
    row
      .replaceAll('−', '-')
      .match(/[+-]?\d+/g)!
      .map(Number),
  );
  for (const seat of [0, 1]) {
    const [start, luck, own, others, end] = numbers.map((row) => row[seat]!);
    expect(start! + luck! + own! + others!).toBe(end);
  }
  await panel.getByText('Statistics').click();
  await panel.getByRole('table', { name: game === 'pacal' ? 'Flights' : 'Points by level' }).waitFor();
  await ana.accessible('everything unfolded');

  // The scrubber is under the curve; the keys lead from one marked move to the next.
  const scrubber = page.getByRole('slider', { name: 'Moves' });
  await scrubber.fill('0');
  await page.getByRole('heading', { name: 'This move' }).click();
  await page.keyboard.press('n');
  await panel.getByRole('button', { name: 'Try it yourself' }).first().waitFor();
  expect(Number(await scrubber.inputValue())).toBeGreaterThan(0);
  // The same mark is in the list of moves.
  await page.getByRole('tab', { name: 'Moves' }).click();
  await page
    .locator('[aria-current=step]')
    .getByText(/slip|mistake|blunder|stroke of luck/)
    .waitFor();
  await ana.leave();
});

test('a mistake is played again, and the review answers', async () => {
  const ana = await Person.at(browser, server.address);
  const { page } = ana;
  await open(page, 'pacal');
  await page.getByRole('button', { name: 'Review this game' }).click();
  await page.getByRole('heading', { name: 'The moments that decided it' }).waitFor({ timeout: 300_000 });
  const moment = page
    .getByRole('tabpanel')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Try it yourself' }) })
    .first();
  await moment.getByText(/^Better: /).waitFor();
  await moment.getByRole('button', { name: 'Try it yourself' }).click();
  await page.getByText(/^You play .* What would you do\?$/).waitFor();
  // The answer is not on the page yet.
  expect(await page.getByText(/^Better: /).count()).toBe(0);
  await ana.accessible('a choice to be tried again');
  await page.getByRole('button', { name: 'Show the best move' }).click();
  await page.getByText(/^Better: /).waitFor();
  await page.getByRole('button', { name: 'Back to the review' }).click();
  await page.getByRole('tab', { name: 'Review' }).waitFor();
  await ana.leave();
});

test('on a phone the review is a link away, and an unfinished game has none', async () => {
  const ana = await Person.at(browser, server.address, { viewport: PHONE });
  const { page } = ana;
  await page.locator('input[type=file]').setInputFiles(recordOf('uxmal'));
  await page.getByText(`Move 0 of ${movesOf('uxmal')}`).waitFor();
  await page.goto(page.url().replace('/replay', '/replay?review'));
  await page.getByRole('img', { name: /^Chance to win\. .*%/ }).waitFor();
  await page.getByRole('button', { name: 'Review' }).click();
  await page
    .getByRole('dialog')
    .getByText(/Own choices (cost|brought)/)
    .first()
    .waitFor({ timeout: 300_000 });
  await ana.accessible('review on a phone');
  await ana.picture('review-phone');

  const text = readFileSync(recordOf('uxmal'), 'utf8');
  const cut = text.slice(0, text.lastIndexOf('\n', text.length - 20) + 1);
  await ana.goto('/replay');
  await page.evaluate((record) => sessionStorage.setItem('sacbe-record', record), cut);
  await page.reload();
  await page.getByRole('button', { name: 'Review' }).click();
  await page.getByText('Only a finished game can be reviewed.').waitFor();
  await ana.leave();
});
