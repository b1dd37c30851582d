import { expect, test } from 'vitest';
import { DESKTOP, PHONE, Person, TABLET } from './browser.ts';
import { stage } from './stage.ts';

const { server, browser } = await stage();

for (const [name, viewport] of Object.entries({ phone: PHONE, tablet: TABLET, desktop: DESKTOP })) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the start page on a ${name}, ${colorScheme}`, async () => {
      const ana = await Person.at(browser, server.address, { viewport, colorScheme });
      await ana.page.getByRole('heading', { name: 'Uxmal' }).waitFor();
      await expect.poll(() => ana.page.getByRole('button', { name: 'Play against bots' }).count()).toBe(2);
      const wide = () => ana.page.evaluate(() => document.documentElement.scrollWidth);
      await expect.poll(wide).toBeLessThanOrEqual(viewport.width);
      // The first thing to press is in sight without scrolling.
      const play = ana.page.getByRole('button', { name: 'Play against bots' }).first();
      const bottom = async () => {
        const { y, height } = (await play.boundingBox())!;
        return y + height;
      };
      await expect.poll(bottom).toBeLessThanOrEqual(viewport.height);
      await ana.accessible();
      await ana.picture(`start-${name}-${colorScheme}`);
      await ana.leave();
    });
  }
}

for (const language of ['en', 'de', 'fr', 'pl', 'cs']) {
  test(`the page speaks ${language} to a browser that does`, async () => {
    const ana = await Person.at(browser, server.address, { viewport: PHONE, locale: language });
    await ana.page.locator('.bots').first().waitFor();
    await expect.poll(() => ana.page.evaluate(() => document.documentElement.lang)).toBe(language);
    const words = await ana.page.locator('body').innerText();
    expect(words.includes('Play against bots')).toBe(language === 'en');
    await ana.accessible();
    await ana.picture(`start-${language}`);
    await ana.leave();
  });
}

test('a link to a table that is not there says so and shows a way on', async () => {
  const ana = await Person.at(browser, server.address, { viewport: PHONE }, '/t/nothere');
  await ana.page.getByText('There is no such table').first().waitFor();
  await expect.poll(() => ana.page.getByRole('link').count()).toBeGreaterThan(0);
  await ana.accessible();
  await ana.leave();
});
