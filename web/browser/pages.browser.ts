import { expect, test } from 'vitest';
import { DESKTOP, PHONE, Person } from './browser.ts';
import { stage } from './stage.ts';

const { server, browser } = await stage();

/** Paths, each with a selector that matches once the page is loaded. */
const PAGES: [string, string][] = [
  ['/rules/pacal', 'h1'],
  ['/rules/uxmal', 'h1'],
  ['/learn/pacal', '[data-square]'],
  ['/learn/uxmal', '[data-place]'],
  ['/replay', 'input[type=file]'],
  ['/tables', 'h1'],
  ['/continue', 'h1'],
  ['/nowhere/at/all', 'h1'],
  ['/t/gone', 'h1'],
];

const SIZES = [
  { name: 'phone', viewport: PHONE, colorScheme: 'dark' },
  { name: 'desktop', viewport: DESKTOP, colorScheme: 'light' },
] as const;

for (const [path, there] of PAGES) {
  for (const { name, viewport, colorScheme } of SIZES) {
    test(`${path} on a ${name}, ${colorScheme}: fits and is accessible`, async () => {
      const ana = await Person.at(browser, server.address, { viewport, colorScheme }, path);
      await ana.page.locator(there).first().waitFor({ state: 'attached' });
      await expect
        .poll(() => ana.page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(viewport.width);
      await ana.accessible(path);
      await ana.picture(`${path.slice(1).replaceAll('/', '-')}-${name}`);
      await ana.leave();
    });
  }
}

test('preferences are accessible, and what is preferred is kept', async () => {
  const ana = await Person.at(browser, server.address, { viewport: PHONE });
  await ana.page.getByRole('button', { name: 'Preferences' }).click();
  await ana.accessibleTwice('preferences');
  await ana.page.getByLabel('Dark').check();
  await ana.page.getByLabel('I end my turns myself').uncheck();
  await ana.page.getByRole('dialog').getByLabel('Language').selectOption('de');
  await ana.picture('preferences');
  await ana.page.reload();
  await ana.page.locator('.bots').first().waitFor();
  await expect
    .poll(() =>
      ana.page.evaluate(() => [document.documentElement.lang, document.documentElement.dataset['theme']]),
    )
    .toEqual(['de', 'dark']);
  await expect
    .poll(() => ana.page.evaluate(() => localStorage.getItem('sacbe-settings')))
    .toContain('"endsTurns":false');
  await ana.leave();
});
