import { afterEach, expect, test, vi } from 'vitest';
import { Misread } from './game';
import { MOST_BYTES } from './file';
import { packed, unpacked } from './link';

const TEXT = JSON.stringify({ game: 'pacal', name: 'Žluťoučký kůň 🛶', options: { board: 'A'.repeat(900) } });

afterEach(() => vi.unstubAllGlobals());

test('a compressed link gives the text again, and is shorter', async () => {
  const code = await packed(TEXT);
  expect(code).toMatch(/^z[\w-]+$/);
  expect(code.length).toBeLessThan(TEXT.length);
  expect(await unpacked(code)).toBe(TEXT);
});

test('a browser that cannot compress makes a plain link, which everyone can read', async () => {
  vi.stubGlobal('CompressionStream', undefined);
  const code = await packed(TEXT);
  expect(code).toMatch(/^p[\w-]+$/);
  expect(await unpacked(code)).toBe(TEXT);
});

test.each(['', 'z', 'p', 'q', 'zAAAA', 'x1234', 'z!!!', 'p////', 'p_w'])(
  'the broken link %j is refused',
  async (code) => {
    await expect(unpacked(code)).rejects.toMatchObject({ key: 'page-workshop-link-broken' });
  },
);

test('a link that is cut off is refused', async () => {
  const code = await packed(TEXT);
  await expect(unpacked(code.slice(0, -9))).rejects.toThrow(Misread);
});

test('a short link with a huge text is refused before all of it is read', async () => {
  const code = await packed('x'.repeat(40 * MOST_BYTES));
  expect(code.length).toBeLessThan(MOST_BYTES);
  await expect(unpacked(code)).rejects.toMatchObject({ key: 'page-workshop-file-large' });
});
