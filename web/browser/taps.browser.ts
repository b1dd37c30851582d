import type { Page, Response } from 'playwright-core';
import { expect, test } from 'vitest';
import { fulfils, lessonOf } from '../src/learn/lessons.ts';
import type { Study } from '../src/protocol.ts';
import { Person } from './browser.ts';
import { type Table, readScoring } from './hand.ts';
import { pacal, tap, uxmal } from './pointer.ts';
import { stage } from './stage.ts';

const { server, browser } = await stage();

/** Small phones, one with visible browser bars, and a tablet. */
const SIZES = [
  [360, 640],
  [375, 667],
  [390, 664],
  [412, 732],
  [768, 1024],
] as const;

/** The next position that the page receives. */
function study(page: Page): Promise<Study> {
  const answer = (response: Response) => response.url().endsWith('/api/study') && response.ok();
  const found = page.waitForResponse(answer).then(async (response) => (await response.json()) as Study);
  // Callers that await it still get the error. A test that failed earlier never awaits it.
  found.catch(() => {});
  return found;
}

function seen({ legal, position }: Study): Table {
  const you = { seat: 1, legal, may_end_turn: false };
  const shown = { position: position as Table['position'], turn: { seat: 1 }, you };
  return { table: '', version: 0, phase: 'playing', opening: 0, scores: [], ...shown };
}

/** The position and size of the board. */
function box(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const { x, y, width, height } = document.querySelector('.stage .board > *')!.getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
  });
}

for (const [game, gesture] of [
  ['pacal', pacal(tap)],
  ['uxmal', uxmal(tap)],
] as const) {
  for (const [width, height] of SIZES) {
    test(`the lesson of ${game} by finger at ${width}×${height}: every right tap is taken as such`, async () => {
      const { steps } = lessonOf(game)!;
      const finger = { viewport: { width, height }, hasTouch: true, isMobile: true };
      const ana = await Person.at(browser, server.address, finger, '');
      const { page } = ana;
      let next = study(page);
      await ana.goto(`/learn/${game}`);
      for (const [at, step] of steps.entries()) {
        await page.getByText(`Step ${at + 1} of ${steps.length}`).waitFor();
        for (const task of step.tasks) {
          const now = await next;
          const wanted = now.legal.find(({ action }) => fulfils(task, action))!;
          await page.locator('.ways button:enabled', { hasText: 'Show me' }).waitFor();
          next = study(page);
          await gesture(page, wanted.action, seen(now));
          await expect
            .poll(() => page.locator('.response').allInnerTexts(), { message: step.id })
            .toEqual([]);
        }
        await next;
        if (at === steps.length - 1) break;
        await page.getByRole('button', { name: 'Next', exact: true }).waitFor();
        await readScoring(page);
        next = study(page);
        await page.getByRole('button', { name: 'Next', exact: true }).tap();
      }
      await page.getByText('You know how to play.').waitFor();
      await ana.leave();
    });
  }
}

for (const [width, height] of SIZES) {
  test(`in the lesson at ${width}×${height} the board stays where it is, whatever is shown or refused`, async () => {
    const finger = { viewport: { width, height }, hasTouch: true, isMobile: true };
    const ana = await Person.at(browser, server.address, finger, '');
    const { page } = ana;
    await ana.goto('/learn/pacal#choose');
    await page.locator('.ways button:enabled', { hasText: 'Show me' }).waitFor();
    const before = await box(page);
    await ana.picture(`lesson-choose-${width}`);
    // A press on a square where nothing can be built shows the reason.
    await page.locator('[data-square="a11"]').tap();
    await page.locator('.response').waitFor();
    expect(await box(page), 'after a refusal').toEqual(before);
    await ana.picture(`lesson-refused-${width}`);
    await page.getByRole('button', { name: 'Close' }).tap();
    await page.locator('.response').waitFor({ state: 'detached' });
    await page.locator('[data-square="c6"]').tap();
    await page.locator('.preview').waitFor();
    expect(await box(page), 'with what a build brings').toEqual(before);
    await ana.picture(`lesson-preview-${width}`);
    await ana.accessibleTwice('a lesson with a preview');
    await ana.leave();
  });
}
