// Plays with the keyboard only.
import type { Page } from 'playwright-core';
import type { Table } from './hand.ts';

/** More Tab stops than any page has. */
const MOST = 300;

/** Whether the focused element matches a selector. */
function holds(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
}

/** Presses a key until the focused element matches a selector. */
export async function goTo(page: Page, selector: string, key = 'Tab'): Promise<void> {
  for (let pressed = 0; pressed < MOST; pressed += 1) {
    if (await holds(page, selector)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`no way leads to ${selector} by ${key}`);
}

async function press(page: Page, selector: string): Promise<void> {
  await goTo(page, selector);
  await page.keyboard.press('Enter');
}

/** Performs an action of Pacal's Rocket by keys. */
export async function pacalByKeys(page: Page, action: string, table: Table): Promise<void> {
  const [verb = '', ...rest] = action.split(' ');
  switch (verb) {
    case 'done':
      return press(page, '.drops button:last-child');
    case 'pass':
      return press(page, '.build .row button:last-child');
    case 'god':
      return press(page, '.gods button');
    case 'drop':
      if (rest[2]) return takeBack(page, table);
      return press(page, '.drops button:first-child');
    case 'build':
    case 'raise':
      await lit(page, rest[1] ?? '');
      // The first press shows a preview, the second one builds.
      await page.keyboard.press('Enter');
      return page.keyboard.press('Enter');
    default:
      await lit(page, rest[0] ?? '');
      return page.keyboard.press('Enter');
  }
}

/** Moves from one lit square to the next until it reaches the given one. */
async function lit(page: Page, square: string): Promise<void> {
  await goTo(page, '[data-square]');
  await goTo(page, `[data-square="${square}"]`, 'n');
}

/** With an empty supply: choose the ship first, if there are several, then the stone. */
async function takeBack(page: Page, table: Table): Promise<void> {
  const legal = table.you?.legal.map(({ action }) => action) ?? [];
  const ships = new Set(legal.filter((each) => each.startsWith('drop ')).map((each) => each.split(' ')[1]));
  await press(page, '.drops button:first-child');
  if (ships.size > 1) await press(page, '.drops button:nth-child(2)');
}

/** Ends the turn with its shortcut. */
export async function endByKey(page: Page): Promise<void> {
  await page.keyboard.press('e');
}
