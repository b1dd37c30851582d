import { defineConfig } from 'vitest/config';

// In a real Chromium, against a real server: `make test` builds both first.
export default defineConfig({
  test: {
    environment: 'node',
    root: import.meta.dirname,
    include: ['**/*.browser.ts'],
    // A whole game takes its time; what is waited for is always something on the page.
    testTimeout: 600_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
});
