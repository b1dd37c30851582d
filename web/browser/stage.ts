import type { Browser } from 'playwright-core';
import { afterAll } from 'vitest';
import { launch } from './browser.ts';
import { Server } from './server.ts';

/** A server and a browser for all tests of a file, stopped after them. */
export async function stage(
  flags: string[] = [],
  options: string[] = [],
): Promise<{ server: Server; browser: Browser }> {
  const [server, browser] = await Promise.all([Server.start(undefined, undefined, options), launch(flags)]);
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });
  return { server, browser };
}
