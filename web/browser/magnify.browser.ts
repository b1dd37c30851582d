import type { CDPSession, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { FINGER, Person } from './browser.ts';
import { Chance } from './chance.ts';
import { Hand } from './hand.ts';
import { pacal, tap } from './pointer.ts';
import { stage } from './stage.ts';

const { server, browser } = await stage();

/** One finger: touches, slides and lifts. */
class Finger {
  private constructor(private readonly session: CDPSession) {}

  static async on(page: Page): Promise<Finger> {
    return new Finger(await page.context().newCDPSession(page));
  }

  async down(x: number, y: number): Promise<void> {
    await this.session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  }

  async slide(x: number, y: number): Promise<void> {
    await this.session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] });
  }

  async up(): Promise<void> {
    await this.session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }
}

async function middle(place: Locator): Promise<{ x: number; y: number }> {
  const box = await place.boundingBox();
  if (!box) throw new Error('there is no such place');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Holds a finger beside a place, slides to the place and lifts. */
async function magnifiedPress(ana: Person, place: Locator, picture: string): Promise<void> {
  const finger = await Finger.on(ana.page);
  const { x, y } = await middle(place);
  await finger.down(x + 24, y - 24);
  await ana.page.locator('.magnified').waitFor();
  await finger.slide(x + 10, y - 10);
  await finger.slide(x, y);
  await ana.picture(picture);
  await expect.poll(() => ana.page.evaluate(() => document.scrollingElement?.scrollTop)).toBe(0);
  await finger.up();
  await ana.page.locator('.magnified').waitFor({ state: 'detached' });
}

test('a finger that rests on the pyramid magnifies it, and what it is lifted from is half chosen', async () => {
  const ana = await Person.at(browser, server.address, FINGER);
  const hand = new Hand(ana.page, new Chance(3));
  await ana.page.locator('.bots').nth(1).tap();
  await hand.turn();
  await hand.shown();
  const action = hand.legal.find((each) => each.startsWith('put c2 ')) ?? '';
  expect(action).not.toBe('');
  const before = hand.table.version;
  await magnifiedPress(ana, ana.page.locator('[data-place="c2"]'), 'uxmal-magnified');
  const confirm = ana.page.locator('.tray .row .primary');
  await confirm.waitFor();
  expect(hand.table.version).toBe(before);
  await confirm.tap();
  await hand.until('the tile', () => hand.table.version !== before);
  await ana.leave();
});

test('a finger that rests on the board of Pacal’s Rocket magnifies it, and chooses the square it is lifted from', async () => {
  const ana = await Person.at(browser, server.address, FINGER);
  const hand = new Hand(ana.page, new Chance(3));
  await ana.page.locator('.bots').nth(0).tap();
  await hand.turn();
  while (!hand.legal.some((each) => /^(place|fly) /.test(each))) await hand.step(pacal(tap));
  await hand.turn();
  await hand.shown();
  const [, square = ''] = (hand.legal.find((each) => /^(place|fly) /.test(each)) ?? '').split(' ');
  const before = hand.table.version;
  await magnifiedPress(ana, ana.page.locator(`[data-square="${square}"]`), 'pacal-magnified');
  await hand.until('the ship', () => hand.table.version !== before);
  await ana.leave();
});
