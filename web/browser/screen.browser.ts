import { expect, test } from 'vitest';
import { Person, launch } from './browser.ts';
import { Chance } from './chance.ts';
import { Hand } from './hand.ts';
import { click, pacal } from './pointer.ts';
import { Server } from './server.ts';

/** Every value of a key, at any depth. */
function values(key: string, inside: unknown): unknown[] {
  if (Array.isArray(inside)) return inside.flatMap((each) => values(key, each));
  if (typeof inside !== 'object' || inside === null) return [];
  return Object.entries(inside).flatMap(([name, each]) => [
    ...(name === key ? [each] : []),
    ...values(key, each),
  ]);
}

test('two at one screen: it is covered between turns, and nothing hidden is ever told', async () => {
  const [server, browser] = await Promise.all([Server.start(), launch()]);
  const page = await Person.at(browser, server.address);
  const hands = [1, 2].map((person) => new Hand(page.page, new Chance(person), person));
  await page.page.getByRole('button', { name: 'On this screen' }).first().click();
  await page.page.getByRole('button', { name: 'Remove a seat' }).click();
  await page.page.getByLabel('Name of player 1').fill('Ana');
  await page.page.getByLabel('Name of player 2').fill('Ben');
  await page.page.getByRole('button', { name: 'Start the game' }).click();

  let covered = 0;
  for (let turn = 0; turn < 10; turn += 1) {
    const hand = hands[turn % 2]!;
    const name = ['Ana', 'Ben'][turn % 2]!;
    await hand.turn();
    if (turn > 0) {
      await page.page.getByRole('heading', { name: `It is ${name}’s turn` }).waitFor();
      expect(await page.page.locator('.board, [data-square], .ask').count()).toBe(0);
      if (turn === 1) await page.accessibleTwice('covered');
      if (turn === 1) await page.picture('covered');
      await page.page.getByRole('button', { name: `I am ${name}` }).click();
      covered += 1;
    }
    await hand.turns(1, pacal(click));
  }
  expect(covered).toBe(9);

  const told = hands.flatMap(({ heard }) => heard);
  expect(told.some((text) => text.includes('"drop own"'))).toBe(true);
  const inside = told.flatMap((text) => values('inside', JSON.parse(text)));
  expect(inside.length).toBeGreaterThan(50);
  expect(inside.filter((each) => each !== null)).toEqual([]);
  await page.leave();
  await browser.close();
  await server.stop();
});
