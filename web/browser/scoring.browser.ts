import { expect, test } from 'vitest';
import { DESKTOP, FINGER, Person } from './browser.ts';
import { actionsOf, openAt } from './opened.ts';
import { stage } from './stage.ts';

const { server, browser } = await stage();

const GAME = actionsOf('records/uxmal.txt');
const FINISHED = actionsOf('../../crates/catalog/tests/corpus/uxmal-1-3-players.txt');
/** After this many actions the first player chooses the reward of the tile that completes level 1. */
const COMPLETED = GAME.indexOf('put b2 .STM') + 1;
const IDOLS: Record<string, string> = { J: 'Jaguar', S: 'Serpent', Q: 'Quetzal', M: 'Monkey', T: 'Turtle' };

interface Scored {
  seats: {
    points: number;
    priests: { cell: string; idol: string; level: number; points: number }[];
    cards: { idol: string; count: number; points: number }[];
  }[];
}

/** What the page showed and said while one sentence was told. */
interface Shot {
  spoken: string;
  asked: string;
  scores: number[];
  counted: string | null;
  priests: number;
}

/** Opens the table just before level 1 is scored, with motion and at this speed. */
async function beforeScoring(speed: string, options: object = { viewport: DESKTOP }): Promise<Person> {
  const ana = await opened(speed, options, GAME.slice(0, COMPLETED));
  await ana.page.locator('.claims button').first().waitFor();
  return ana;
}

async function opened(speed: string, options: object, opening: string[]): Promise<Person> {
  const ana = await Person.at(browser, server.address, { reducedMotion: 'no-preference', ...options }, '');
  await ana.context.addInitScript((speed) => {
    const kept = JSON.parse(localStorage.getItem('sacbe-settings') ?? '{}') as object;
    localStorage.setItem('sacbe-settings', JSON.stringify({ ...kept, speed }));
  }, speed);
  await openAt(ana, 'uxmal', opening, 1);
  return ana;
}

/** Runs in the page: collects every change of what is shown. */
function film(): void {
  const shots: Shot[] = [];
  (window as unknown as { shots: Shot[] }).shots = shots;
  const text = (selector: string) => document.querySelector(selector)?.textContent?.trim() ?? '';
  const look = () => {
    const shot = {
      spoken: text('[aria-live]'),
      asked: text('.asking .line p').replace(/\s+/g, ' '),
      scores: [...document.querySelectorAll('[data-score]')].map((score) =>
        Number(/\d+/.exec(score.textContent ?? '')?.[0]),
      ),
      counted: document.querySelector<SVGElement>('[data-counted].now')?.dataset['counted'] ?? null,
      priests: document.querySelectorAll('.board [data-priest]').length,
    };
    if (JSON.stringify(shot) !== JSON.stringify(shots.at(-1))) shots.push(shot);
  };
  new MutationObserver(look).observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  look();
}

async function shots(ana: Person): Promise<Shot[]> {
  return ana.page.evaluate(() => (window as unknown as { shots: Shot[] }).shots);
}

/** The scoring that the server sent. */
async function scored(ana: Person): Promise<Scored> {
  const id = new URL(ana.page.url()).pathname.split('/').at(-1)!;
  const got = await ana.page.request.get(`${ana.address}/api/tables/${id}?as=1`);
  const { position } = (await got.json()) as { position: { scored: Scored[] } };
  return position.scored.at(-1)!;
}

const isAtMost = (some: number[], others: number[]) => some.every((each, at) => each <= others[at]!);
const points = (count: number) => (count === 1 ? '1 point.' : `${count} points.`);

/** The steps of a scoring in order: the sentence, the priest, and all scores after it. */
function steps({ seats }: Scored, names: string[], before: number[] = seats.map(() => 0)) {
  const scores = [...before];
  return seats.flatMap((seat, at) => [
    ...seat.priests.map((priest) => {
      scores[at]! += priest.points;
      const words = `Priest on ${IDOLS[priest.idol]}, level ${priest.level}: ${points(priest.points)}`;
      return { said: `${names[at]}, ${priest.cell}: ${words}`, counted: priest.cell, scores: [...scores] };
    }),
    ...seat.cards.map((cards) => {
      scores[at]! += cards.points;
      const held = `${cards.count} ${IDOLS[cards.idol]} ${cards.count === 1 ? 'card' : 'cards'}`;
      return { said: `${names[at]}: ${held}: ${points(cards.points)}`, counted: null, scores: [...scores] };
    }),
  ]);
}

/** Compares what was filmed with the steps of the scoring. */
function expectTold(
  filmed: Shot[],
  expected: ReturnType<typeof steps>,
  start: number[],
  priests: number,
): void {
  const told = filmed.filter(({ spoken }) => expected.some(({ said }) => said === spoken));
  const groups = expected.map(({ said }) => told.filter(({ spoken }) => spoken === said));
  // Each sentence once, in order, spoken and visible; no score is ahead of what was told.
  const order = told.map(({ spoken }) => spoken).filter((spoken, at, all) => spoken !== all[at - 1]);
  expect(order).toEqual(expected.map(({ said }) => said));
  for (const [at, { said, counted, scores }] of expected.entries()) {
    const group = groups[at]!;
    const last = group.at(-1)!;
    expect([last.asked, last.counted, last.priests]).toEqual([said, counted, priests]);
    const before = expected[at - 1]?.scores ?? start;
    expect(isAtMost(group[0]!.scores, before), `${said} begins with ${group[0]!.scores.join()}`).toBe(true);
    expect(
      group.every((shot) => isAtMost(shot.scores, scores)),
      said,
    ).toBe(true);
  }
  expect(filmed.at(-1)!.scores).toEqual(expected.at(-1)!.scores);
}

test('a phase is scored on the board, step by step in the order of the events, before anything is cleared', async () => {
  const ana = await beforeScoring('fast');
  const { page } = ana;
  const names = await page.locator('.seats .name').allTextContents();
  const priests = await page.locator('.board [data-priest]').count();
  expect(priests).toBeGreaterThan(3);
  await page.evaluate(film);
  await page.locator('.claims button').first().click();
  await page.getByRole('dialog').getByText('Level 1 is complete').waitFor();
  const filmed = await shots(ana);
  const expected = steps(await scored(ana), names);

  expectTold(filmed, expected, [0, 0, 0], priests);
  await page.locator('.board [data-priest]').first().waitFor({ state: 'detached' });
  await ana.leave();
});

test('one key ends the scoring, and the full table can be read', async () => {
  const ana = await beforeScoring('slow');
  const { page } = ana;
  await page.evaluate(film);
  await page.locator('.claims button').first().click();
  await page.locator('[data-counted]').first().waitFor();
  await page.keyboard.press('s');
  await page.getByRole('dialog').getByText('Level 1 is complete').waitFor();
  const all = steps(await scored(ana), await page.locator('.seats .name').allTextContents());
  const filmed = await shots(ana);
  expect(all.filter(({ said }) => filmed.some(({ spoken }) => spoken === said)).length).toBeLessThan(
    all.length,
  );
  const totals = (await scored(ana)).seats.map((seat) => `+${seat.points}`);
  await expect.poll(() => page.locator('dialog[open] strong').allInnerTexts()).toEqual(totals);
  await expect.poll(async () => (await shots(ana)).at(-1)!.scores).toEqual(all.at(-1)!.scores);
  await page.getByRole('button', { name: 'Continue' }).click();
  await ana.leave();
});

test('one tap on the board ends it too', async () => {
  const ana = await beforeScoring('slow', FINGER);
  await ana.page.locator('.claims button').first().tap();
  await ana.page.locator('[data-counted]').first().waitFor();
  await ana.page.locator('.table > .board').tap();
  await ana.page.getByRole('dialog').getByText('Level 1 is complete').waitFor();
  await ana.leave();
});

test('with reduced motion the steps are a list, in order, and nothing moves', async () => {
  const ana = await beforeScoring('fast', { viewport: DESKTOP, reducedMotion: 'reduce' });
  const { page } = ana;
  const names = await page.locator('.seats .name').allTextContents();
  await page.evaluate(() => {
    const seen = { lists: [] as string[][], moving: 0 };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      seen.lists.push(
        [...document.querySelectorAll('.asking ol li > span')].map((line) => line.textContent ?? ''),
      );
      seen.moving += document.getAnimations().filter(({ playState }) => playState === 'running').length;
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await page.locator('.claims button').first().click();
  await page.getByRole('dialog').getByText('Level 1 is complete').waitFor();
  const { lists, moving } = await page.evaluate(
    () => (window as unknown as { seen: { lists: string[][]; moving: number } }).seen,
  );
  const all = steps(await scored(ana), names).map(({ said }) => said);
  const longest = lists.reduce((most, list) => (list.length > most.length ? list : most), []);
  expect(longest.map((line) => line.replace(/\s+/g, ' ').trim())).toEqual(all.slice(0, -1));
  expect(moving).toBe(0);
  await ana.leave();
});

test('the last phase is told on the board too, and the game is over after it', async () => {
  const ana = await opened('fast', { viewport: DESKTOP }, FINISHED.slice(0, -1));
  const { page } = ana;
  await page.locator('.tray .tile').waitFor();
  const names = await page.locator('.seats .name').allTextContents();
  const start = (await page.locator('[data-score]').allTextContents()).map((text) =>
    Number(/\d+/.exec(text)?.[0]),
  );
  const priests = await page.locator('.board [data-priest]').count();
  await page.evaluate(film);
  await page.locator('.board [data-place="b1"]').click();
  await page.locator('.claims button').first().click();
  await page.getByRole('button', { name: 'End turn' }).and(page.locator('.primary')).waitFor();
  expectTold(await shots(ana), steps(await scored(ana), names, start), start, priests);
  await page.getByRole('button', { name: 'End turn' }).click();
  await page.locator('.winner').waitFor();
  await ana.leave();
});
