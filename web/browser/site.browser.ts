import { afterAll, expect, test } from 'vitest';
import { DESKTOP, FINGER, launch, PHONE, Person, TABLET } from './browser.ts';
import { Files, SITE } from './files.ts';
import { Chance } from './chance.ts';
import { Hand } from './hand.ts';
import { kept, KEEPS } from './installed.ts';
import { listenToLocal } from './local.ts';
import { click, pacal, uxmal } from './pointer.ts';

// The site that `make site` writes, in a folder of a host that only has files.
const [files, browser] = await Promise.all([Files.start(SITE, 'sacbe'), launch()]);
afterAll(async () => {
  await browser.close();
  await files.stop();
});

/** What went wrong: requests that failed or went to a server, and errors in the console. */
function troubles(who: Person): string[] {
  const found: string[] = [];
  who.page.on('console', (message) => {
    if (message.type() === 'error') found.push(message.text());
  });
  who.page.on('requestfailed', (request) => {
    const { errorText = '' } = request.failure() ?? {};
    // The browser ends requests of a page that it leaves.
    if (errorText !== 'net::ERR_ABORTED') found.push(`${request.url()}: ${errorText}`);
  });
  who.page.on('response', (answer) => {
    if (answer.status() >= 400) found.push(`${answer.url()}: ${answer.status()}`);
  });
  who.page.on('request', (request) => {
    if (!request.url().startsWith(files.address)) found.push(`${request.url()} is outside`);
  });
  return found;
}

async function visitor(options: object = { viewport: DESKTOP }): Promise<{ who: Person; found: string[] }> {
  const who = await Person.at(browser, files.address, options, '');
  return { who, found: troubles(who) };
}

test('the site opens in a folder, and its pages are reached by links', async () => {
  const { who, found } = await visitor();
  const { page } = who;
  await who.goto('');
  await page.getByText('This site has none').first().waitFor();
  for (const size of [PHONE, TABLET, DESKTOP]) {
    await page.setViewportSize(size);
    await who.picture(`site-${size.width}`);
  }
  await who.accessibleTwice('site');
  expect(await page.getByRole('button', { name: 'With friends' }).count()).toBe(0);
  expect(await page.getByRole('link', { name: 'Open tables' }).count()).toBe(0);

  await page.getByRole('link', { name: 'Rules' }).first().click();
  await page.getByRole('link', { name: 'Reference' }).click();
  await page.locator('[id="5.4"]').waitFor();
  expect(page.url()).toBe(`${files.address}?/rules/pacal/reference`);
  await page.locator('a[href="#5"]').first().click();
  await expect.poll(() => page.url()).toBe(`${files.address}?/rules/pacal/reference#5`);
  await page.reload();
  await page.locator('[id="5.4"]').waitFor();
  await page.goBack();
  await page.goBack();
  await expect.poll(() => page.url()).toBe(`${files.address}?/rules/pacal`);

  await who.goto('?/games');
  await page.getByRole('heading', { name: 'My games' }).waitFor();
  await who.goto('?/tables');
  await page.getByRole('heading', { name: 'This needs a server' }).waitFor();
  await page.getByRole('link', { name: 'start page' }).last().click();
  await page.locator('.bots').first().waitFor();
  await page.getByRole('button', { name: 'Preferences' }).click();
  await page.getByLabel('Name').first().waitFor();
  expect(found).toEqual([]);
  await who.leave();
});

test('links to a page lead there, also as a path', async () => {
  const { who, found } = await visitor(FINGER);
  const { page } = who;
  await who.goto('?/rules/pacal#5.4');
  await page.locator('[id="5.4"]').waitFor();
  await who.goto('rules/uxmal/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.url()).toBe(`${files.address}?/rules/uxmal`);
  // The host adds the slash.
  await who.goto('rules/uxmal/reference');
  await expect.poll(() => page.url()).toBe(`${files.address}?/rules/uxmal/reference`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await who.goto('?/nothing');
  await page.getByRole('heading', { name: 'nothing here' }).waitFor();
  expect(found).toEqual([]);
  await who.leave();
});

test('the site is kept, and opens without its host', async () => {
  const own = await Files.start(SITE, 'sacbe');
  const who = await Person.at(browser, own.address, { ...KEEPS, ...FINGER }, '');
  await who.goto('');
  await kept(who);
  const session = await who.context.newCDPSession(who.page);
  const { errors, url } = await session.send('Page.getAppManifest');
  expect([errors, url]).toEqual([[], `${own.address}manifest.webmanifest`]);
  await own.stop();
  await who.goto('?/rules/uxmal');
  await who.page.getByRole('heading', { level: 1 }).waitFor();
  await who.goto('');
  await who.page.locator('.bots').first().waitFor();
  await who.leave();
});

const GESTURES = { pacal: pacal(click), uxmal: uxmal(click) };

for (const [at, game] of (['pacal', 'uxmal'] as const).entries()) {
  test(`a whole game of ${game} against bots on the site, which survives a reload`, async () => {
    const { who, found } = await visitor();
    const { page } = who;
    await listenToLocal(page);
    await who.goto('');
    const hand = new Hand(page, new Chance(1));
    await page.locator('.bots').nth(at).click();
    await page.locator('.asking').first().waitFor();
    await expect.poll(() => page.url()).toMatch(/\/sacbe\/\?\/t\/local-\w{16}$/);
    await hand.turns(2, GESTURES[game]);
    await page.reload();
    while (await hand.step(GESTURES[game]));
    await page.getByRole('link', { name: 'Review' }).first().waitFor();
    await page.locator('a[href*="?/rules/"]').first().waitFor({ state: 'attached' });
    // In the list of one's games it is found again.
    await who.goto('?/games');
    await page.locator('section li').first().waitFor();
    expect(found).toEqual([]);
    await who.leave();
  });
}

test('lessons, a pasted record and the position of the day need no server', async () => {
  const { who, found } = await visitor();
  const { page } = who;
  await who.goto('?/learn/pacal');
  await page.locator('.board svg').first().waitFor();
  await who.goto('?/daily/uxmal');
  await page.locator('.board svg').first().waitFor();
  const record = 'game uxmal\nrules 1\nplayers 2\n\norder JSQMT\n';
  await page.evaluate((text) => sessionStorage.setItem('sacbe-record', text), record);
  await who.goto('?/replay');
  await page.getByRole('button', { name: 'Copy a link to this move' }).waitFor();
  expect(found).toEqual([]);
  await who.leave();
});
