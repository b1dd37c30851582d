// Measures how long the kept page takes to start without a network on a slow phone.
//
//   make site && cd web && node bench/offline.mjs
//   SLOW=1 ROUNDS=9 node bench/offline.mjs
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from 'playwright-core';
import { FLAGS, PHONE } from './stage.mjs';

const SLOW = Number(process.env['SLOW'] ?? 4);
const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const SITE = join(import.meta.dirname, '../../site');

/** A file server on a free port. */
async function serve() {
  const asked = ['-u', '-m', 'http.server', '0', '--bind', '127.0.0.1', '--directory', SITE];
  const child = spawn('python3', asked, { stdio: ['ignore', 'pipe', 'ignore'] });
  const port = await new Promise((resolve, reject) => {
    child.once('error', reject);
    createInterface({ input: child.stdout }).on('line', (line) => resolve(/port (\d+)/.exec(line)?.[1]));
  });
  const stop = () => new Promise((done) => child.once('exit', done).kill('SIGTERM'));
  return { address: `http://localhost:${port}/`, stop };
}

/** Runs in the page: logs when the start page can be used, after the frame was rendered. */
function watch() {
  new MutationObserver((_, observer) => {
    if (!document.querySelector('.bots')) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => console.debug(`started ${performance.now()}`)));
  }).observe(document, { subtree: true, childList: true });
}

/** Milliseconds until the start page can be used. */
async function start(context, address) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW });
  await page.addInitScript(watch);
  const started = page.waitForEvent('console', (message) => message.text().startsWith('started '));
  await page.goto(address, { waitUntil: 'commit' });
  const took = Number((await started).text().split(' ')[1]);
  await page.close();
  return took;
}

const { address, stop } = await serve();
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: FLAGS,
});
const context = await browser.newContext(PHONE);
const first = await context.newPage();
await first.goto(address);
await first.evaluate(async () => {
  const { serviceWorker } = navigator;
  if (!serviceWorker.controller) {
    await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve));
  }
  const spoken = async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().filter(({ url }) => url.endsWith('.md')).length >= 4;
  };
  while (!(await spoken())) await new Promise((resolve) => setTimeout(resolve, 50));
});
await first.close();
await stop();
const took = [];
for (let round = 0; round < ROUNDS; round += 1) took.push(await start(context, address));
took.sort((one, other) => one - other);
console.log(`start page without a network, slowed ${SLOW} times, ${ROUNDS} rounds`);
console.log(`  best ${Math.round(took[0])} ms, middle ${Math.round(took[Math.floor(ROUNDS / 2)])} ms`);
await browser.close();
