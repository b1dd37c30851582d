import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Person } from './browser.ts';
import { actionsOf, openAt } from './opened.ts';
import { stage } from './stage.ts';

const { server, browser } = await stage();

const SIZES = [
  [1440, 900],
  [1366, 657],
  [1920, 1080],
  [768, 1024],
  [360, 640],
  [640, 360],
] as const;
const UXMAL = actionsOf('records/uxmal.txt');
const FINISHED = actionsOf('../../crates/catalog/tests/corpus/uxmal-1-3-players.txt');
const PACAL = actionsOf('../../docs/example.txt');

function at(width: number, height: number): Promise<Person> {
  const finger = width < 1000;
  return Person.at(browser, server.address, { viewport: { width, height }, hasTouch: finger }, '');
}

/** The visible elements among these that are not wholly inside the window, with what they say. */
function outside(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const found = [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
    if (found.length === 0) return [`no ${selector}`];
    return found.flatMap((each) => {
      const { top, left, bottom, right } = each.getBoundingClientRect();
      const inside = top >= -1 && left >= -1 && bottom <= innerHeight + 1 && right <= innerWidth + 1;
      const said = each.getAttribute('aria-label') ?? each.textContent?.trim();
      return inside ? [] : [`${said}: ${[left, top, right, bottom].map(Math.round).join(' ')}`];
    });
  }, selector);
}

/** Names of players that are cut off. */
function cut(page: Page): Promise<string[]> {
  return page.$$eval('.seats .name', (names) =>
    names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent ?? ''),
  );
}

/** What of a part of the page lies under another part. */
function covered(page: Page, selector: string): Promise<string[]> {
  return page.$$eval(selector, (parts) =>
    parts.flatMap((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return top && (part.contains(top) || top.contains(part)) ? [] : [part.textContent?.trim() ?? ''];
    }),
  );
}

/** God stones in the standings that stick out of their player's line. */
function beyond(page: Page): Promise<string[]> {
  return page.$$eval('.side .god', (stones) =>
    stones
      .filter((stone) => {
        const line = stone.closest('li')!.getBoundingClientRect();
        return stone.getBoundingClientRect().right > line.right;
      })
      .map((stone) => stone.textContent ?? ''),
  );
}

const DECISION = '.ask button, .table > .bar button, .table > .top a, .ask .line p';

for (const [width, height] of SIZES) {
  test(`Uxmal at ${width}×${height}: track, cards and every button are in view`, async () => {
    const ana = await at(width, height);
    const { page } = ana;
    await openAt(ana, 'uxmal', UXMAL.slice(0, 58), 1);
    await page.locator('.four button').first().waitFor();
    await expect.poll(() => outside(page, '.glance li, .glance .idol')).toEqual([]);
    await expect.poll(() => outside(page, '[data-cards]')).toEqual([]);
    await expect.poll(() => page.locator('[data-cards]').count()).toBe(3);
    await expect.poll(() => outside(page, DECISION)).toEqual([]);
    await expect
      .poll(() => covered(page, '.ask button:not(:disabled), .seats .name, .seats .score'))
      .toEqual([]);
    await expect.poll(() => cut(page)).toEqual([]);
    await ana.accessibleTwice(`${width}×${height}`);

    // A complete turn: the end of the turn is on screen.
    await openAt(ana, 'uxmal', UXMAL.slice(0, 65), 1);
    await page.locator('.claims button').first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'End turn' }).waitFor();
    await expect.poll(() => outside(page, DECISION)).toEqual([]);
    await ana.leave();
  });

  test(`Pacal's Rocket at ${width}×${height}: every button is in view`, async () => {
    const ana = await at(width, height);
    await openAt(ana, 'pacal', PACAL.slice(0, 40), 1);
    await ana.page.locator('.asking.mine').waitFor();
    await ana.page.locator('[role=gridcell]').first().waitFor();
    await expect.poll(() => outside(ana.page, DECISION)).toEqual([]);
    await expect.poll(() => cut(ana.page)).toEqual([]);
    await expect
      .poll(() => covered(ana.page, '.ask button:not(:disabled), .seats .name, .seats .score'))
      .toEqual([]);
    await expect.poll(() => beyond(ana.page)).toEqual([]);
    await ana.leave();
  });
}

test('while an idol is moved there is one stair, and the panel stays where it is', async () => {
  const ana = await at(1440, 900);
  const { page } = ana;
  await openAt(ana, 'uxmal', UXMAL.slice(0, 58), 1);
  const places = new Set<string>();
  const look = async () => {
    const box = async (part: string) => JSON.stringify(await page.locator(part).boundingBox());
    places.add(
      `${await box('.table > .ask')} ${await box('.table > .seats')} ${await box('.table > .side')}`,
    );
  };
  await page.locator('.four button').first().waitFor();
  await look();
  for (const part of [1, 2, 3]) {
    await page.locator('.four button').nth(part).click();
    await look();
    if (part === 3) await expect.poll(() => page.locator('.track').evaluateAll(visible)).toBe(1);
    await page.getByRole('button', { name: 'Choose again' }).click();
  }
  await page.locator('.four button').first().click();
  await page.locator('.tray .tile').waitFor();
  await look();
  expect([...places]).toHaveLength(1);
  await ana.leave();
});

function visible(parts: Element[]): number {
  return parts.filter((part) => part.checkVisibility({ visibilityProperty: true })).length;
}

for (const language of ['en', 'de', 'fr', 'pl', 'cs']) {
  test(`six tabs are in one row at 1440×900 in ${language}`, async () => {
    const ana = await at(1440, 900);
    const { page } = ana;
    await page
      .context()
      .addInitScript((language) => localStorage.setItem('sacbe-language', language), language);
    // A bot puts the last tile, which completes the game.
    await openAt(ana, 'uxmal', FINISHED.slice(0, -1), 2);
    await page.getByRole('tab').nth(5).waitFor();
    const tops = () =>
      page.getByRole('tab').evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect().top));
    await expect.poll(tops).toHaveLength(6);
    await expect.poll(async () => new Set(await tops()).size).toBe(1);
    await expect.poll(() => outside(page, '[role=tab]')).toEqual([]);
    await ana.leave();
  });
}
