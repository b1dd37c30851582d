// Draws the icons of the app from their SVG files, in Chromium:
//
//   node icons/draw.mjs
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { ICONS } from './icons.mjs';

const here = import.meta.dirname;
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
});
for (const { from, to, size } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const image = `data:image/svg+xml;base64,${readFileSync(join(here, from)).toString('base64')}`;
  await page.setContent(`<style>body{margin:0}img{display:block;width:100vw}</style><img src="${image}">`);
  await page.locator('img').evaluate((img) => img.decode());
  await page.screenshot({ path: join(here, '../public', to), omitBackground: true });
  await page.close();
}
await browser.close();
