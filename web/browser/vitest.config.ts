import { defineConfig } from 'vitest/config';
import { PATIENCE } from './patience.ts';

// Runs the page in a real Chromium against a real server; `make test` builds page and server first.
export default defineConfig({
  test: {
    environment: 'node',
    root: import.meta.dirname,
    include: ['**/*.browser.ts'],
    // A whole game takes minutes. Tests always wait for something on the page, never for a fixed time.
    testTimeout: 900_000,
    hookTimeout: PATIENCE,
    expect: { poll: { timeout: PATIENCE } },
    fileParallelism: false,
  },
});
