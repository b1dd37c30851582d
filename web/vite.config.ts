import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';
import { locales } from './locales.plugin.ts';
import { site } from './site.plugin.ts';
import { worker } from './worker.plugin.ts';

// The server to use during development: `sacbe serve` prints its address.
const server = process.env['SACBE_SERVER'] ?? 'http://127.0.0.1:4000';
// The server accepts requests only from its own origin, so the proxy sends that.
const headers = { origin: server };
const proxy = {
  '/api': { target: server, ws: true, changeOrigin: true, headers },
  // A page and a request at the same address.
  '/unsubscribe': {
    target: server,
    changeOrigin: true,
    headers,
    bypass: ({ method }: { method?: string | undefined }) => (method === 'GET' ? '/index.html' : undefined),
  },
};

// Entry points of the `shell` chunk: the modules that more than one of start page, tables and boards
// imports, directly or not.
const FIRST = ['src/main.ts', 'src/pages/Start.svelte', 'src/pages/Table.svelte', ...boards()].map((file) =>
  resolve(import.meta.dirname, file),
);

function boards(): string[] {
  const folders = readdirSync(resolve(import.meta.dirname, 'src/games'), { withFileTypes: true });
  return folders.filter((each) => each.isDirectory()).map(({ name }) => `src/games/${name}/index.ts`);
}

let shell: Set<string> | null = null;

/** The chunk name of a module; null lets the bundler decide. */
function chunk(id: string, modules: Rolldown.ChunkingContext): string | null {
  shell ??= reached(FIRST, (each) => modules.getModuleInfo(each)?.importedIds ?? []);
  // Players should not have to load games that they do not play.
  return shell.has(id) && !/\/src\/games\/\w+\//.test(id) ? 'shell' : null;
}

function reached(start: string[], next: (id: string) => readonly string[]): Set<string> {
  const found = new Set(start);
  for (const id of found) for (const each of next(id)) found.add(each);
  return found;
}

export default defineConfig(({ mode }) => ({
  // A site may lie in any folder of a host; the paths of a server's pages have several parts.
  base: mode === 'site' ? './' : '/',
  plugins: [svelte(), locales('../locales'), site(), worker()],
  // The rules are in docs/, outside this folder.
  server: { host: '127.0.0.1', proxy, fs: { allow: ['..'] } },
  preview: { host: '127.0.0.1', proxy },
  build: {
    target: 'es2022',
    ...(mode === 'site' ? { outDir: '../site', emptyOutDir: true } : {}),
    // No inlining as data: URLs: except for images, the Content-Security-Policy allows only our own origin.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // One shared chunk: a dozen small files would load slowly on a phone.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: chunk, debugName: 'shell', minShareCount: 2 }] } },
    },
  },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: {
    environment: 'happy-dom',
    include: ['*.test.ts', 'icons/*.test.ts', 'src/**/*.test.ts'],
    restoreMocks: true,
    // Generous, so that tests do not fail on a busy machine.
    testTimeout: 60_000,
  },
}));
