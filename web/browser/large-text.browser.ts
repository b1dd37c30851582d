import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Person } from './browser.ts';
import { actionsOf, openAt } from './opened.ts';
import { stage } from './stage.ts';

// People who set their browser's text to twice its size: nothing is cut off, nothing scrolls sideways.

const { server, browser } = await stage();

const SIZES = [
  [360, 640],
  [768, 1024],
  [1366, 657],
  [1440, 900],
] as const;
const UXMAL = actionsOf('records/uxmal.txt');
const PACAL = actionsOf('../../docs/example.txt');

async function at(width: number, height: number): Promise<Person> {
  const ana = await Person.at(
    browser,
    server.address,
    { viewport: { width, height }, hasTouch: width < 1000 },
    '',
  );
  await ana.context.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%'));
  });
  return ana;
}

/** How far the page scrolls sideways. */
function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

/** The buttons and links that cannot be scrolled into view, or lie under something else. */
function unreachable(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const found = [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
    if (found.length === 0) return [`no ${selector}`];
    return found.flatMap((each) => {
      each.scrollIntoView({ block: 'center', inline: 'nearest' });
      const { x, y, width, height } = each.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      const reached = top && (each.contains(top) || top.contains(each));
      return reached ? [] : [`${each.textContent?.trim()}: ${Math.round(x)} ${Math.round(y)}`];
    });
  }, selector);
}

/** Labels of the bar that reach into the one beside them. */
function overlapping(page: Page): Promise<string[]> {
  return page.$$eval('.table > .bar button > span', (labels) =>
    labels.flatMap((label, at) => {
      const next = labels[at + 1]?.getBoundingClientRect();
      const { right } = label.getBoundingClientRect();
      return next && right > next.left + 1 ? [label.textContent ?? ''] : [];
    }),
  );
}

for (const [width, height] of SIZES) {
  test(`with twice the text at ${width}×${height} every page fits its width`, async () => {
    const ana = await at(width, height);
    for (const path of ['/', '/tables', '/games', '/rules/pacal', '/learn/uxmal', '/daily/uxmal']) {
      await ana.goto(path);
      await ana.page.locator('main').waitFor();
      await expect.poll(() => sideways(ana.page), { message: path }).toBeLessThanOrEqual(0);
    }
    await ana.leave();
  });

  test(`with twice the text at ${width}×${height} every button of a table can be reached`, async () => {
    const ana = await at(width, height);
    const { page } = ana;
    await openAt(ana, 'uxmal', UXMAL.slice(0, 58), 1);
    await page.locator('.four button').first().waitFor();
    await expect.poll(() => sideways(page)).toBeLessThanOrEqual(0);
    await expect
      .poll(() => unreachable(page, '.ask button:not(:disabled), .table > .bar button'))
      .toEqual([]);
    await expect.poll(() => overlapping(page)).toEqual([]);
    await ana.picture(`large-text-uxmal-${width}`);
    await openAt(ana, 'pacal', PACAL.slice(0, 40), 1);
    await page.locator('.asking.mine').waitFor();
    await expect.poll(() => sideways(page)).toBeLessThanOrEqual(0);
    await expect
      .poll(() => unreachable(page, '.ask button:not(:disabled), .table > .bar button'))
      .toEqual([]);
    await ana.picture(`large-text-pacal-${width}`);
    await ana.leave();
  });
}
