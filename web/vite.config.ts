import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { locales } from './locales.plugin.ts';

// The server to talk to while developing: `sacbe serve` says its address.
const server = process.env['SACBE_SERVER'] ?? 'http://127.0.0.1:4000';
// A server listens only to its own page, so the proxy speaks as that.
const proxy = { '/api': { target: server, ws: true, changeOrigin: true, headers: { origin: server } } };

const SHELL =
  /node_modules\/(svelte|@fluent)\/|\/src\/(app|net|words)\/|\/src\/(games\/index|pages\/(places|start\/\w+)|table\/(here|names|InWords))\./;

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
    // What several pages share comes in one file: a slow phone minds a dozen small ones.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'shell', test: SHELL, minShareCount: 2 }] } },
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
