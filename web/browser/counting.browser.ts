import { expect, test } from 'vitest';
import { lessonOf } from '../src/learn/lessons.ts';
import type { PacalPosition } from '../src/protocol.ts';
import { DESKTOP, FINGER, Person } from './browser.ts';
import { openAt } from './opened.ts';
import { stage } from './stage.ts';

const { server, browser } = await stage();

/** The last turn of a game: the first player's pyramid on d8 ends it. */
const OPENING = lessonOf('pacal')!.stories['end']!;

/** What the page showed at one moment of the final scoring. */
interface Shot {
  at: number;
  place: string;
  scores: number[];
  /** How many badges move. */
  moving: number;
}

/** Opens the table before the last pyramid, with motion and at this speed. */
async function beforeTheEnd(speed: string, options: object = { viewport: DESKTOP }): Promise<Person> {
  return opened(await withMotion(speed, options));
}

async function withMotion(speed: string, options: object): Promise<Person> {
  const ana = await Person.at(browser, server.address, { reducedMotion: 'no-preference', ...options }, '');
  await ana.context.addInitScript((speed) => {
    const kept = JSON.parse(localStorage.getItem('sacbe-settings') ?? '{}') as object;
    localStorage.setItem('sacbe-settings', JSON.stringify({ ...kept, speed }));
  }, speed);
  return ana;
}

async function opened(ana: Person): Promise<Person> {
  await openAt(ana, 'pacal', OPENING, 1);
  await ana.page.locator('[data-square="d8"].lit').waitFor();
  return ana;
}

/** Runs in the page: collects every change of what is counted. */
function film(): void {
  const shots: Shot[] = [];
  (window as unknown as { shots: Shot[] }).shots = shots;
  const look = () => {
    const place = document.querySelector<SVGElement>('[data-counted]')?.dataset['counted'];
    if (!place) return;
    const scores = [...document.querySelectorAll('.seats .score')].map((score) =>
      Number(/\d+/.exec(score.textContent ?? '')?.[0]),
    );
    const last = shots.at(-1);
    if (last?.place === place) {
      // The scores count up when the points arrive.
      last.scores = scores;
      return;
    }
    const moving = document.querySelectorAll('.badge:not(.still)').length;
    shots.push({ at: performance.now(), place, scores, moving });
  };
  new MutationObserver(look).observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    characterData: true,
  });
}

/** Runs in the page: the whole film, when the last place has been counted. */
function whole(): Shot[] | null {
  const { shots } = window as unknown as { shots: Shot[] };
  return shots.at(-1)?.place === 'god_stones' && !document.querySelector('[data-counted]') ? shots : null;
}

async function developed({ page }: Person): Promise<Shot[]> {
  return (await (await page.waitForFunction(whole)).jsonValue())!;
}

/** The whole film by the page's own clock, which we move: it does not matter how busy the machine is. */
async function developedByClock({ page }: Person): Promise<Shot[]> {
  await page.getByRole('button', { name: 'Skip' }).waitFor();
  for (let passed = 0; passed < 60_000; passed += 50) {
    await page.clock.runFor(50);
    const shots = await page.evaluate(whole);
    if (shots) return shots;
  }
  throw new Error(
    `after a minute: ${JSON.stringify(await page.evaluate(() => (window as { shots?: unknown }).shots))}`,
  );
}

async function buildTheLast(ana: Person): Promise<void> {
  const square = ana.page.locator('[data-square="d8"]');
  await square.click();
  await ana.page.locator('.preview').waitFor();
  await square.click();
}

/** The table as the server has it. */
async function tableOf(ana: Person): Promise<{ scores: number[]; position: PacalPosition }> {
  const id = new URL(ana.page.url()).pathname.split('/').at(-1);
  const answer = await ana.page.request.get(`${ana.address}/api/tables/${id}?as=1`);
  return (await answer.json()) as { scores: number[]; position: PacalPosition };
}

/** The places that pay, in the order of the rules, with everybody's scores after each. */
function expected({ scores, position }: { scores: number[]; position: PacalPosition }) {
  const paid = position.final_scoring;
  const parts = [
    { place: 'river', points: paid.river },
    { place: 'lake', points: paid.lake },
    ...position.districts.map(({ letter }, at) => ({ place: letter, points: paid.districts[at]! })),
    { place: 'god_stones', points: paid.god_stones },
  ].filter(({ points }) => points.some((won) => won > 0));
  let after = [...scores];
  const told = parts.reverse().map(({ place, points }) => {
    const shown = { place, scores: after };
    after = after.map((score, seat) => score - points[seat]!);
    return shown;
  });
  return [{ place: 'pyramid', scores: after }, ...told.reverse()];
}

test('the final scoring is counted on the board, place by place, as the engine pays it', async () => {
  const ana = await withMotion('normal', { viewport: DESKTOP });
  const { page } = ana;
  await page.clock.install({ time: 0 });
  await opened(ana);
  await page.clock.pauseAt(3_600_000);
  await page.evaluate(film);
  await buildTheLast(ana);
  const shots = await developedByClock(ana);
  await page.clock.resume();
  const told = expected(await tableOf(ana));
  expect(told.length).toBeGreaterThan(8);
  expect(shots.map(({ place, scores }) => ({ place, scores }))).toEqual(told);
  const shortest = Math.min(...shots.slice(1).map(({ at }, before) => at - shots[before]!.at));
  expect(shortest, 'milliseconds for each place').toBeGreaterThanOrEqual(800);
  await page.getByRole('button', { name: 'End turn' }).click();
  await page.locator('.winner').waitFor();
  await ana.leave();
});

for (const [how, skip] of [
  ['a key', (ana: Person) => ana.page.keyboard.press('s')],
  ['a press', (ana: Person) => ana.page.getByRole('button', { name: 'Skip' }).click()],
] as const) {
  test(`${how} ends the final scoring`, async () => {
    const ana = await beforeTheEnd('slow');
    await buildTheLast(ana);
    await ana.page.locator('[data-counted]').waitFor();
    await skip(ana);
    await ana.page.locator('[data-counted]').waitFor({ state: 'detached' });
    await ana.page.getByRole('button', { name: 'End turn' }).click();
    await ana.page.locator('.winner').waitFor();
    await ana.leave();
  });
}

test('without motion the places are counted in the same order, and nothing moves', async () => {
  const ana = await beforeTheEnd('fast', { ...FINGER, reducedMotion: 'reduce' });
  const { page } = ana;
  await page.evaluate(film);
  await buildTheLast(ana);
  const shots = await developed(ana);
  expect(shots.map(({ moving }) => moving)).toEqual(shots.map(() => 0));
  const told = expected(await tableOf(ana));
  expect(shots.map(({ place }) => place)).toEqual(told.map(({ place }) => place));
  await ana.leave();
});

test('the end says what to remember, then offers rematch, review and sharing', async () => {
  const ana = await beforeTheEnd('instant');
  const { page } = ana;
  await buildTheLast(ana);
  await page.getByRole('button', { name: 'End turn' }).click();
  await page.locator('.winner').waitFor();
  await expect
    .poll(() => page.locator('.best').innerText())
    .toMatch(/^The best pyramid, 5 floors on [a-k]\d+: \w+$/);
  const buttons = async () => (await page.locator('.after > .ways').first().innerText()).split('\n');
  await expect.poll(async () => (await buttons()).filter(Boolean)).toEqual(['Rematch', 'Review', 'Share']);
  await ana.accessibleTwice('the end');
  await page.getByRole('link', { name: 'Review' }).click();
  await page.getByRole('slider').first().waitFor();
  await ana.leave();
});
