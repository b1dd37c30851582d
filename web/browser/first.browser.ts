import { expect, test } from 'vitest';
import { FINGER, Person } from './browser.ts';
import { stage } from './stage.ts';

const { server, browser } = await stage();

/** A person whose browser has never seen a table. */
async function newcomer(): Promise<Person> {
  const ana = await Person.at(browser, server.address, FINGER, '');
  await ana.context.addInitScript(() => localStorage.removeItem('sacbe-known'));
  await ana.goto('/');
  return ana;
}

for (const [at, game] of ['pacal', 'uxmal'].entries()) {
  test(`the first table of ${game} on a small phone: board, introduction and buttons are in view`, async () => {
    const ana = await newcomer();
    const { page } = ana;
    await page.locator('.bots').nth(at).tap();
    await page.getByRole('button', { name: 'Just play' }).waitFor();
    await ana.picture(`first-${game}`);
    const below = () =>
      page.$$eval('.ask button, .ask a, .ask p, .table > .bar, .table > .board', (parts) =>
        parts
          .filter((part) => part.getBoundingClientRect().bottom > innerHeight + 1)
          .map((part) => part.textContent?.trim()),
      );
    await expect.poll(below).toEqual([]);
    const height = async () => (await page.locator('.table > .board').boundingBox())!.height;
    await expect.poll(height).toBeGreaterThan(250);
    await page.getByRole('button', { name: 'Just play' }).tap();
    await page.getByRole('button', { name: 'Just play' }).waitFor({ state: 'detached' });
    await expect.poll(below).toEqual([]);
    await ana.leave();
  });
}

test('a step without a choice is done for the player, and a sentence says so', async () => {
  const ana = await Person.at(browser, server.address, FINGER);
  await ana.page.locator('.bots').nth(1).tap();
  // Before the first priest stands, nothing but a tile is possible.
  await ana.page.getByText('The only choice: done for you.').waitFor();
  await ana.picture('done-for-you');
  await ana.accessible('done for you');
  await ana.leave();
});
