// Games without a server: in a real browser, with the network off or the server gone.
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, Person, ready } from './browser.ts';
import { Chance } from './chance.ts';
import { Hand } from './hand.ts';
import { KEEPS, kept } from './installed.ts';
import { Killable } from './killable.ts';
import { listenToLocal } from './local.ts';
import { click, pacal, uxmal } from './pointer.ts';
import { stage } from './stage.ts';

const { server, browser } = await stage([], ['--bots-in-browser', 'true']);

const GESTURES = { pacal: pacal(click), uxmal: uxmal(click) };

/** A person at the start page whose games against bots are kept in the browser. */
async function alone(options = {}): Promise<Person> {
  const ana = await Person.at(browser, server.address, { viewport: DESKTOP, ...options }, '');
  await listenToLocal(ana.page);
  await ana.goto('/');
  return ana;
}

/** Begins a game against bots. */
async function begin({ page }: Person, game: 'pacal' | 'uxmal'): Promise<void> {
  const at = game === 'pacal' ? 0 : 1;
  await page.getByRole('button', { name: 'Play against bots' }).nth(at).click();
  await page.locator('.asking').first().waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/t\/local-\w{16}$/);
}

for (const game of ['pacal', 'uxmal'] as const) {
  test(`a whole game of ${game} against bots without network`, async () => {
    const ana = await alone(KEEPS);
    await kept(ana);
    const hand = new Hand(ana.page, new Chance(1));
    await begin(ana, game);
    await ana.context.setOffline(true);
    let steps = 0;
    while (await hand.step(GESTURES[game])) steps += 1;
    expect(steps).toBeGreaterThan(12);
    await ana.page.getByRole('button', { name: 'Check the dice' }).click();
    await ana.page
      .getByText('The dice match the commitment that this browser kept from before the game.')
      .waitFor();
    await ana.context.setOffline(false);
    await ana.goto('/games');
    await ana.page.locator('a[href^="/t/local-"], a[href^="/replay/local-"]').first().waitFor();
    await ana.leave();
  });
}

test('WebAssembly is fetched with the first game that needs it, not before', async () => {
  const ana = await Person.at(browser, server.address, { viewport: DESKTOP }, '');
  const fetched: string[] = [];
  ana.page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.wasm$|\.bin$|\.worker/.test(pathname)) fetched.push(pathname);
  });
  for (const path of ['/', '/rules/pacal', '/learn/uxmal', '/games']) {
    await ana.goto(path);
    await ana.page.locator('main h1, main h2').first().waitFor();
    await ana.page.waitForLoadState('networkidle');
  }
  expect(fetched).toEqual([]);
  await ana.goto('/');
  await begin(ana, 'uxmal');
  // The answers about records are not needed, nor the bots of the other game.
  const names = () => fetched.map((path) => /\/([\w-]+)-[\w-]{8}\.(wasm|bin)$/.exec(path)?.[1] ?? '');
  const needed = ['authority', 'bots', 'uxmal-many', 'uxmal-network', 'uxmal-search'];
  await expect.poll(() => names().filter(Boolean).sort()).toEqual(needed);
  await ana.leave();
});

test('workshop, advice, review, analysis and the list of games need no network', async () => {
  const ana = await alone(KEEPS);
  const { page } = ana;
  await kept(ana);
  await ana.context.setOffline(true);
  await ana.goto('/workshop');
  await page.getByRole('button', { name: 'Start from our reconstruction' }).click();
  await page.getByText('Everything fits.').waitFor();

  await ana.goto('/');
  await page
    .locator('input[type=file]')
    .setInputFiles(join(import.meta.dirname, 'records/uxmal-finished.txt'));
  await page.getByRole('tab', { name: 'Review' }).click();
  await page.getByRole('button', { name: 'Review this game' }).click();
  await page.getByRole('heading', { name: 'The moments that decided it' }).waitFor();
  await page.goBack();
  await page
    .locator('input[type=file]')
    .setInputFiles(join(import.meta.dirname, 'records/uxmal-finished.txt'));
  await page.getByRole('slider', { name: 'Moves' }).fill('40');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('button', { name: 'Analyze from here' }).click();
  await page
    .getByRole('button', { name: /^Play this/ })
    .first()
    .waitFor();

  await ana.goto('/');
  await begin(ana, 'uxmal');
  await page.locator('.asking.mine').waitFor();
  await page.getByRole('button', { name: 'What would a bot do?' }).click();
  await page
    .getByText(/^A strong bot would do this/)
    .first()
    .waitFor();
  const table = new URL(page.url()).pathname;
  await ana.goto('/');
  await page.locator(`a[href="${table}"]`).first().waitFor();
  // `leave` fails if an error was left to nobody.
  await ana.leave();
});

test('a game goes on after a reload without a network', async () => {
  const ana = await alone(KEEPS);
  await kept(ana);
  const hand = new Hand(ana.page, new Chance(2));
  await begin(ana, 'uxmal');
  await hand.turns(2, GESTURES.uxmal);
  await hand.turn();
  const before = hand.table.version;
  await ana.context.setOffline(true);
  await ana.page.reload();
  await hand.turn();
  expect(hand.table.version).toBe(before);
  await hand.turns(1, GESTURES.uxmal);
  expect(hand.table.version).toBeGreaterThan(before ?? 0);
  await ana.leave();
});

test('a second tab with the same game steps back, and goes on when the first is closed', async () => {
  const ana = await alone();
  await begin(ana, 'uxmal');
  const other = await ana.context.newPage();
  await other.goto(ana.page.url());
  await other.getByText('This game is open in another tab.').waitFor();
  await ana.page.close();
  await other.reload();
  await other.locator('.asking').first().waitFor();
  await other.close();
  await ana.context.close();
});

test('a browser that stores nothing says so, and the game goes on', async () => {
  const ana = await Person.at(browser, server.address, { viewport: DESKTOP }, '');
  await listenToLocal(ana.page);
  // As in a private window of some browsers. Workers see their own IndexedDB, so it is blocked there.
  await ana.context.route('**/*tables.worker*.js', async (route) => {
    const answer = await route.fetch();
    const blocked = `Object.defineProperty(self, 'indexedDB', { value: { open() { throw new Error('blocked'); } } });`;
    await route.fulfill({ response: answer, body: `${blocked}\n${await answer.text()}` });
  });
  await ana.goto('/');
  const hand = new Hand(ana.page, new Chance(3));
  await begin(ana, 'uxmal');
  await ana.page.getByText('This browser stores nothing for this page.').waitFor();
  await hand.turns(2, GESTURES.uxmal);
  await ana.leave();
});

test('a game survives a browser that is killed while a bot thinks, and is played to its end', async () => {
  const first = await Killable.start();
  const page = await first.page();
  await page.addInitScript(ready);
  await listenToLocal(page);
  const thinks = holdBots(page);
  const hand = new Hand(page, new Chance(5));
  await page.goto(server.address);
  await page.getByRole('button', { name: 'Play against bots' }).nth(1).click();
  await hand.turns(2, GESTURES.uxmal);
  await hand.turn();
  await page.evaluate(() => Object.assign(window, { botsHeld: true }));
  await hand.turns(1, GESTURES.uxmal);
  await thinks;
  await hand.shown();
  const address = page.url();
  const before = hand.table.version ?? 0;
  const second = await first.killedAndStarted();
  const again = await second.page();
  await again.addInitScript(ready);
  await listenToLocal(again);
  const later = new Hand(again, new Chance(6));
  await again.goto(address);
  await later.turn();
  // What was shown was stored before.
  expect(later.table.version).toBeGreaterThan(before);
  while (await later.step(GESTURES.uxmal));
  await again.getByRole('button', { name: 'Check the dice' }).click();
  // The killed browser may not have written down yet which commitment it kept.
  await again.getByText('The dice match the commitment').waitFor();
  await second.end();
});

/** From when the page has `botsHeld`, no bot gets its question; resolves when one should have got it. */
function holdBots(page: Page): Promise<void> {
  return new Promise((resolve, reject) => {
    page
      .exposeFunction('botThinks', resolve)
      .then(() =>
        page.addInitScript(() => {
          const held = window as unknown as { botsHeld?: boolean; botThinks(): void };
          const post = Worker.prototype.postMessage as (message: { say: string; name?: string }) => void;
          Worker.prototype.postMessage = function (message: { say: string; name?: string }): void {
            if (held.botsHeld && message.say === 'run' && message.name === 'think') held.botThinks();
            else post.call(this, message);
          };
        }),
      )
      .catch(reject);
  });
}

test('two at one screen play and undo without a network, also after a reload', async () => {
  const ana = await alone(KEEPS);
  const { page } = ana;
  await kept(ana);
  await ana.context.setOffline(true);
  const hands = [1, 2].map((person) => new Hand(page, new Chance(person), person));
  const [hers, his] = [hands[0]!, hands[1]!];
  await page.getByRole('button', { name: 'On this screen' }).first().click();
  await page.getByRole('button', { name: 'Remove a seat' }).click();
  await page.getByLabel('Name of player 1').fill('Ana');
  await page.getByLabel('Name of player 2').fill('Ben');
  await page.getByRole('button', { name: 'Start the game' }).click();
  const offered = (await hers.turn(), hers.legal);
  await hers.step(GESTURES.pacal);
  await hers.until('the end of a turn', () => hers.mayEnd);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await hers.until('the step to be undone', () => !hers.mayEnd);
  expect(hers.legal).toEqual(offered);
  await hers.turns(1, GESTURES.pacal);
  await his.turn();
  await page.getByRole('button', { name: 'I am Ben' }).click();
  await his.turns(1, GESTURES.pacal);
  await page.reload();
  await page.getByRole('button', { name: 'I am Ana' }).click();
  await hers.turns(1, GESTURES.pacal);
  expect(new URL(page.url()).pathname).toMatch(/^\/t\/local-/);
  await ana.leave();
});

test('where there is no room left, a sentence says so, and the game goes on', async () => {
  const ana = await alone();
  const session = await ana.context.newCDPSession(ana.page);
  await session.send('Storage.overrideQuotaForOrigin', {
    origin: new URL(server.address).origin,
    quotaSize: 1,
  });
  const hand = new Hand(ana.page, new Chance(4));
  await begin(ana, 'uxmal');
  await ana.page.getByText('There is no room left to store this game.').waitFor();
  await hand.turns(2, GESTURES.uxmal);
  await ana.leave();
});

test('friends need a server, and a sentence says so when none answers', async () => {
  const ana = await alone();
  await ana.context.route('**/api/**', (route) => route.abort());
  await ana.page.getByRole('button', { name: 'With friends' }).nth(1).click();
  await ana.page.locator('dialog[open]').getByRole('button', { name: 'Make the table' }).click();
  await ana.page.getByText('Playing with friends needs a server').waitFor();
  await ana.leave();
});

test('playing on from a replay meets the remembered level, and another level is one press away', async () => {
  const ana = await alone();
  const { page } = ana;
  await page.evaluate(() => localStorage.setItem('sacbe-levels', '{"pacal":"3"}'));
  const file = join(import.meta.dirname, 'records/pacal-finished.txt');
  await page.locator('input[type=file]').setInputFiles(file);
  const moves = page.getByRole('slider', { name: 'Moves' });
  await moves.fill(String(Number(await moves.getAttribute('max')) - 1));
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Play on', exact: true }).click();
  // The bot plays the last action of the game, which the person has lost.
  await page.getByText('You lost clearly against level 3.').first().waitFor();
  const before = page.url();
  expect(new URL(before).pathname).toMatch(/^\/t\/local-/);
  await page.getByRole('button', { name: 'Play level 2' }).click();
  await page.waitForURL((url) => url.href !== before);
  await page.locator('.seats').getByText('Bot 2 · beginner').waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/t\/local-/);
  await ana.leave();
});
