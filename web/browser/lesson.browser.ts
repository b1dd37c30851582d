import type { Page, Response } from 'playwright-core';
import { expect, test } from 'vitest';
import { fulfils, lessonOf } from '../src/learn/lessons.ts';
import type { Study } from '../src/protocol.ts';
import { Person } from './browser.ts';
import { type Table, readScoring } from './hand.ts';
import { click, pacal, uxmal } from './pointer.ts';
import { stage } from './stage.ts';

const { server, browser } = await stage();

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
  const turn = { seat: 1 };
  return {
    table: '',
    version: 0,
    phase: 'playing',
    opening: 0,
    scores: [],
    turn,
    you,
    position: position as Table['position'],
  };
}

for (const [game, gesture] of [
  ['pacal', pacal(click)],
  ['uxmal', uxmal(click)],
] as const) {
  test(`the whole lesson of ${game}, each move made by the learner`, async () => {
    const { steps } = lessonOf(game)!;
    expect(steps.length).toBeGreaterThanOrEqual(10);
    const ana = await Person.at(browser, server.address);
    const { page } = ana;
    let next = study(page);
    await page
      .getByRole('link', { name: 'Learn by playing' })
      .nth(game === 'pacal' ? 0 : 1)
      .click();
    for (const [at, step] of steps.entries()) {
      await page.getByText(`Step ${at + 1} of ${steps.length}`).waitFor();
      for (const task of step.tasks) {
        const now = await next;
        const wanted = now.legal.find(({ action }) => fulfils(task, action));
        expect(wanted, `${step.id}: ${task.accept.join()}`).toBeDefined();
        // The button is enabled once the position is loaded.
        await page.locator('.ways button:enabled', { hasText: 'Show me' }).waitFor();
        next = study(page);
        await gesture(page, wanted!.action, seen(now));
      }
      await next;
      if (at === 5) await ana.picture(`lesson-${game}`);
      if (at === steps.length - 1) break;
      const onward = page.getByRole('button', { name: 'Next', exact: true });
      await onward.waitFor();
      await readScoring(page);
      next = study(page);
      await onward.click();
    }
    await page.getByText('You know how to play.').waitFor();
    await ana.accessible('the end of a lesson');
    await ana.leave();
  });
}
