import { defineConfig } from 'vitest/config';

// Runs the page in a real Chromium against a real server; `make test` builds page and server first.
export default defineConfig({
  test: {
    environment: 'node',
    root: import.meta.dirname,
    include: ['**/*.browser.ts'],
    // A whole game takes minutes. Tests always wait for something on the page, never for a fixed time.
    testTimeout: 600_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
});
