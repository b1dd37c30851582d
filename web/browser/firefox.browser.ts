import puppeteer, { type Page } from 'puppeteer-core';
import { afterAll, expect, test } from 'vitest';
import { PATIENCE } from './patience.ts';
import { Server } from './server.ts';

// A smoke test in Firefox: whether the page starts, shows rules and can be played. Everything else is
// tested in Chromium.
const [server, lone, browser] = await Promise.all([
  Server.start(),
  // This one lets the page play against bots.
  Server.start(undefined, undefined, ['--bots-in-browser', 'true']),
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
  await Promise.all([server.stop(), lone.stop()]);
});

/** What a player can press: squares and sites of the board, and what the table asks for first. */
const OFFERED = [
  '[data-square].lit',
  '[data-place][aria-label$=", free."]',
  '[data-place][aria-label*=", free. "]',
  '.asking.mine .claims button',
  '.asking.mine button.primary:not(:disabled, [aria-disabled="true"])',
].join();

async function visit(path: string, { address } = server): Promise<{ page: Page; faults: string[] }> {
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE);
  const faults: string[] = [];
  // Firefox reports files that a reload stops from being fetched ahead; nothing misses them.
  const isStopped = (fault: string) => fault.includes('A ServiceWorker intercepted the request');
  page.on('pageerror', (error) => isStopped(String(error)) || faults.push(String(error)));
  await page.goto(new URL(path, address).href);
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
  await knowing(page);
  await page.locator('.bots').click();
  // The ship, the end of the turn, and after the bots a flight or a stone.
  for (let step = 0; step < 3; step += 1) await move(page);
  expect(faults).toEqual([]);
  await page.close();
});

for (const [at, game] of ['pacal', 'uxmal'].entries()) {
  test(`Firefox plays a few moves of ${game} against its own bots, also after a reload`, async () => {
    const { page, faults } = await visit('/', lone);
    await knowing(page);
    await page.waitForSelector('.bots');
    await (await page.$$('.bots'))[at]!.click();
    for (let step = 0; step < 3; step += 1) await move(page);
    expect(new URL(page.url()).pathname).toMatch(/^\/t\/local-/);
    await page.waitForSelector(OFFERED);
    const version = await page.$eval('[data-version]', (table) => Number(table.getAttribute('data-version')));
    await page.reload();
    await page.waitForSelector(OFFERED);
    const later = await page.$eval('[data-version]', (table) => Number(table.getAttribute('data-version')));
    expect(later).toBeGreaterThanOrEqual(version);
    for (let step = 0; step < 2; step += 1) await move(page);
    expect(faults).toEqual([]);
    await page.close();
  });
}

/** Nobody needs an explanation, and nothing moves slowly. */
async function knowing(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.setItem('sacbe-known', JSON.stringify({ pacal: true, uxmal: true }));
    localStorage.setItem('sacbe-hints', JSON.stringify({ off: true }));
    localStorage.setItem('sacbe-settings', JSON.stringify({ speed: 'instant' }));
  });
  await page.reload();
}

/** Presses the first square or button that is offered, and waits until the table has changed. */
async function move(page: Page): Promise<void> {
  await page.waitForSelector(OFFERED);
  const asked = await page.$eval('.table', (table) => table.textContent);
  // A locator looks again when the board has been drawn again.
  await page.locator(OFFERED).click();
  await page.waitForFunction((before) => document.querySelector('.table')?.textContent !== before, {}, asked);
}
