import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PHONE, Person } from './browser.ts';
import { Chance } from './chance.ts';
import { Hand } from './hand.ts';
import { click, pacal } from './pointer.ts';
import { stage } from './stage.ts';

const { server, browser } = await stage();

const EXAMPLE = join(import.meta.dirname, '../../docs/example.txt');

test('a record is opened, watched move by move, linked to, and played on', async () => {
  const ana = await Person.at(browser, server.address);
  const { page } = ana;
  await page.locator('input[type=file]').setInputFiles(EXAMPLE);
  const last = readFileSync(EXAMPLE, 'utf8').split('\n\n')[1]!.trim().split('\n').length;
  const at = (move: number) => page.getByText(`Move ${move} of ${last}`, { exact: true }).waitFor();
  await at(0);
  await page.getByRole('button', { name: 'To the end' }).click();
  await at(last);
  await page.getByRole('button', { name: 'To the start' }).click();
  await at(0);
  await page.getByRole('button', { name: 'One move forward' }).click();
  await at(1);
  await page.getByRole('slider', { name: 'Moves' }).fill('100');
  await at(100);
  await ana.accessibleTwice('replay');
  await ana.picture('watch-desktop');
  await page.getByRole('slider', { name: 'Moves' }).press('ArrowLeft');
  await at(99);
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Play on' }).waitFor();
  await ana.accessible('replay on a phone');
  await ana.picture('watch-phone');
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole('button', { name: 'Copy a link to this move' }).click();
  await page.waitForURL(/record=/);
  const ben = await Person.at(browser, server.address, undefined, page.url());
  await ben.page.getByText(`Move 99 of ${last}`, { exact: true }).waitFor();

  const hand = new Hand(ben.page, new Chance(8));
  await ben.page.getByRole('button', { name: 'Play on from here' }).click();
  await ben.page.getByRole('dialog').getByRole('button', { name: 'Play on' }).click();
  await hand.turns(2, pacal(click));
  expect(hand.table.opening).toBe(99);
  await Promise.all([ana.leave(), ben.leave()]);
});

test('a bot says what it would have played', async () => {
  const ana = await Person.at(browser, server.address);
  const { page } = ana;
  await page.locator('input[type=file]').setInputFiles(EXAMPLE);
  const move = choiceOf(readFileSync(EXAMPLE, 'utf8'));
  await page.getByRole('slider', { name: 'Moves' }).fill(String(move));
  await page.getByRole('tab', { name: 'Advice' }).click();
  await page.getByRole('button', { name: 'What would the strongest bot play?' }).click();
  const lines = page.getByRole('tabpanel').getByRole('listitem');
  await lines.first().waitFor();
  await expect.poll(() => lines.count()).toBeGreaterThan(1);
  await page
    .getByText(/% to win/)
    .first()
    .waitFor();
  await ana.accessibleTwice('advice');
  await ana.picture('advice-desktop');
  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Advice' }).click();
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
  await ana.picture('advice-phone');
  await ana.leave();
});

/** The number of moves before the first flight in the second half: a position with a choice. */
function choiceOf(record: string): number {
  const moves = record.split('\n\n')[1]!.trim().split('\n');
  const half = Math.floor(moves.length / 2);
  return half + moves.slice(half).findIndex((move) => move.startsWith('fly '));
}

test('a broken record, or a broken link to one, is told in a sentence with a way on', async () => {
  const ana = await Person.at(browser, server.address, { viewport: PHONE }, '/replay');
  const { page } = ana;
  await page.getByText('Or paste its text').click();
  await page.getByRole('textbox').fill('game pacal\nrules 1\nplayers 3\n\nplace a1\n');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByText('Line 5 of the record:').waitFor();
  await page.getByText('This record cannot be replayed.').waitFor();
  // It can be mended.
  await expect.poll(() => page.getByRole('textbox').inputValue()).toContain('place a1');
  await ana.accessibleTwice('a broken record');
  await ana.picture('replay-broken');
  await page.getByRole('link', { name: 'Start page' }).last().click();
  await page.locator('.bots').first().waitFor();
  await ana.goto('/replay#move=3&record=nothing');
  await page.getByText('This link is incomplete.').waitFor();
  await ana.leave();
});
