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
      await ana.goto(`/rules/${game}`);
      const article = ana.page.locator('article');
      await article.locator('p').first().waitFor();
      expect(await article.getAttribute('lang')).toBe(language);
      const clause = game === 'pacal' ? '5.4' : 'A.7.3';
      const own = readFileSync(join(DOCS, language, `${game}.md`), 'utf8');
      const [, words = ''] = new RegExp(`^\\*\\*${clause}\\*\\* ([^*\`\\[.:,]+)`, 'm').exec(own) ?? [];
      expect(words).not.toBe('');
      expect(await ana.page.locator(`[id="${clause}"]`).innerText()).toContain(words.trim());
      // No table of contents as a line of text, and no notice that the text is in English.
      expect(await ana.page.locator('article p', { hasText: ' · ' }).count()).toBe(0);
      expect(await ana.page.locator('header .soft').count()).toBe(0);
    }
    await ana.page.locator('input[type=search]').fill(typed);
    const marks = ana.page.locator('article mark');
    await marks.first().waitFor();
    const marked = (await marks.allInnerTexts()).map((each) => each.toLowerCase());
    expect(marked).toContain(word);
    await ana.picture(`rules-${language}`);
    await ana.accessibleTwice(`rules in ${language}`);
    await ana.leave();
  });
}
