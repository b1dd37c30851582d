import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';

/** Shows the page that lies in a folder instead of the one in the program: quicker while working on it. */
export async function serveFrom(folder: string | undefined, context: BrowserContext): Promise<void> {
  if (!folder) return;
  await context.route(
    (url) => !url.pathname.startsWith('/api'),
    (route) => {
      const file = join(folder, new URL(route.request().url()).pathname);
      const found = /\.\w+$/.test(file) && existsSync(file);
      return route.fulfill({ path: found ? file : join(folder, 'index.html') });
    },
  );
}
