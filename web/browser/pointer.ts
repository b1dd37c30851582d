// Plays with mouse or finger.
import type { Locator, Page } from 'playwright-core';
import type { Table } from './hand.ts';

/** A mouse click or a tap. */
export type Press = (place: Locator) => Promise<void>;
export const click: Press = (place) => place.click();
export const tap: Press = (place) => place.tap();

function legalOf(table: Table): string[] {
  return table.you?.legal.map(({ action }) => action) ?? [];
}

/** Performs actions on the board and tray of Pacal's Rocket. */
export function pacal(press: Press) {
  return async (page: Page, action: string, table: Table): Promise<void> => {
    const [verb = '', ...rest] = action.split(' ');
    const square = (name = '') => page.locator(`[data-square="${name}"]`);
    switch (verb) {
      case 'done':
        return press(page.locator('.drops button').last());
      case 'pass':
        return press(page.locator('.build .row button').last());
      case 'god':
        return press(page.locator('.gods button').filter({ hasText: rest[0] ?? '' }));
      case 'drop':
        return drop(page, press, rest, legalOf(table));
      case 'build':
      case 'raise':
        // The first press previews the best pyramid of this square, the second one builds it.
        await press(square(rest[1]));
        return press(square(rest[1]));
      default:
        return press(square(rest[0]));
    }
  };
}

async function drop(page: Page, press: Press, [ship = '', , from]: string[], legal: string[]): Promise<void> {
  const order = (each: string) => (each === 'own' ? 0 : Number(each));
  const all = legal.filter((each) => each.startsWith('drop ')).map((each) => each.split(' ')[1] ?? '');
  const ships = [...new Set(all)].sort((one, other) => order(one) - order(other));
  if (!from || ships.length > 1) await press(page.locator('.drops button').nth(ships.indexOf(ship)));
  if (from) await press(page.locator('.drops button').filter({ hasText: new RegExp(`^${from}$`) }));
}

const IDOLS = ['J', 'S', 'Q', 'M', 'T'];
const count = (cards: string, idol: string) => cards.split(idol).length - 1;

/** Performs actions on the pyramid and tray of Uxmal. */
export function uxmal(press: Press) {
  return async (page: Page, action: string, table: Table): Promise<void> => {
    const [verb = '', first = '', second = ''] = action.split(' ');
    const place = (name: string) => page.locator(`[data-place="${name}"]`);
    const part = (at: number) => press(page.locator('.four button').nth(at));
    // A tap only previews; a second press confirms.
    const does = async (name: string) => {
      await press(place(name));
      if (press === tap) await press(page.locator('.tray .row .primary'));
    };
    switch (verb) {
      case 'tile':
        return part(0);
      case 'put':
        await turnTile(page, press, table.position?.drawn ?? '', second);
        return does(first);
      case 'overlay':
      case 'adjacent':
        return press(page.locator('.claims button').nth(legalOf(table).indexOf(action)));
      case 'priest':
        await part(1);
        return does(first);
      case 'move':
        await part(2);
        if ((await page.locator('.tray .own').count()) > 0) await press(place(first));
        return does(second);
      case 'pay':
        return pay(page, press, first, table);
      default:
        await part(3);
        return moveIdol(page, press, verb, first, Number(second), table);
    }
  };
}

async function turnTile(page: Page, press: Press, drawn: string, face: string): Promise<void> {
  for (let now = drawn; now !== face; now = now.slice(-1) + now.slice(0, -1)) {
    if (press === tap) await press(page.locator('.tray button[aria-keyshortcuts="R"]'));
    else await page.keyboard.press('r');
  }
}

async function pay(page: Page, press: Press, cards: string, table: Table): Promise<void> {
  const payments = legalOf(table).map((each) => each.split(' ')[1] ?? '');
  const hand = table.position?.hands?.[(table.you?.seat ?? 1) - 1] ?? {};
  const held = IDOLS.filter((idol) => (hand[idol] ?? 0) > 0);
  for (const [at, idol] of held.entries()) {
    const sure = Math.min(...payments.map((payment) => count(payment, idol)));
    for (let given = sure; given < count(cards, idol); given += 1)
      await press(page.locator('.pay .give').nth(at));
  }
  await press(page.locator('.tray > .primary'));
}

async function moveIdol(
  page: Page,
  press: Press,
  verb: string,
  idol: string,
  by: number,
  table: Table,
): Promise<void> {
  const from = table.position?.popularity?.indexOf(idol) ?? 0;
  const step = (at: number) => page.locator('.tray .track button').nth(at);
  await press(step(from));
  await press(step(verb === 'venerate' ? from - by : from + by));
  if (press === tap) await press(page.locator('.tray .row .primary'));
}
