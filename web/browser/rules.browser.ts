import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FINGER, Person } from './browser.ts';
import { stage } from './stage.ts';

const { server, browser } = await stage();

const DOCS = join(import.meta.dirname, '../../docs/rules');

/** For each language: an accented word from the rules, and how to type it without accents. */
const WORDS = [
  ['de', 'für', 'fur'],
  ['fr', 'prêtre', 'pretre'],
  ['pl', 'kapłan', 'kaplan'],
  ['cs', 'kněz', 'knez'],
] as const;

for (const [at, [language, word, typed]] of WORDS.entries()) {
  test(`the rules are read and searched in ${language}`, async () => {
    const finger = at % 2 === 0 ? FINGER : {};
    const ana = await Person.at(browser, server.address, { locale: language, ...finger }, '');
    for (const game of ['pacal', 'uxmal']) {
      await ana.goto(`/rules/${game}/reference`);
      const article = ana.page.locator('article');
      await article.locator('p').first().waitFor();
      await expect.poll(() => article.getAttribute('lang')).toBe(language);
      const clause = game === 'pacal' ? '5.1' : 'A.7.3';
      const own = readFileSync(join(DOCS, language, `${game}.md`), 'utf8');
      const [, words = ''] = new RegExp(`^\\*\\*${clause}\\*\\* ([^*\`\\[.:,]+)`, 'm').exec(own) ?? [];
      expect(words).not.toBe('');
      await expect.poll(() => ana.page.locator(`[id="${clause}"]`).innerText()).toContain(words.trim());
      // No table of contents as a line of text, and no notice that the text is in English.
      expect(await ana.page.locator('article p', { hasText: ' · ' }).count()).toBe(0);
      expect(await ana.page.locator('header .soft').count()).toBe(0);
    }
    await ana.page.locator('input[type=search]').fill(typed);
    const marks = ana.page.locator('article mark');
    await marks.first().waitFor();
    const marked = async () => (await marks.allInnerTexts()).map((each) => each.toLowerCase());
    await expect.poll(marked).toContain(word);
    await ana.picture(`rules-${language}`);
    await ana.accessibleTwice(`rules in ${language}`);
    await ana.leave();
  });
}

test('Learn comes first, with its pictures, and the reference is one press away', async () => {
  const ana = await Person.at(browser, server.address, { ...FINGER }, '');
  for (const game of ['pacal', 'uxmal']) {
    await ana.goto(`/rules/${game}`);
    const images = ana.page.locator('article img');
    await images.first().waitFor();
    await expect.poll(() => images.count()).toBeGreaterThan(4);
    for (const image of await images.all()) {
      await expect
        .poll(() => image.evaluate((each: HTMLImageElement) => each.decode().then(() => each.naturalWidth)))
        .toBeGreaterThan(0);
      await expect.poll(async () => (await image.getAttribute('alt'))?.length).toBeGreaterThan(40);
    }
    // Nothing is wider than the phone.
    const wide = await ana.page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(wide).toBe(false);
    expect(await ana.page.locator('article .number').count()).toBe(0);
    await ana.accessibleTwice(`learn ${game}`);
    await ana.picture(`learn-${game}`);
    await ana.page.locator('.texts a').nth(1).click();
    await ana.page.locator('article .number').first().waitFor();
    await expect.poll(() => new URL(ana.page.url()).pathname).toBe(`/rules/${game}/reference`);
    await expect
      .poll(() => ana.page.locator('.texts [aria-current=page]').getAttribute('href'))
      .toBe(`/rules/${game}/reference`);
  }
  await ana.page.goBack();
  await ana.page.locator('article .number').first().waitFor({ state: 'detached' });
  await ana.leave();
});

test('a link to a clause opens the reference there, and links within it stay in it', async () => {
  const ana = await Person.at(browser, server.address, undefined, '/rules/pacal#5.4');
  await ana.page.locator('[id="5.4"].pointed').waitFor();
  await expect.poll(() => new URL(ana.page.url()).pathname).toBe('/rules/pacal/reference');
  // The first section without a number would be a place of Learn by its name alone.
  await ana.page.locator('.aside a:not([href^="#1"], [href^="#2"])').last().click();
  await ana.page.locator('h2.pointed').waitFor();
  await expect.poll(() => ana.page.locator('[id="5.4"]').count()).toBe(1);
  await ana.leave();
});

test('Learn is searched, also the words of its pictures', async () => {
  const ana = await Person.at(browser, server.address, undefined, '/rules/pacal');
  await ana.page.locator('article img').first().waitFor();
  await ana.page.locator('input[type=search]').fill('whole board start');
  await ana.page.locator('article .button').waitFor();
  await expect.poll(() => ana.page.locator('article img').count()).toBe(1);
  await ana.leave();
});

test('on paper there is the text and nothing else, dark on white in the dark theme too', async () => {
  const ana = await Person.at(browser, server.address, { colorScheme: 'dark' }, '/rules/uxmal');
  await ana.page.locator('article img').first().waitFor();
  await ana.page.emulateMedia({ media: 'print' });
  for (const hidden of ['#app > header', 'search', '.texts', '.contents', '.ways .button', '.top a']) {
    await expect.poll(() => ana.page.locator(hidden).first().isVisible(), { message: hidden }).toBe(false);
  }
  const colors = () =>
    ana.page.evaluate(() => {
      const paper = getComputedStyle(document.documentElement).backgroundColor;
      return [paper, getComputedStyle(document.querySelector('article p') ?? document.body).color];
    });
  await expect.poll(colors).toEqual(['rgb(255, 255, 255)', 'rgb(29, 40, 48)']);
  const file = await ana.page.pdf({ preferCSSPageSize: true });
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  // A4 in points.
  expect(file.toString('latin1')).toMatch(/MediaBox \[0 0 59[45](?:\.\d+)? 84[12]/);
  await ana.leave();
});
