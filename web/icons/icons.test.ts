import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ICONS } from './icons.mjs';

interface Manifest {
  start_url: string;
  scope: string;
  display: string;
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
  shortcuts: { url: string; icons: { src: string; sizes: string }[] }[];
}

const manifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as Manifest;

/** Width and height of a PNG file. */
function sizeOf(file: string): string {
  const bytes = readFileSync(`public/${file}`);
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

test('the icons have the sizes that they are drawn with and that the manifest names', () => {
  for (const { to, size } of ICONS) expect(sizeOf(to), to).toBe(`${size}x${size}`);
  const named = [...manifest.icons, ...manifest.shortcuts.flatMap(({ icons }) => icons)];
  for (const { src, sizes } of named) if (src.endsWith('.png')) expect(sizeOf(src), src).toBe(sizes);
});

test('the manifest works in any folder, and has what browsers demand', () => {
  expect([manifest.start_url, manifest.scope, manifest.display]).toEqual(['./', './', 'standalone']);
  const sizes = manifest.icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`);
  expect(sizes).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']));
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['./#pacal', './#uxmal']);
});
