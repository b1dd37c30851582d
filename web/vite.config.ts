import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';
import { locales } from './locales.plugin.ts';

// The server to talk to while developing: `sacbe serve` says its address.
const server = process.env['SACBE_SERVER'] ?? 'http://127.0.0.1:4000';
// A server listens only to its own page, so the proxy speaks as that.
const proxy = { '/api': { target: server, ws: true, changeOrigin: true, headers: { origin: server } } };

// One file for what the start page, tables and boards share: all that these import, at any depth,
// and that more than one of them needs.
const FIRST = ['src/main.ts', 'src/pages/Start.svelte', 'src/pages/Table.svelte', ...boards()].map((file) =>
  resolve(import.meta.dirname, file),
);

function boards(): string[] {
  const folders = readdirSync(resolve(import.meta.dirname, 'src/games'), { withFileTypes: true });
  return folders.filter((each) => each.isDirectory()).map(({ name }) => `src/games/${name}/index.ts`);
}

let shell: Set<string> | null = null;

/** The name of the chunk that a module belongs to; null lets the bundler decide. */
function chunk(id: string, modules: Rolldown.ChunkingContext): string | null {
  shell ??= reached(FIRST, (each) => modules.getModuleInfo(each)?.importedIds ?? []);
  // Nobody should wait for a game that they do not play.
  return shell.has(id) && !/\/src\/games\/\w+\//.test(id) ? 'shell' : null;
}

function reached(start: string[], next: (id: string) => readonly string[]): Set<string> {
  const found = new Set(start);
  for (const id of found) for (const each of next(id)) found.add(each);
  return found;
}

export default defineConfig({
  plugins: [svelte(), locales('../locales')],
  // The rules are read from docs/.
  server: { host: '127.0.0.1', proxy, fs: { allow: ['..'] } },
  preview: { host: '127.0.0.1', proxy },
  build: {
    target: 'es2022',
    // Nothing may be inlined as data: the page's policy allows only its own origin.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // A dozen small files would be slow on a phone.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: chunk, debugName: 'shell', minShareCount: 2 }] } },
    },
  },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: {
    environment: 'happy-dom',
    include: ['*.test.ts', 'src/**/*.test.ts'],
    restoreMocks: true,
    // A busy machine is no fault of the page.
    testTimeout: 60_000,
  },
});
