import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { Person } from './browser.ts';
import { stage } from './stage.ts';

const { server, browser } = await stage();

/** Bytes of scripts and styles, gzipped, also of what is fetched ahead. */
const BUDGET = 180_000;

for (const [at, game] of ['pacal', 'uxmal'].entries()) {
  test(`start page and a table of ${game} stay under 180 kB of scripts and styles`, async () => {
    const ana = await Person.at(browser, server.address, undefined, '');
    const loaded = new Map<string, Promise<number>>();
    ana.page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (!/\.(js|css)$/.test(pathname)) return;
      loaded.set(
        pathname,
        response.body().then((body) => gzipSync(body).length),
      );
    });
    await ana.goto('/');
    await ana.page.locator('.bots').nth(at).click();
    await ana.page.locator('.asking').waitFor();
    const sizes = await Promise.all(loaded.values());
    const total = sizes.reduce((sum, size) => sum + size, 0);
    expect(sizes.length).toBeGreaterThan(3);
    expect(total, [...loaded.keys()].join(' ')).toBeLessThan(BUDGET);
    // Sharing loads when it is used.
    expect([...loaded.keys()].filter((path) => /ShareGame/.test(path))).toEqual([]);
    await ana.leave();
  });
}
