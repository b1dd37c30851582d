// Measures how long a slow phone takes until it can play, and until it renders an action.
//
//   npm run bench            five rounds of each, with the CPU throttled four times
//   SACBE=... SLOW=1 ROUNDS=9 GAMES=pacal npm run bench
//
// On a busy machine the best round is the most reliable. CPU time of the page's main thread, without
// throttling, is nearly the same on any machine.
import { chromium } from 'playwright-core';
import { FLAGS, PHONE, serve } from './stage.mjs';

const SLOW = Number(process.env['SLOW'] ?? 4);
const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
/** The first control a player can press in each game when it is their turn. */
const FIRST = { pacal: '[data-square].lit', uxmal: '.tray button:not(:disabled)' };

/** Runs in the page: logs when each selector first matched, after the frame was rendered. */
function watch(selectors) {
  const seen = new Set();
  const look = () => {
    for (const [name, selector] of Object.entries(selectors)) {
      if (seen.has(name) || !document.querySelector(selector)) continue;
      seen.add(name);
      requestAnimationFrame(() => setTimeout(() => console.debug(`seen ${name} ${performance.now()}`)));
    }
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}

function deferred() {
  const made = {};
  made.promise = new Promise((resolve) => (made.resolve = resolve));
  return made;
}

/** A page on a throttled phone with an empty cache. */
async function phone(browser, selectors, slow = SLOW) {
  const context = await browser.newContext(PHONE);
  await context.addInitScript(watch, selectors);
  const page = await context.newPage();
  // Polling would cost the page CPU time, so the page reports by itself.
  const told = new Map();
  const when = (name) => {
    if (!told.has(name)) told.set(name, deferred());
    return told.get(name);
  };
  page.on('console', (message) => {
    const [word, name, time] = message.text().split(' ');
    if (word === 'seen') when(name).resolve(Number(time));
  });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slow });
  const busy = async () =>
    (await devtools.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')
      .value * 1000;
  const seen = (name) => when(name).promise;
  return { context, page, busy, seen };
}

/** Times the load of the start page, then from the press on "against bots" to a playable board. */
async function fromStart(browser, address, game, slow) {
  const { context, page, busy, seen } = await phone(
    browser,
    { start: '.bots', ready: `.asking.mine`, first: FIRST[game] },
    slow,
  );
  await page.goto(address, { waitUntil: 'commit' });
  const start = await seen('start');
  const button = page.locator('.bots').nth(game === 'pacal' ? 0 : 1);
  await button.waitFor();
  const before = await busy();
  const pressed = await button.evaluate((each) => {
    const now = performance.now();
    each.click();
    return now;
  });
  const ready = Math.max(await seen('ready'), await seen('first'));
  const spent = (await busy()) - before;
  await context.close();
  return { start, press: ready - pressed, spent };
}

/** Times opening a table by its link until it is playable. */
async function fromLink(browser, address, game, slow) {
  const { context, page, busy, seen } = await phone(
    browser,
    { ready: '.asking.mine', first: FIRST[game] },
    slow,
  );
  const data = {
    game,
    seats: 3,
    places: [{ person: 'Ana' }, { bot: 'easy' }, { bot: 'easy' }],
    visibility: 'open',
    start: true,
  };
  const made = await context.request.post(`${address}/api/tables`, { data, headers: { origin: address } });
  await page.goto(`${address}/t/${(await made.json()).table}`, { waitUntil: 'commit' });
  const link = Math.max(await seen('ready'), await seen('first'));
  const spent = await busy();
  await context.close();
  return { link, spent };
}

/** Times from the server's answer to an action until it is rendered, in a game of Pacal's Rocket. */
async function acknowledged(browser, address, slow) {
  const { context, page, seen } = await phone(browser, { first: FIRST.pacal }, slow);
  await context.addInitScript(() => {
    const Own = window.WebSocket;
    window.WebSocket = class extends Own {
      constructor(...given) {
        super(...given);
        this.addEventListener('message', ({ data }) => {
          if (!String(data).includes('"event":"played"')) return;
          const came = performance.now();
          requestAnimationFrame(() =>
            setTimeout(() => console.debug(`seen drawn ${performance.now() - came}`)),
          );
        });
      }
    };
  });
  const data = {
    game: 'pacal',
    seats: 2,
    places: [{ person: 'Ana' }, { bot: 'easy' }],
    visibility: 'open',
    start: true,
  };
  const made = await context.request.post(`${address}/api/tables`, { data, headers: { origin: address } });
  await page.goto(`${address}/t/${(await made.json()).table}`);
  await seen('first');
  await page.locator(FIRST.pacal).first().tap();
  const drawn = await seen('drawn');
  await context.close();
  return drawn;
}

async function best(measure) {
  const found = [];
  for (let round = 0; round < ROUNDS; round += 1) found.push(await measure());
  return found.sort((one, other) => one - other)[0];
}

// ADDRESS names a server that is already running.
const { address, stop } = process.env['ADDRESS']
  ? { address: process.env['ADDRESS'], stop: () => {} }
  : await serve();
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: FLAGS,
});
try {
  for (const game of (process.env['GAMES'] ?? 'pacal uxmal').split(' ').filter(Boolean)) {
    const rows = {
      'start page, until a press plays': await best(
        async () => (await fromStart(browser, address, game)).start,
      ),
      'from that press to a board in play': await best(
        async () => (await fromStart(browser, address, game)).press,
      ),
      'a table by its link, until in play': await best(
        async () => (await fromLink(browser, address, game)).link,
      ),
      'its processor time, not slowed': await best(
        async () => (await fromLink(browser, address, game, 1)).spent,
      ),
    };
    console.log(`${game}, slowed ${SLOW} times, best of ${ROUNDS}`);
    for (const [what, took] of Object.entries(rows))
      console.log(`  ${what.padEnd(36)} ${Math.round(took)} ms`);
  }
  console.log(
    `an action, from its news to its drawing  ${Math.round(await best(() => acknowledged(browser, address)))} ms`,
  );
} finally {
  await browser.close();
  await stop();
}
