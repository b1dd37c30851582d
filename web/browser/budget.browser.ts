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
    const loaded = new Set<string>();
    ana.page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/\.(js|css)$/.test(pathname)) loaded.add(pathname);
    });
    await ana.goto('/');
    await ana.page.locator('.bots').nth(at).click();
    await ana.page.locator('.asking').waitFor();
    const paths = [...loaded];
    // Asked for again, because the browser may have dropped the body of an answer.
    const sizes = await Promise.all(paths.map((path) => gzipped(path)));
    const total = sizes.reduce((sum, size) => sum + size, 0);
    expect(sizes.length).toBeGreaterThan(3);
    expect(total, paths.join(' ')).toBeLessThan(BUDGET);
    // Sharing loads when it is used.
    expect(paths.filter((path) => /ShareGame/.test(path))).toEqual([]);
    await ana.leave();
  });
}

async function gzipped(path: string): Promise<number> {
  const answer = await fetch(new URL(path, server.address));
  expect(answer.ok, path).toBe(true);
  return gzipSync(new Uint8Array(await answer.arrayBuffer())).length;
}
