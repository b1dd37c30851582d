// Measures frames per second while things move on the board, on a slow phone.
//
//   npm run bench:motion     the CPU throttled four times
//   SACBE=... SLOW=1 npm run bench:motion
//
// Each scene opens a table in the middle of a recorded game, presses something, and counts the frames that
// the page gets (requestAnimationFrame) until the motion is over. The screen is drawn by software here, so a
// real phone with a graphics chip does better. A machine that does other work too does worse.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { FLAGS, PHONE, serve } from './stage.mjs';

const SLOW = Number(process.env['SLOW'] ?? 4);

function record(path) {
  return readFileSync(join(import.meta.dirname, path), 'utf8')
    .split('\n\n')[1]
    .trim()
    .split('\n');
}

const UXMAL = record('../browser/records/uxmal.txt');
const LESSON = JSON.parse(readFileSync(join(import.meta.dirname, '../src/games/pacal/lesson.json'), 'utf8'));
/** The first player may build or pass, as the last step of a turn. */
const CITY = LESSON.stories.city.slice(0, 24);

/** What is watched: the game so far, the presses that start the motion, what shows that it began, and its milliseconds. */
const SCENES = [
  {
    name: 'Uxmal: a tile settles',
    game: 'uxmal',
    opening: UXMAL.slice(0, 64),
    presses: ['[data-place="b2"]', '.tray .row .primary'],
    shows: '.falling',
    lasts: 700,
  },
  {
    name: 'Uxmal: a phase is scored',
    game: 'uxmal',
    opening: UXMAL.slice(0, 65),
    presses: ['.claims button'],
    shows: '[data-counted]',
    lasts: 9000,
  },
  {
    name: 'Uxmal: a round of the others',
    game: 'uxmal',
    opening: UXMAL.slice(0, 55),
    presses: ['.four button:nth-child(2)', '[data-place="b5"]', '.tray .row .primary', '.ask .turn .primary'],
    shows: '.asking:not(.mine)',
    lasts: 4000,
  },
  {
    name: "Pacal's Rocket: a round of the others",
    game: 'pacal',
    opening: CITY,
    presses: ['.build .row button:last-child', '.ask .turn .primary'],
    shows: '.asking:not(.mine)',
    lasts: 5000,
  },
];

/** Opens a table at which the opening was played; bots have the other seats. */
async function open(page, address, { game, opening }) {
  const places = [{ person: 'Ana' }, { bot: 'easy' }, { bot: 'easy' }];
  const data = { game, seats: 3, options: {}, places, opening, visibility: 'open', start: true };
  const made = await page.request.post(`${address}/api/tables`, { data, headers: { origin: address } });
  if (!made.ok()) throw new Error(await made.text());
  await page.goto(`${address}/t/${(await made.json()).table}`);
}

/** Runs in the page: the milliseconds between frames, for some time. */
function frames(lasts) {
  return new Promise((done) => {
    const gaps = [];
    let before = performance.now();
    const end = before + lasts;
    requestAnimationFrame(function frame(now) {
      gaps.push(now - before);
      before = now;
      if (now < end) requestAnimationFrame(frame);
      else done(gaps);
    });
  });
}

function report(name, gaps) {
  const sorted = gaps.toSorted((one, other) => one - other);
  const total = gaps.reduce((sum, gap) => sum + gap, 0);
  const late = gaps.filter((gap) => gap > 25).length;
  const at = (share) => sorted[Math.floor((sorted.length - 1) * share)].toFixed(1);
  const fps = ((1000 * gaps.length) / total).toFixed(1);
  console.log(
    `${name}: ${fps} frames per second (median ${at(0.5)} ms, 95 % under ${at(0.95)} ms, ${late} of ${gaps.length} late)`,
  );
}

const server = await serve();
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: FLAGS,
});
try {
  for (const scene of SCENES) {
    const context = await browser.newContext(PHONE);
    // The introduction and the hints of a first game take the place of the tray.
    await context.addInitScript(() => {
      localStorage.setItem('sacbe-known', JSON.stringify({ pacal: true, uxmal: true }));
      localStorage.setItem('sacbe-hints', JSON.stringify({ off: true }));
    });
    const page = await context.newPage();
    await open(page, server.address, scene);
    await page.locator([scene.presses[0], '[role=gridcell]'].filter(Boolean).join(',')).first().waitFor();
    const throttle = await context.newCDPSession(page);
    await throttle.send('Emulation.setCPUThrottlingRate', { rate: SLOW });
    for (const press of scene.presses) await page.locator(press).first().tap();
    await page.locator(scene.shows).first().waitFor({ state: 'attached' });
    report(scene.name, await page.evaluate(frames, scene.lasts));
    await context.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
