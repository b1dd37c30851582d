import { afterEach, expect, test, vi } from 'vitest';
import { newName } from './name';

afterEach(() => vi.unstubAllGlobals());

test('names are plain, and none comes twice', () => {
  const names = Array.from({ length: 1000 }, newName);
  expect(new Set(names).size).toBe(1000);
  for (const name of names) expect(name).toMatch(/^[0-9a-f]{32}$/);
});

test('a page that came over plain http has names too', () => {
  const { crypto } = globalThis;
  const insecure = { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes) };
  vi.stubGlobal('crypto', insecure);
  expect(newName()).toHaveLength(32);
});
