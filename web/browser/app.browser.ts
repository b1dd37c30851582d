import { rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { DESKTOP, FINGER, launch, Person, TABLET } from './browser.ts';
import { Front } from './front.ts';
import { kept, KEEPS, versions } from './installed.ts';
import { Server } from './server.ts';
import { laterVersion, PAGE } from './versions.ts';

// The page as an app: kept by the browser, installed, and updated.
const [server, browser] = await Promise.all([
  // Games are kept in the browser, as with any server.
  Server.start(undefined, undefined, ['--bots-in-browser', 'true']),
  launch(),
]);
const later = laterVersion();
afterAll(async () => {
  await browser.close();
  await server.stop();
  rmSync(later, { recursive: true });
});

async function fronted(work: (front: Front) => Promise<void>): Promise<void> {
  const front = await Front.start(PAGE, server.address);
  try {
    await work(front);
  } finally {
    await front.stop();
  }
}

test('Chromium finds nothing that keeps the page from being installed', async () => {
  await fronted(async (front) => {
    const ana = await Person.at(browser, front.address, { ...KEEPS, viewport: DESKTOP });
    await kept(ana);
    const session = await ana.context.newCDPSession(ana.page);
    const manifest = await session.send('Page.getAppManifest');
    expect(manifest.errors).toEqual([]);
    expect(manifest.url).toBe(`${front.address}/manifest.webmanifest`);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    // A window without history, as of a test, is the only obstacle.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
      [],
    );
    await ana.leave();
  });
});

test('after one visit the page starts without a server, with rules in the language of its reader', async () => {
  const front = await Front.start(PAGE, server.address);
  const ana = await Person.at(browser, front.address, { ...KEEPS, ...FINGER, locale: 'de' });
  await kept(ana, 'de');
  // Nothing of other languages is fetched ahead.
  expect(front.asked.filter((path) => /\/assets\/(en|fr|pl|cs)-/.test(path))).toEqual([]);
  await front.stop();
  await ana.goto('/rules/pacal#5.4');
  await ana.page.getByRole('heading', { level: 1, name: 'Regeln' }).waitFor();
  await ana.page.locator('[id="5.4"]').waitFor();
  await ana.goto('/');
  await ana.page.locator('.bots').first().waitFor();
  await ana.goto('/learn/uxmal');
  await ana.page.locator('main h1, main h2').first().waitFor();
  await ana.leave();
});

test('nothing under /api is kept', async () => {
  await fronted(async (front) => {
    const ana = await Person.at(browser, front.address, { ...KEEPS, viewport: DESKTOP });
    await kept(ana);
    await ana.goto('/tables');
    await ana.goto('/games');
    const urls = await ana.page.evaluate(async () => {
      const all = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
      return (await Promise.all(all)).flat().map(({ url }) => new URL(url).pathname);
    });
    expect(urls.length).toBeGreaterThan(50);
    expect(urls.filter((path) => path.startsWith('/api'))).toEqual([]);
    await ana.leave();
  });
});

test('a new version waits in the middle of a game until it is accepted, and the game goes on', async () => {
  await fronted(async (front) => {
    const ana = await Person.at(browser, front.address, { ...KEEPS, ...FINGER });
    const { page } = ana;
    await kept(ana);
    await page.locator('.bots').first().tap();
    await page.locator('.asking.mine').waitFor();
    const table = page.url();
    expect(new URL(table).pathname).toMatch(/^\/t\/local-/);
    const shown = async () =>
      Number(await page.locator('[data-version]').first().getAttribute('data-version'));
    const other = await ana.context.newPage();
    await other.goto(front.address);
    await other.locator('.bots').first().waitFor();

    // The operator installs a new version: the old files are gone.
    front.folder = later;
    const isLater = () => page.evaluate(() => document.querySelector('meta[name=later]') !== null);
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await page.getByText('A new version is ready.').waitFor();
    await ana.picture('new-version-phone');
    await ana.accessible('new version');
    for (const size of [TABLET, DESKTOP]) {
      await page.setViewportSize(size);
      await ana.picture(`new-version-${size.width}`);
    }
    expect(Object.keys(await versions(page)).length).toBe(2);

    // A page that is loaded now is still of the old version, and has all of its parts.
    await page.reload();
    await page.locator('.asking.mine').waitFor();
    expect(await isLater()).toBe(false);
    const before = await shown();
    await page.locator('[data-square].lit').first().tap();
    await expect.poll(shown).toBeGreaterThan(before);
    const played = await shown();
    await page.getByText('A new version is ready.').waitFor();

    await page.getByRole('button', { name: 'Use it now' }).tap();
    await expect.poll(isLater).toBe(true);
    expect(page.url()).toBe(table);
    await page.locator('.board').waitFor();
    // Nothing of the game was lost.
    await expect.poll(shown).toBeGreaterThanOrEqual(played);
    await page.getByText('A new version is ready.').waitFor({ state: 'detached' });

    // The other page was not loaded again, and opens a part of the old version that it had not needed.
    expect(await other.evaluate(() => document.querySelector('meta[name=later]'))).toBe(null);
    await other.getByText('A new version is ready.').waitFor();
    await other.getByRole('link', { name: 'Rules' }).first().click();
    await other.getByRole('heading', { level: 1 }).waitFor();
    await other.getByRole('button', { name: 'Use it now' }).click();
    await expect
      .poll(() => other.evaluate(() => document.querySelector('meta[name=later]') !== null))
      .toBe(true);

    // When the page is opened and nobody has the old version open any more, its files go.
    await other.close();
    const reopened = async () => {
      await page.goto(server.address);
      await page.goto(table);
      await page.locator('.board').waitFor();
      return Object.keys(await versions(page));
    };
    await expect.poll(reopened).toEqual(['sacbe / page-later']);
    await ana.leave();
  });
});

test('a version of which a file is missing or different is not used', async () => {
  await fronted(async (front) => {
    const ana = await Person.at(browser, front.address, { ...KEEPS, viewport: DESKTOP });
    await kept(ana);
    const before = await versions(ana.page);
    // As in the middle of a copy: the new worker, and the old files.
    front.worker = later;
    const ended = ana.page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      const found = new Promise<string>((resolve) => {
        registration?.addEventListener('updatefound', () => {
          const { installing } = registration;
          installing?.addEventListener('statechange', () => resolve(installing.state));
        });
      });
      await registration?.update().catch(() => {});
      return found;
    });
    expect(await ended).toBe('redundant');
    await ana.goto('/rules/uxmal');
    await ana.page.getByRole('heading', { level: 1 }).waitFor();
    const names = Object.keys(before);
    expect(Object.keys(await versions(ana.page))).toEqual(expect.arrayContaining(names));
    await ana.leave();
  });
});

test('where the browser offers it, the page can be installed by a press, and the offer dismissed', async () => {
  await fronted(async (front) => {
    const ana = await Person.at(browser, front.address, FINGER);
    const { page } = ana;
    expect(await page.getByRole('button', { name: 'Install as an app' }).count()).toBe(0);
    const offer = () =>
      page.evaluate(() => {
        const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
          prompt: () => Promise.resolve((document.title = 'asked')),
        });
        dispatchEvent(event);
        return event.defaultPrevented;
      });
    expect(await offer()).toBe(true);
    const card = page.getByRole('region', { name: 'Install as an app' });
    await card.scrollIntoViewIfNeeded();
    await ana.picture('install-phone');
    for (const size of [TABLET, DESKTOP]) {
      await page.setViewportSize(size);
      await ana.picture(`install-${size.width}`);
    }
    await ana.accessibleTwice('install');
    await card.getByRole('button', { name: 'Close' }).tap();
    await card.waitFor({ state: 'detached' });
    await page.reload();
    await page.locator('.bots').first().waitFor();
    await offer();
    expect(await card.count()).toBe(0);
    await page.getByRole('button', { name: 'Preferences' }).tap();
    await page.getByRole('button', { name: 'Install as an app' }).tap();
    expect(await page.title()).toBe('asked');
    await page.getByRole('button', { name: 'Install as an app' }).waitFor({ state: 'detached' });
    await ana.leave();
  });
});
