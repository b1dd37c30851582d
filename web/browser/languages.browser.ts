import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FINGER, Person } from './browser.ts';
import { Chance } from './chance.ts';
import { Hand } from './hand.ts';
import { click, pacal, tap, uxmal } from './pointer.ts';
import { stage } from './stage.ts';

const { server, browser } = await stage();

const LOCALES = join(import.meta.dirname, '../../locales');
const LONG = 12;

/** The single-line messages of a language that have no placeholders, by key. */
function sentences(language: string): Map<string, string> {
  const folder = join(LOCALES, language);
  const lines = readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'));
  const plain = lines.map((line) => /^([a-z][\w-]*) = ([^{]+)$/.exec(line));
  return new Map(plain.flatMap((found) => (found ? [[found[1]!, found[2]!.trim()] as const] : [])));
}

/** The English sentences that must not appear in another language. */
function foreign(language: string): string[] {
  const own = [...sentences(language).values()].join('\n');
  return [...sentences('en').values()].filter(
    (sentence) => sentence.length > LONG && !own.includes(sentence),
  );
}

/** All text of a page, both visible and for screen readers. */
async function said(ana: Person): Promise<string> {
  const heard = await ana.page.evaluate(() =>
    [...document.querySelectorAll('[aria-label], [title], [placeholder]')].map((each) =>
      ['aria-label', 'title', 'placeholder'].map((name) => each.getAttribute(name)).join('\n'),
    ),
  );
  return [await ana.page.locator('body').innerText(), await ana.page.title(), ...heard].join('\n');
}

test('English is noticed where it is', async () => {
  const ana = await Person.at(browser, server.address);
  await ana.page.locator('.bots').first().waitFor();
  const words = await said(ana);
  expect(foreign('de').filter((sentence) => words.includes(sentence)).length).toBeGreaterThan(5);
  await ana.leave();
});

for (const language of ['de', 'fr', 'pl', 'cs']) {
  test(`both games in ${language}: not one English sentence`, async () => {
    const strangers = foreign(language);
    expect(strangers.length).toBeGreaterThan(200);
    const english: string[] = [];
    const finger = language === 'de' || language === 'pl';
    const ana = await Person.at(browser, server.address, { locale: language, ...(finger ? FINGER : {}) });
    const read = async () => {
      const words = await said(ana);
      english.push(...strangers.filter((sentence) => words.includes(sentence)));
    };
    for (const [at, gesture] of [pacal(finger ? tap : click), uxmal(finger ? tap : click)].entries()) {
      await ana.goto('/');
      const hand = new Hand(ana.page, new Chance(at + 5));
      await ana.page.locator('.bots').nth(at).click();
      await hand.turns(3, gesture, read);
      await hand.turn();
      await hand.shown();
      await ana.picture(`table-${at}-${language}`);
      await expect.poll(() => ana.page.evaluate(() => document.documentElement.lang)).toBe(language);
    }
    expect(english).toEqual([]);
    await ana.leave();
  });
}
