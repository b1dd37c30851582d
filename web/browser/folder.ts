import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';

/** Serves the page from a folder instead of the one built into the server: faster during development. */
export async function serveFrom(folder: string | undefined, context: BrowserContext): Promise<void> {
  if (!folder) return;
  await context.route(
    (url) => !url.pathname.startsWith('/api'),
    (route) => {
      // The link that ends emails is a page and a request at the same address.
      if (route.request().method() !== 'GET') return route.continue();
      const file = join(folder, new URL(route.request().url()).pathname);
      const found = /\.\w+$/.test(file) && existsSync(file);
      return route.fulfill({ path: found ? file : join(folder, 'index.html') });
    },
  );
}
