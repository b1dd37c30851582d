/** Vite plugin for the site without a server (`vite build --mode site`). */

import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** What a server sends as a header, see `crates/server/src/http/headers.rs`. */
const SECURITY =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'";

/** Pages that people write as a path, although in a site it follows a question mark. */
const PAGES = ['analysis', 'games', 'replay', 'workshop'];
const PAGES_OF_A_GAME = ['daily/*', 'learn/*', 'rules/*', 'rules/*/reference'];

/** Adds the security policy, and files at the paths of pages that lead to their addresses. */
export function site(): Plugin {
  let isSite = false;
  let folder = '';
  let games: string[] = [];
  return {
    name: 'sacbe-site',
    apply: 'build',
    configResolved({ mode, root, build }) {
      isSite = mode === 'site';
      folder = resolve(root, build.outDir);
      const found = readdirSync(resolve(root, 'src/games'), { withFileTypes: true });
      games = found.filter((each) => each.isDirectory()).map(({ name }) => name);
    },
    transformIndexHtml() {
      if (!isSite) return [];
      const attrs = { 'http-equiv': 'Content-Security-Policy', content: SECURITY };
      return [{ tag: 'meta', attrs, injectTo: 'head-prepend' }];
    },
    writeBundle() {
      if (!isSite) return;
      for (const path of paths(games)) {
        mkdirSync(join(folder, path), { recursive: true });
        writeFileSync(join(folder, path, 'index.html'), leading(path));
      }
    },
  };
}

/** The paths of pages that need no name but that of a game. */
export function paths(games: readonly string[]): string[] {
  return [...PAGES, ...PAGES_OF_A_GAME.flatMap((path) => games.map((game) => path.replace('*', game)))];
}

/** A file that leads from a path to the address of its page. */
export function leading(path: string): string {
  const up = '../'.repeat(path.split('/').length);
  const address = `${up}?/${path}`;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="refresh" content="0; url=${address}" />
    <link rel="icon" href="${up}icon.svg" type="image/svg+xml" />
    <title>Sacbe</title>
  </head>
  <body>
    <p><a href="${address}">Sacbe</a></p>
  </body>
</html>
`;
}
