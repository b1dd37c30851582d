import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { entries, languages, messages, ownName } from '../../locales.plugin';

const LOCALES = '../locales';
const sources = files('src').filter((file) => /\.(svelte|ts)$/.test(file) && !/\.test\.ts$/.test(file));
const code = sources.map((file) => readFileSync(file, 'utf8')).join('\n');
const english = keys('en', /\.ftl$/);
const ours = keys('en', /^page.*\.ftl$/);

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? files(path) : [path];
  });
}

function keys(language: string, which: RegExp): Set<string> {
  const names = readdirSync(join(LOCALES, language)).filter((name) => which.test(name));
  const texts = names.map((name) => readFileSync(join(LOCALES, language, name), 'utf8'));
  return new Set(texts.flatMap((text) => [...entries(text).keys()]));
}

/** Keys built from templates, as patterns: t(`page-tab-${tab}`). */
function patterns(): RegExp[] {
  const found = [...code.matchAll(/`((?:page|table|pacal|uxmal)-[^`]*\$\{[^`]*)`/g)];
  return found.map(([, template = '']) => {
    const parts = template.split(/\$\{(?:[^{}]|\{[^}]*\})*\}/);
    return new RegExp(`^${parts.map((part) => part.replace(/[.*+?^$()|[\]\\]/g, '\\$&')).join('.+')}$`);
  });
}

const sent = new Set(entries(messages(LOCALES, 'en')).keys());

test('every message that the page says is sent to it', () => {
  const said = [...code.matchAll(/(?:\bt\(\s*|\bkey: )'([a-z][\w.-]*)'/g)].map(([, key = '']) => key);
  expect(said.length).toBeGreaterThan(100);
  expect(said.filter((key) => !sent.has(key.split('.')[0] ?? ''))).toEqual([]);
});

test('every pattern of messages finds some', () => {
  const without = patterns().filter((pattern) => ![...english].some((key) => pattern.test(key)));
  expect(without).toEqual([]);
});

test('no message of the page is unused', () => {
  const said = code + messages(LOCALES, 'en');
  const shapes = patterns();
  // Used in code or in another message.
  const literal = (key: string) => [`'${key}'`, `"${key}"`, `{ ${key} }`].some((use) => said.includes(use));
  const unused = [...ours].filter((key) => !literal(key) && !shapes.some((shape) => shape.test(key)));
  expect(unused).toEqual([]);
});

describe.each(languages(LOCALES))('%s', (language) => {
  const source = messages(LOCALES, language);

  test('can be read, and says everything that is said in English', () => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    expect(bundle.addResource(new FluentResource(source))).toEqual([]);
    const missing = [...ours].filter((key) => !bundle.hasMessage(key));
    expect(missing).toEqual([]);
  });

  test('no message is cut off where another begins', () => {
    for (const [key, entry] of entries(source)) {
      const open = entry.split('{').length;
      expect(entry.split('}').length, key).toBe(open);
    }
  });
});

test('every language is called by its own name', () => {
  expect(languages(LOCALES).map(ownName)).toEqual(['Čeština', 'Deutsch', 'English', 'Français', 'Polski']);
});
