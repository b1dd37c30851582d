import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { FINGER, PHONE, Person } from './browser.ts';
import { Chance } from './chance.ts';
import { Hand } from './hand.ts';
import { pacal, tap, uxmal } from './pointer.ts';
import { stage } from './stage.ts';

const { server, browser } = await stage();

/** The parts of the decision that are outside the viewport. */
async function outOfSight(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = [...document.querySelectorAll('.ask .line p, .table > .board, .ask button:not(:disabled)')];
    const hidden = found
      .filter((each) => each.checkVisibility())
      .map((each) => ({ each, box: each.getBoundingClientRect() }))
      .filter(
        ({ box }) =>
          box.top < -1 || box.left < -1 || box.bottom > innerHeight + 1 || box.right > innerWidth + 1,
      )
      .map(({ each, box }) => `${each.className} “${each.textContent?.trim()}” ${box.top} to ${box.bottom}`);
    const scrolled = document.scrollingElement?.scrollTop ?? 0;
    return [
      ...hidden,
      ...(scrolled > 0 ? [`scrolled by ${scrolled}`] : []),
      ...(found.length < 2 ? ['nothing'] : []),
    ];
  });
}

for (const [at, game, gesture] of [
  [0, 'pacal', pacal(tap)],
  [1, 'uxmal', uxmal(tap)],
] as const) {
  test(`several turns of ${game} with a finger on a small phone: the whole decision is in sight`, async () => {
    const ana = await Person.at(browser, server.address, FINGER);
    const hand = new Hand(ana.page, new Chance(7));
    await ana.page.getByRole('button', { name: 'Play against bots' }).nth(at).tap();
    const seen: string[] = [];
    const look = async () => {
      const question = ana.page.locator('.ask .line p');
      await expect.poll(async () => (await question.innerText()).trim()).not.toBe('');
      const asked = (await question.innerText()).trim();
      if (!seen.includes(asked)) {
        seen.push(asked);
        await ana.picture(`${game}-phone-${seen.length}`);
      }
      await expect.poll(() => outOfSight(ana.page), { message: asked }).toEqual([]);
    };
    await hand.turns(6, gesture, look);
    await hand.turn();
    await hand.shown();
    await ana.accessibleTwice(game);
    await ana.leave();
  });
}

test('what happened since my turn can be seen again while flying, on a small phone', async () => {
  const ana = await Person.at(browser, server.address, FINGER);
  const hand = new Hand(ana.page, new Chance(7));
  await ana.page.getByRole('button', { name: 'Play against bots' }).first().tap();
  await hand.turns(1, pacal(tap));
  for (const [step, asked] of [
    ['fly', /Fly|Leap/],
    ['drop', /[Dd]rop/],
  ] as const) {
    await hand.turn();
    await hand.shown();
    const question = ana.page.locator('.ask .line p');
    await expect.poll(() => question.innerText()).toMatch(asked);
    const line = await question.innerText();
    await ana.picture(`since-${step}`);
    await expect
      .poll(() => ana.page.getByRole('button', { name: 'What happened since my turn?' }).isVisible())
      .toBe(true);
    await expect.poll(() => outOfSight(ana.page), { message: line }).toEqual([]);
    await hand.step(
      pacal(tap),
      undefined,
      (legal) => legal.find((each) => /^(fly|bend|leap)/.test(each)) ?? legal[0]!,
    );
  }
  await ana.leave();
});

test('without a connection the button that was pressed says so, in sight', async () => {
  for (const [game, title] of ["Pacal's Rocket", 'Uxmal'].entries()) {
    const ana = await Person.at(browser, server.address, FINGER);
    const play = ana.page.getByRole('button', { name: 'Play against bots' }).nth(game);
    await play.waitFor();
    await ana.context.setOffline(true);
    await play.tap();
    const alert = ana.page.getByRole('alert');
    await alert.waitFor();
    await ana.picture(`offline-${game}`);
    const inSight = async () => {
      const { y, height } = (await alert.boundingBox())!;
      return y >= 0 && y + height <= PHONE.height;
    };
    await expect.poll(inSight, { message: title }).toBe(true);
    await ana.context.setOffline(false);
    await play.tap();
    await ana.page.waitForURL(/\/t\//);
    await ana.leave();
  }
});
