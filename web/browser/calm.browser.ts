import { expect, test } from 'vitest';
import { DESKTOP, FINGER, Person } from './browser.ts';
import { Chance } from './chance.ts';
import { Hand } from './hand.ts';
import { click, pacal, tap, uxmal } from './pointer.ts';
import { stage } from './stage.ts';

const { server, browser } = await stage();

/** Creates a started table for Ana and returns its id. */
async function table(ana: Person, game = 'pacal'): Promise<string> {
  const places = [{ person: 'Ana' }, { bot: 'easy' }, { bot: 'easy' }];
  const data = { game, seats: 3, places, visibility: 'open', start: true };
  const made = await ana.page.request.post(`${ana.address}/api/tables`, {
    data,
    headers: { origin: ana.address },
  });
  const { table: id, view } = (await made.json()) as { table: string; view: { version: number } };
  // Without waiting for a page that contributes to the dice.
  await ana.page.request.post(`${ana.address}/api/tables/${id}/requests?as=1`, {
    data: { id: 'start', seen: view.version, what: { ask: 'start' } },
    headers: { origin: ana.address },
  });
  return id;
}

test('a table by its link is drawn before its connection stands', async () => {
  const ana = await Person.at(browser, server.address);
  const id = await table(ana);
  // A connection that opens but never sends anything.
  await ana.page.routeWebSocket(/\/live/, () => {});
  await ana.goto(`/t/${id}`);
  await ana.page.locator('[data-square].lit').first().waitFor();
  await ana.leave();
});

for (const [game, where, options, gesture] of [
  ['pacal', 'beside the board', { viewport: DESKTOP }, pacal(click)],
  ['pacal', 'on a phone', FINGER, pacal(tap)],
  ['uxmal', 'beside the board', { viewport: DESKTOP }, uxmal(click)],
  ['uxmal', 'on a phone', FINGER, uxmal(tap)],
] as const) {
  test(`from step to step of ${game}, nothing jumps ${where}`, async () => {
    const ana = await Person.at(browser, server.address, options, '');
    await ana.page.goto(ana.address);
    const hand = new Hand(ana.page, new Chance(4));
    await ana.goto(`/t/${await table(ana, game)}`);
    const places = new Set<string>();
    const look = async () => {
      // Lists of pyramids, rewards and cards vary in length, so skip them.
      if (hand.legal.some((action) => /^(build|raise|overlay|adjacent|pay)/.test(action))) return;
      const box = async (part: string) => JSON.stringify(await ana.page.locator(part).boundingBox());
      places.add(
        `${await box('.table > .board')} ${await box('.table > .seats')} ${await box('.table > .ask')}`,
      );
    };
    await hand.turns(5, gesture, look);
    expect([...places]).toEqual([...places].slice(0, 1));
    await ana.leave();
  });
}
