import puppeteer, { type Page } from 'puppeteer-core';
import { afterAll, expect, test } from 'vitest';
import { PATIENCE } from './patience.ts';
import { Server } from './server.ts';

// A smoke test in Firefox: whether the page starts, shows rules and can be played. Everything else is
// tested in Chromium.
const [server, browser] = await Promise.all([
  Server.start(),
  puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env['FIREFOX'] ?? '/usr/bin/firefox-esr',
    headless: true,
    timeout: PATIENCE,
    protocolTimeout: PATIENCE,
    extraPrefsFirefox: { 'intl.accept_languages': 'en' },
  }),
]);
afterAll(async () => {
  await browser.close();
  await server.stop();
});

/** What a player can press: squares of the board, and the end of a turn. */
const OFFERED = '[data-square].lit, .asking.mine button.primary:not(:disabled)';

async function visit(path: string): Promise<{ page: Page; faults: string[] }> {
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE);
  const faults: string[] = [];
  // Firefox reports files that a reload stops from being fetched ahead; nothing misses them.
  const isStopped = (fault: string) => fault.includes('A ServiceWorker intercepted the request');
  page.on('pageerror', (error) => isStopped(String(error)) || faults.push(String(error)));
  await page.goto(new URL(path, server.address).href);
  return { page, faults };
}

test('Firefox shows the start page and the rules', async () => {
  const { page, faults } = await visit('/');
  await page.locator('.bots').wait();
  await page.locator('a[href="/rules/uxmal"]').click();
  await page.locator('h1').wait();
  await page.locator('a[href="/rules/uxmal/reference"]').click();
  await page.locator('article [id]').wait();
  expect(faults).toEqual([]);
  await page.close();
});

test('Firefox plays a few moves of Pacal’s Rocket against bots', async () => {
  const { page, faults } = await visit('/');
  await page.evaluate(() => {
    localStorage.setItem('sacbe-known', JSON.stringify({ pacal: true, uxmal: true }));
    localStorage.setItem('sacbe-hints', JSON.stringify({ off: true }));
    localStorage.setItem('sacbe-settings', JSON.stringify({ speed: 'instant' }));
  });
  await page.reload();
  await page.locator('.bots').click();
  // The ship, the end of the turn, and after the bots a flight or a stone.
  for (let step = 0; step < 3; step += 1) await move(page);
  expect(faults).toEqual([]);
  await page.close();
});

/** Presses the first square or button that is offered, and waits until the table has changed. */
async function move(page: Page): Promise<void> {
  await page.waitForSelector(OFFERED);
  const asked = await page.$eval('.table', (table) => table.textContent);
  // A locator looks again when the board has been drawn again.
  await page.locator(OFFERED).click();
  await page.waitForFunction((before) => document.querySelector('.table')?.textContent !== before, {}, asked);
}
