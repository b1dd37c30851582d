import { test } from 'vitest';
import { lessonOf } from '../src/learn/lessons.ts';
import { Person } from './browser.ts';
import { openAt } from './opened.ts';
import { stage } from './stage.ts';

const { server, browser } = await stage();

/** The first player may build, as the last step of a turn. */
const OPENING = lessonOf('pacal')!.stories['city']!.slice(0, 24);

test('turns end by themselves or by hand, as this browser remembers it, at every table', async () => {
  const ana = await Person.at(browser, server.address);
  const { page } = ana;
  await page.getByRole('button', { name: 'Preferences' }).click();
  await page.getByLabel('I end my turns myself').uncheck();
  for (let table = 0; table < 2; table += 1) {
    await openAt(ana, 'pacal', OPENING, 1);
    await page.getByRole('button', { name: /Pass|build nothing/ }).click();
    // It is the same player's turn again, though nobody has ended the one before.
    await page.locator('.ask .line p', { hasText: /^(Fly|Leap)/ }).waitFor();
  }
  await page.getByRole('tab', { name: 'More' }).click();
  await page.getByLabel('I end my turns myself').check();
  await openAt(ana, 'pacal', OPENING, 1);
  await page.getByRole('button', { name: /Pass|build nothing/ }).click();
  await page.getByText('Your turn is complete').first().waitFor();
  await ana.leave();
});
