import { expect, test } from 'vitest';
import { DESKTOP, Person } from './browser.ts';
import { actionsOf } from './opened.ts';
import { stage } from './stage.ts';

const { server, browser } = await stage();

const GAME = actionsOf('records/uxmal.txt');
/** The reward of the tile that completes level 1 follows this many actions. */
const COMPLETED = GAME.indexOf('put b2 .STM') + 1;

/** Scorings are told, which needs a speed other than instant. */
async function slowly(path: string): Promise<Person> {
  const ana = await Person.at(browser, server.address, { viewport: DESKTOP }, '');
  await ana.context.addInitScript(() => {
    const kept = JSON.parse(localStorage.getItem('sacbe-settings') ?? '{}') as object;
    localStorage.setItem('sacbe-settings', JSON.stringify({ ...kept, speed: 'slow' }));
  });
  if (path) await ana.goto(path);
  return ana;
}

test('a replay shows a scoring on the board, priest by priest, and one press ends it', async () => {
  const ana = await slowly('/replay');
  const { page } = ana;
  const record = `game uxmal\nrules 1\nplayers 3\n\n${GAME.join('\n')}\n`;
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(record) });
  await page.getByRole('slider', { name: 'Moves' }).fill(String(COMPLETED));
  await page.getByText(`Move ${COMPLETED} of`).waitFor();
  const priests = await page.locator('.board [data-priest]').count();
  expect(priests).toBeGreaterThan(3);
  await page.getByRole('button', { name: 'One move forward' }).click();
  await page.locator('[data-counted].now').waitFor();
  await page.getByText(/Priest on \w+, level \d: \d+ points?\./).waitFor();
  expect(await page.locator('.board [data-priest]').count()).toBe(priests);
  await ana.picture('replay-scoring');
  await ana.accessible('a scoring in a replay');
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.locator('[data-counted]').first().waitFor({ state: 'detached' });
  // The level is cleared, and no dialog is in the way.
  await page.locator('.board [data-priest]').first().waitFor({ state: 'detached' });
  expect(await page.getByRole('dialog').count()).toBe(0);
  await ana.leave();
});

test('the lesson shows the final scoring on the board, place by place, before it goes on', async () => {
  const ana = await slowly('/learn/pacal#end');
  const { page } = ana;
  await page.locator('.ways button:enabled', { hasText: 'Show me' }).waitFor();
  const square = page.locator('[data-square="d8"]');
  await square.click();
  await page.locator('.preview').waitFor();
  await square.click();
  const counted = page.locator('[data-counted]').first();
  await counted.waitFor();
  await ana.picture('lesson-scoring');
  expect(await page.getByText('You know how to play.').count()).toBe(0);
  const place = await counted.getAttribute('data-counted');
  await expect.poll(() => counted.getAttribute('data-counted')).not.toBe(place);
  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  await counted.waitFor({ state: 'detached' });
  await page.getByText('You know how to play.').waitFor();
  await ana.leave();
});
