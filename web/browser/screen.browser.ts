import { expect, test } from 'vitest';
import { Person, launch } from './browser.ts';
import { Chance } from './chance.ts';
import { Hand, endTurn } from './hand.ts';
import { click, pacal, uxmal } from './pointer.ts';
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

/** The parts of a position that hide hands. */
interface Hands {
  hands: (Record<string, number> | null)[];
  hand_sizes: number[];
}

/** Plays a turn that places a tile, which brings cards. */
async function placeTile(hand: Hand): Promise<void> {
  for (let what = await hand.turn(); ; what = await hand.turn()) {
    await hand.step(uxmal(click), endTurn, (legal) => (legal.includes('tile') ? 'tile' : legal[0]!));
    if (what !== 'act') return;
  }
}

test('two at one screen play Uxmal with hidden hands: neither ever gets the cards of the other', async () => {
  const [server, browser] = await Promise.all([Server.start(), launch()]);
  const page = await Person.at(browser, server.address);
  const hands = [1, 2].map((person) => new Hand(page.page, new Chance(person), person));
  await page.page.getByRole('button', { name: 'On this screen' }).nth(1).click();
  await page.page.getByRole('button', { name: 'Remove a seat' }).click();
  await page.page.getByLabel('Name of player 1').fill('Ana');
  await page.page.getByLabel('Name of player 2').fill('Ben');
  await expect.poll(() => page.page.getByRole('radio', { name: 'Open' }).first().isChecked()).toBe(true);
  await page.page.getByRole('radio', { name: 'Hidden' }).check();
  await page.page.getByRole('button', { name: 'Start the game' }).click();

  let closed = 0;
  for (let turn = 0; turn < 12; turn += 1) {
    const [name, other] = turn % 2 === 0 ? ['Ana', 'Ben'] : ['Ben', 'Ana'];
    const hand = hands[turn % 2]!;
    await hand.turn();
    if (turn > 0) {
      await page.page.getByRole('heading', { name: `It is ${name}’s turn` }).waitFor();
      expect(await page.page.locator('.hand, .seat, .tray, .board').count(), name).toBe(0);
      await page.page.getByRole('button', { name: `I am ${name}` }).click();
    }
    const seat = (who: string) => page.page.locator('.seat', { hasText: who });
    await seat(other!).first().waitFor();
    if (
      (await seat(other!)
        .getByText(/hidden card/)
        .count()) > 0
    )
      closed += 1;
    // An open card has a number.
    expect(await seat(other!).locator('.hand .card b').count()).toBe(0);
    if (turn === 5) {
      await page.page.reload();
      await page.page.getByRole('heading', { name: `It is ${name}’s turn` }).waitFor();
      expect(await page.page.locator('.hand').count()).toBe(0);
      await page.page.getByRole('button', { name: `I am ${name}` }).click();
    }
    await placeTile(hand);
  }
  expect(closed).toBeGreaterThan(5);

  let hidden = 0;
  for (const [at, { heard }] of hands.entries()) {
    const positions = heard.flatMap((text) => values('position', JSON.parse(text))) as (Hands | null)[];
    const others = positions.flatMap((position) =>
      position && position.hand_sizes[1 - at] ? [position.hands[1 - at]] : [],
    );
    hidden += others.length;
    expect(others.filter((cards) => cards !== null)).toEqual([]);
  }
  expect(hidden).toBeGreaterThan(10);
  await page.leave();
  await browser.close();
  await server.stop();
});

test('two at one screen play Uxmal with open hands: the screen is never covered, and the record can be saved', async () => {
  const [server, browser] = await Promise.all([Server.start(), launch()]);
  const page = await Person.at(browser, server.address);
  const hands = [1, 2].map((person) => new Hand(page.page, new Chance(person), person));
  await page.page.getByRole('button', { name: 'On this screen' }).nth(1).click();
  await page.page.getByRole('button', { name: 'Remove a seat' }).click();
  await page.page.getByLabel('Name of player 1').fill('Ana');
  await page.page.getByLabel('Name of player 2').fill('Ben');
  await page.page.getByRole('button', { name: 'Start the game' }).click();
  for (let turn = 0; turn < 4; turn += 1) {
    await hands[turn % 2]!.turn();
    await hands[turn % 2]!.turns(1, uxmal(click));
    expect(await page.page.getByRole('heading', { name: /’s turn$/ }).count()).toBe(0);
  }
  const table = hands[0]!.table.table!;
  const record = await page.page.evaluate(
    async (path) => (await fetch(path)).status,
    `/api/tables/${table}/record`,
  );
  expect(record).toBe(200);
  await page.leave();
  await browser.close();
  await server.stop();
});
