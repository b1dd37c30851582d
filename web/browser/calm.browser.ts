import { expect, test } from 'vitest';
import { DESKTOP, FINGER, Person } from './browser.ts';
import { Chance } from './chance.ts';
import { Hand } from './hand.ts';
import { click, pacal, tap } from './pointer.ts';
import { stage } from './stage.ts';

const { server, browser } = await stage();

/** Creates a started table for Ana and returns its id. */
async function table(ana: Person): Promise<string> {
  const places = [{ person: 'Ana' }, { bot: 'easy' }, { bot: 'easy' }];
  const data = { game: 'pacal', seats: 3, places, visibility: 'open', start: true };
  const made = await ana.page.request.post(`${ana.address}/api/tables`, {
    data,
    headers: { origin: ana.address },
  });
  return ((await made.json()) as { table: string }).table;
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

for (const [where, options, gesture] of [
  ['beside the board', { viewport: DESKTOP }, pacal(click)],
  ['on a phone', FINGER, pacal(tap)],
] as const) {
  test(`from step to step, nothing jumps ${where}`, async () => {
    const ana = await Person.at(browser, server.address, options, '');
    await ana.page.goto(ana.address);
    const hand = new Hand(ana.page, new Chance(4));
    await ana.goto(`/t/${await table(ana)}`);
    const places = new Set<string>();
    const look = async () => {
      // The list of pyramids varies in length, so skip it.
      if (hand.legal.some((action) => /^(build|raise)/.test(action))) return;
      const box = async (part: string) => JSON.stringify(await ana.page.locator(part).boundingBox());
      places.add(
        `${await box('.table > .board')} ${await box('.table > .seats')} ${await box('.table > .ask')}`,
      );
    };
    await hand.turns(5, gesture, look);
    expect([...places]).toHaveLength(1);
    await ana.leave();
  });
}
