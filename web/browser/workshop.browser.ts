import type { BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, FINGER, PHONE, Person } from './browser.ts';
import { Chance } from './chance.ts';
import { Hand } from './hand.ts';
import { goTo } from './keys.ts';
import { click, pacal } from './pointer.ts';
import { stage } from './stage.ts';

const { server, browser } = await stage();

// A map drawn on paper: 9 by 12 squares, two lakes, a river with odd bends, shores of its own.
const ROWS = [
  'AAABBBCCC',
  'AAABBBCCC',
  'AAA~~BCCC',
  'DDD~~BEEE',
  'DDDSSSEEE',
  'DDDSSSEEE',
  'FFFSSSGGG',
  'FFFHHHGGG',
  'FFFHHH~GG',
  'IIIHHH~~G',
  'IIIJJJKKK',
  'IIIJJJKKK',
];
const LETTERS = [...'ABCDEFGHIJKS'];
const VALUES: Record<string, number> = Object.fromEntries(
  LETTERS.map((letter, at) => [letter, 3 + (at % 5)]),
);
const RIVER: [number, number][] = [
  [6, 0],
  [6, 3],
  [8, 3],
  [8, 7],
  [5, 7],
  [5, 12],
];
/** Tapped: a1 counts for the river, g1 does not; b3 counts for the lake. */
const RIVER_TAPS = ['a1', 'g1'];
const LAKE_TAPS = ['b3'];
const DERIVED = [
  ...[
    'f1',
    'g1',
    'f2',
    'g2',
    'f3',
    'g3',
    'h3',
    'g4',
    'h4',
    'i4',
    'h5',
    'i5',
    'h6',
    'i6',
    'f7',
    'g7',
    'h7',
    'i7',
  ],
  ...['e8', 'f8', 'g8', 'h8', 'e9', 'f9', 'e10', 'f10', 'e11', 'f11', 'e12', 'f12'],
];
const NAME = 'Grandma’s box';

/** One way of entering: by mouse, finger or keyboard. */
interface Way {
  /** Chooses a chip. */
  choose: (page: Page, name: string) => Promise<void>;
  /** Presses at the first point and drags through the others, in squares from the upper left corner. */
  drag: (page: Page, points: [number, number][]) => Promise<void>;
}

/** A point of the map on the screen. */
async function screen(page: Page, [x, y]: [number, number]): Promise<{ x: number; y: number }> {
  const map = page.locator('.editor .map .squares');
  const box = (await map.boundingBox())!;
  return { x: box.x + (x / 9) * box.width, y: box.y + (y / 12) * box.height };
}

/** Scrolls so that all of the map can be reached in one stroke. */
function bringMap(page: Page): Promise<void> {
  return page.locator('.editor .map .squares').evaluate((map) => map.scrollIntoView({ block: 'end' }));
}

/** A chip by its name. */
function chip(page: Page, name: string) {
  return page.locator('label', { has: page.getByRole('radio', { name, exact: true }) });
}

/** Waits until a chip is chosen: a tap takes effect a moment after the finger is lifted. */
async function chosen(page: Page, name: string): Promise<void> {
  await page.locator('label.chosen', { has: page.getByRole('radio', { name, exact: true }) }).waitFor();
}

const mouse: Way = {
  choose: (page, name) => chip(page, name).click(),
  drag: async (page, points) => {
    await bringMap(page);
    for (const [at, point] of points.entries()) {
      const { x, y } = await screen(page, point);
      await page.mouse.move(x, y);
      if (at === 0) await page.mouse.down();
    }
    await page.mouse.up();
  },
};

function finger(session: CDPSession): Way {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  return {
    // Strokes sent this way leave the emulated finger in a state in which `tap` makes no click.
    choose: (page, name) => chip(page, name).click(),
    drag: async (page, points) => {
      await bringMap(page);
      for (const [at, point] of points.entries()) {
        await touch(at === 0 ? 'touchStart' : 'touchMove', [await screen(page, point)]);
      }
      await touch('touchEnd', []);
    },
  };
}

/** Runs of the same symbol in a row, each as a stroke from square to square. */
function strokes(symbol: string): [number, number][][] {
  return ROWS.flatMap((row, y) =>
    [...row.matchAll(new RegExp(`[${symbol}]+`, 'g'))].map(({ index, 0: run }): [number, number][] => [
      [index + 0.5, y + 0.5],
      [index + run.length - 0.5, y + 0.5],
    ]),
  );
}

function middle(square: string): [number, number] {
  return [square.charCodeAt(0) - 97 + 0.5, Number(square.slice(1)) - 0.5];
}

/** From nothing to an empty map of 9 by 12. */
async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start from scratch' }).click();
  await page.getByLabel('Name').fill(NAME);
  for (const [label, size] of [
    ['Columns', '9'],
    ['Rows', '12'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(size);
    await page.getByLabel(label, { exact: true }).press('Tab');
  }
}

async function enterValues(page: Page): Promise<void> {
  for (const letter of LETTERS) {
    const field = page.locator(`[data-district="${letter}"] input[type=number]`);
    await field.fill(String(VALUES[letter]));
    await field.press('Tab');
  }
}

async function choose(page: Page, way: Way, name: string): Promise<void> {
  await way.choose(page, name);
  await chosen(page, name);
}

async function byPointer(page: Page, way: Way): Promise<void> {
  await begin(page);
  for (const symbol of [...LETTERS, '~']) {
    const name = symbol === '~' ? 'lake' : `district ${symbol}`;
    if ((await chip(page, name).count()) === 0)
      await page.getByRole('button', { name: 'Add a district' }).click();
    await choose(page, way, name);
    for (const stroke of strokes(symbol)) await way.drag(page, stroke);
  }
  await choose(page, way, 'River');
  await way.drag(page, riverEdges());
  await choose(page, way, 'River shore');
  for (const square of RIVER_TAPS) await way.drag(page, [middle(square)]);
  await choose(page, way, 'Lake shore');
  for (const square of LAKE_TAPS) await way.drag(page, [middle(square)]);
  await enterValues(page);
}

/** The corners of the river, one by one. */
function corners(): [number, number][] {
  return RIVER.flatMap(([x, y], at): [number, number][] => {
    const [u, v] = RIVER[at - 1] ?? [x, y];
    const steps = Math.abs(x - u) + Math.abs(y - v);
    return Array.from({ length: Math.max(1, steps) }, (_, step) => [
      steps === 0 ? x : u + Math.sign(x - u) * (step + 1),
      steps === 0 ? y : v + Math.sign(y - v) * (step + 1),
    ]);
  });
}

/** The middles of the river's edges: a drag along them. */
function riverEdges(): [number, number][] {
  return corners()
    .slice(1)
    .map(([x, y], at) => {
      const [u = 0, v = 0] = corners()[at] ?? [];
      return [(x + u) / 2, (y + v) / 2];
    });
}

async function byKeyboard(page: Page): Promise<void> {
  const { keyboard } = page;
  await goTo(page, 'button.primary + .button');
  await keyboard.press('Enter');
  await page.locator('.editor [data-square]').first().waitFor();
  await goTo(page, '.name input');
  await keyboard.press('Control+A');
  await keyboard.type(NAME);
  for (const size of ['9', '12']) {
    await goTo(page, '.size input');
    await keyboard.press('Control+A');
    await keyboard.type(size);
    await keyboard.press('Tab');
  }
  await goTo(page, '.editor [data-square]', 'Shift+Tab');
  for (const [y, row] of ROWS.entries()) {
    await keyboard.press('Home');
    for (const [x, symbol] of [...row].entries()) {
      await keyboard.press(symbol === '~' ? '~' : symbol.toLowerCase());
      if (x < 8) await keyboard.press('ArrowRight');
    }
    if (y < 11) await keyboard.press('ArrowDown');
  }
  await goTo(page, '.tools input[value=paint]', 'Shift+Tab');
  await keyboard.press('ArrowRight');
  await keyboard.press('ArrowRight');
  await goTo(page, '[data-corner]');
  await walk(page, [0, 0], RIVER[0]!, '');
  await keyboard.press('Enter');
  for (const [at, corner] of RIVER.slice(1).entries()) await walk(page, RIVER[at]!, corner, '');
  await keyboard.press('Escape');
  for (const [value, taps] of [
    ['river-shore', RIVER_TAPS],
    ['lake-shore', LAKE_TAPS],
  ] as const) {
    await goTo(page, '.tools input[type=radio]:checked', 'Shift+Tab');
    await goTo(page, `.tools input[value=${value}]`, 'ArrowRight');
    await goTo(page, '.editor [data-square]');
    for (const square of taps) {
      await keyboard.press('Home');
      const row = async () =>
        Number(
          (await page.evaluate(() => (document.activeElement as HTMLElement).dataset['square']))!.slice(1),
        );
      while ((await row()) !== 1) await keyboard.press('ArrowUp');
      const [x, y] = middle(square);
      for (let step = 0; step < y - 0.5; step += 1) await keyboard.press('ArrowDown');
      for (let step = 0; step < x - 0.5; step += 1) await keyboard.press('ArrowRight');
      await keyboard.press('Enter');
    }
  }
  for (const letter of LETTERS) {
    await goTo(page, `[data-district="${letter}"] input[type=number]`);
    await keyboard.type(String(VALUES[letter]));
    await keyboard.press('Tab');
  }
}

async function walk(page: Page, from: [number, number], to: [number, number], shift: string): Promise<void> {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  for (let step = 0; step < Math.abs(dx); step += 1)
    await page.keyboard.press(`${shift}${dx > 0 ? 'ArrowRight' : 'ArrowLeft'}`);
  for (let step = 0; step < Math.abs(dy); step += 1)
    await page.keyboard.press(`${shift}${dy > 0 ? 'ArrowDown' : 'ArrowUp'}`);
}

interface Kept {
  name: string;
  parts: { board: Record<string, unknown> };
  ready: unknown;
}

async function kept(page: Page): Promise<Kept[]> {
  const text = await page.evaluate(() => localStorage.getItem('sacbe-workshop'));
  return (JSON.parse(text ?? '{"sets":[]}') as { sets: Kept[] }).sets;
}

/** Checks that the engine is content, and that exactly the drawn map is kept. */
async function entered(page: Page): Promise<void> {
  await page.getByText('Everything fits.').waitFor();
  await expect
    .poll(async () => (await kept(page))[0])
    .toMatchObject({ name: NAME, ready: expect.anything() as unknown });
  const [set] = await kept(page);
  const board = set!.parts.board;
  expect(board['rows']).toEqual(ROWS);
  expect(board['values']).toEqual(VALUES);
  expect([RIVER, [...RIVER].reverse()]).toContainEqual(board['river']);
  const shore = ['a1', ...DERIVED.filter((square) => square !== 'g1')];
  expect([...(board['river_shore'] as string[])].sort()).toEqual(shore.sort());
  expect(board['lake_shore']).toContain('b3');
}

async function workshop(options: BrowserContextOptions, path = '/workshop'): Promise<Person> {
  const ana = await Person.at(browser, server.address, options, path);
  return ana;
}

test('a map of 9 by 12 by mouse: shared by link, opened elsewhere, and played to the end', async () => {
  const ana = await workshop({ viewport: DESKTOP });
  await byPointer(ana.page, mouse);
  await entered(ana.page);
  await ana.accessibleTwice('entered');
  await ana.picture('workshop-entered');
  await ana.page.getByRole('button', { name: 'Share a link' }).click();
  const address = ana.page.getByLabel('Link to this table');
  await expect.poll(() => address.inputValue()).toContain('/workshop#m=');
  const link = await address.inputValue();
  await ana.leave();

  const ben = await workshop({ viewport: DESKTOP }, '');
  const hand = new Hand(ben.page, new Chance(11));
  await ben.page.goto(link);
  await ben.page.getByText('Opened from a link').waitFor();
  await expect.poll(() => kept(ben.page)).toEqual([]);
  await ben.page.getByRole('button', { name: 'Try it' }).click();
  await ben.page.getByRole('button', { name: `Map: ${NAME}` }).waitFor();
  let steps = 0;
  while (await hand.step(pacal(click))) steps += 1;
  expect(steps).toBeGreaterThan(12);
  await ben.page.getByRole('tab', { name: 'Result' }).waitFor();
  await ben.accessible('over');
  await ben.leave();
});

test('the same map by finger', async () => {
  const ana = await workshop(FINGER);
  await byPointer(ana.page, finger(await ana.context.newCDPSession(ana.page)));
  await entered(ana.page);
  await ana.accessibleTwice('entered');
  await ana.leave();
});

test('the same map by keyboard alone', async () => {
  const ana = await workshop({ viewport: DESKTOP });
  await ana.page.getByRole('button', { name: 'Start from scratch' }).waitFor();
  await byKeyboard(ana.page);
  await entered(ana.page);
  await ana.leave();
});

test('a set that is kept can be chosen for a table', async () => {
  const ana = await workshop({ viewport: DESKTOP });
  const { page } = ana;
  await page.getByRole('button', { name: 'Start from our reconstruction' }).click();
  await page.getByLabel('Name').fill('Attic');
  await page.locator('.editor [data-square="a1"]').focus();
  await page.keyboard.press('b');
  await page.getByText('Everything fits.').waitFor();
  await ana.goto('/');
  await page.getByRole('button', { name: 'Options' }).first().click();
  await page.getByLabel('Map').selectOption({ label: 'Attic' });
  await ana.accessibleTwice('the choice of a map');
  await page.getByRole('button', { name: 'Start', exact: false }).last().click();
  await page.getByRole('button', { name: 'Map: Attic' }).waitFor();
  await ana.leave();
});

test('the engine says what is missing, and each problem leads to its place', async () => {
  const ana = await workshop({ viewport: PHONE });
  const { page } = ana;
  await page.getByRole('button', { name: 'Start from our reconstruction' }).click();
  await page.getByText('Everything fits.').waitFor();
  const value = page.locator('[data-district="K"] input[type=number]');
  await value.fill('');
  await value.press('Tab');
  const problem = page.getByRole('button', { name: 'District K' }).filter({ hasText: 'value' });
  await problem.click();
  await page.waitForFunction(() => document.activeElement?.matches('[data-district="K"] input') ?? false);
  await ana.accessibleTwice('with a problem');
  await page.keyboard.press('Control+Z');
  await page.getByText('Everything fits.').waitFor();
  await expect.poll(() => value.inputValue()).toBe('4');
  await page.keyboard.press('Control+Shift+Z');
  await problem.waitFor();
  await ana.leave();
});

test('Uxmal: tiles are counted, turned and copied, and the set is tried', async () => {
  const ana = await workshop({ viewport: DESKTOP }, '/workshop#uxmal');
  const { page } = ana;
  await page.getByRole('button', { name: 'Start from our reconstruction' }).click();
  await page.locator('.counted', { hasText: '29 of 29' }).waitFor();
  await page.locator('[data-tile="12"]').click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.locator('.counted', { hasText: '28 of 29' }).waitFor();
  await page.getByText('missing or wrong').waitFor();
  await page.getByRole('button', { name: 'Duplicate' }).click();
  await page.getByRole('button', { name: 'Rotate' }).click();
  await page.locator('[data-cell="a1"]').focus();
  await page.keyboard.press('.');
  await page.getByText('missing or wrong').waitFor();
  await ana.accessibleTwice('with a problem');
  await page.keyboard.press('Control+Z');
  await page.getByText('Everything fits.').waitFor();
  await page.getByRole('button', { name: 'Try it' }).click();
  await page.getByRole('button', { name: 'Map: My box' }).waitFor();
  await ana.leave();
});

test('a broken link says so and loses nothing', async () => {
  const ana = await workshop({ viewport: PHONE }, '/workshop#m=zBroken');
  await ana.page.getByText('This link is damaged').waitFor();
  await ana.accessible();
  await ana.page.getByRole('button', { name: 'Start from our reconstruction' }).click();
  await ana.page.locator('.editor [data-square="a1"]').focus();
  await ana.page.keyboard.press('b');
  await ana.goto('/workshop#m=p____');
  await ana.page.getByText('This link is damaged').waitFor();
  await expect
    .poll(() => ana.page.locator('.editor [data-square="a1"]').getAttribute('aria-label'))
    .toContain('district B');
  await ana.leave();
});

test('files: too large, broken, foreign, with a wrong row, and one that was saved', async () => {
  const ana = await workshop({ viewport: DESKTOP });
  const { page } = ana;
  const load = (text: string) =>
    page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'box.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await page.getByRole('button', { name: 'Start from our reconstruction' }).click();
  await page.locator('.editor [data-square="a1"]').focus();
  await page.keyboard.press('c');
  for (const [text, said] of [
    ['x'.repeat(70_000), 'larger than 64 KB'],
    ['{"game":"pacal",\n"name":', 'damaged on line 2'],
    ['[]', 'not a components file'],
    ['{"game":"chess","options":{}}', 'chess'],
    ['{"rows":["AA","A"]}', 'Row 2 of the map'],
  ] as const) {
    await load(text);
    await page.getByRole('alert').filter({ hasText: said }).waitFor();
    await expect
      .poll(() => page.locator('.editor [data-square="a1"]').getAttribute('aria-label'))
      .toContain('district C');
  }
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const path = await (await coming).path();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.locator('input[type=file]').first().setInputFiles(path);
  await page.locator('.editor [data-square="a1"][aria-label*="district C"]').waitFor();
  await expect.poll(async () => (await kept(page)).length).toBe(2);
  await ana.leave();
});

test('where nothing can be stored, a sentence says so and the work goes on', async () => {
  const ana = await workshop({ viewport: PHONE }, '');
  await ana.page.addInitScript(() => {
    const set = Storage.prototype.setItem;
    Storage.prototype.setItem = function (this: Storage, name: string, text: string) {
      if (name === 'sacbe-workshop') throw new DOMException('full', 'QuotaExceededError');
      set.call(this, name, text);
    };
  });
  await ana.goto('/workshop');
  await ana.page.getByRole('button', { name: 'Start from our reconstruction' }).click();
  await ana.page.locator('.editor [data-square="a1"]').focus();
  await ana.page.keyboard.press('b');
  await ana.page.getByText('This browser cannot save anything').waitFor();
  await expect
    .poll(() => ana.page.locator('.editor [data-square="a1"]').getAttribute('aria-label'))
    .toContain('district B');
  await ana.page.getByText('Everything fits.').waitFor();
  await ana.accessibleTwice('storage blocked');
  await ana.leave();
});

test('sets are renamed, duplicated, deleted, and a deletion is undone', async () => {
  const ana = await workshop({ viewport: PHONE });
  const { page } = ana;
  await page.getByRole('button', { name: 'Start from scratch' }).click();
  await page.getByLabel('Name').fill('Attic');
  await page.getByLabel('Name').press('Tab');
  await page.getByRole('button', { name: 'My sets' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Duplicate' }).click();
  await dialog.getByText('Copy of Attic').waitFor();
  await dialog.getByRole('button', { name: 'Rename' }).first().click();
  await dialog.getByLabel('Name').fill('Cellar');
  await dialog.getByRole('button', { name: 'Rename' }).first().click();
  await dialog.getByText('Cellar').waitFor();
  await ana.accessibleTwice('my sets');
  await dialog.getByRole('button', { name: 'Delete' }).first().click();
  await expect.poll(async () => (await kept(page)).map(({ name }) => name)).toEqual(['Attic']);
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await kept(page)).map(({ name }) => name)).toEqual(['Cellar', 'Attic']);
  await ana.leave();
});

test('the badge explains what is our reconstruction and leads to the workshop', async () => {
  const ana = await workshop({ viewport: PHONE }, '/');
  await ana.page.getByRole('button', { name: 'Base, tiles, points: our reconstruction' }).click();
  await ana.page.getByText('Own the printed game?').first().waitFor();
  await ana.accessibleTwice('the badge');
  await ana.page.getByRole('link', { name: 'Enter yours' }).click();
  await ana.page.getByRole('radio', { name: 'Uxmal' }).waitFor();
  await expect.poll(() => ana.page.getByRole('radio', { name: 'Uxmal' }).isChecked()).toBe(true);
  await ana.leave();
});

const SIZES = ['360x640', '390x664', '768x1024', '1366x657', '1440x900'];

for (const size of SIZES) {
  for (const game of ['pacal', 'uxmal']) {
    test(`the workshop of ${game} at ${size} fits and is accessible`, async () => {
      const [width = 0, height = 0] = size.split('x').map(Number);
      const ana = await workshop({ viewport: { width, height } }, `/workshop#${game}`);
      await ana.page.getByRole('button', { name: 'Start from our reconstruction' }).click();
      await ana.page.getByText('Everything fits.').waitFor();
      await expect
        .poll(() => ana.page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(width);
      await ana.accessibleTwice(size);
      await ana.picture(`workshop-${game}-${size}`);
      await ana.leave();
    });
  }
}
