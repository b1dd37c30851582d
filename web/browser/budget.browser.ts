import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** Bytes of a part of the WebAssembly, gzipped. */
const PART = 350_000;

test('no part of the WebAssembly has more than 350 kB', () => {
  const folder = join(import.meta.dirname, '../offline');
  const parts = readdirSync(folder).filter((file) => file.endsWith('.wasm'));
  expect(parts.sort()).toEqual(['authority.wasm', 'bots.wasm', 'study.wasm']);
  for (const part of parts) {
    const size = gzipSync(readFileSync(join(folder, part)), { level: 9 }).length;
    expect(size, part).toBeLessThanOrEqual(PART);
  }
});

async function gzipped(path: string): Promise<number> {
  const answer = await fetch(new URL(path, server.address));
  expect(answer.ok, path).toBe(true);
  return gzipSync(new Uint8Array(await answer.arrayBuffer())).length;
}
