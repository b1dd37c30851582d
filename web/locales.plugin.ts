import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const SPOKEN = 'virtual:locales';
const ONE = 'virtual:locale/';

/**
 * The messages of each language as one text, fetched when somebody reads that language.
 *
 * What a language lacks is taken from English when the page is built, so that a browser never
 * needs two languages.
 */
export function locales(folder: string): Plugin {
  let root = folder;
  let building = false;
  return {
    name: 'sacbe-locales',
    configResolved(config) {
      root = resolve(config.root, folder);
      building = config.command === 'build';
    },
    resolveId(id) {
      return id === SPOKEN || id.startsWith(ONE) ? `\0${id}` : null;
    },
    load(id) {
      if (id === `\0${SPOKEN}`) {
        return loaders(languages(root), (language) => {
          if (!building) return `import('${ONE}${language}').then((it) => it.default)`;
          const source = messages(root, language);
          const fileName = `assets/${language}-${digest(source)}.txt`;
          this.emitFile({ type: 'asset', fileName, source });
          return `text('/${fileName}')`;
        });
      }
      if (!id.startsWith(`\0${ONE}`)) return null;
      const language = id.slice(ONE.length + 1);
      for (const file of files(root, language)) this.addWatchFile(file);
      return `export default ${JSON.stringify(messages(root, language))};`;
    },
  };
}

/** The languages that have a folder. */
export function languages(root: string): string[] {
  const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.map((entry) => entry.name).sort();
}

/** All messages of a language in Fluent syntax, completed from English. */
export function messages(root: string, language: string): string {
  const own = entries(text(root, language));
  const all = new Map([...entries(text(root, 'en')), ...own]);
  return [...all]
    .filter(([key]) => onThePage(key))
    .map(([, entry]) => entry)
    .join('\n');
}

/** The messages of a Fluent text by their keys, without comments. */
export function entries(source: string): Map<string, string> {
  const found = new Map<string, string>();
  let key = '';
  for (const line of source.split('\n')) {
    const start = /^(-?[a-zA-Z][\w-]*) *=/.exec(line);
    if (start) key = start[1] ?? '';
    else if (/^(#|\S(?<!}))/.test(line)) key = '';
    if (key) found.set(key, found.has(key) ? `${found.get(key)}\n${line}` : line);
  }
  return new Map([...found].map(([name, entry]) => [name, entry.trimEnd()]));
}

/** What only a terminal says is not sent to browsers. */
function onThePage(key: string): boolean {
  return !/^(arena|play|replay|speed|learn|serve|file)-/.test(key);
}

function files(root: string, language: string): string[] {
  const names = readdirSync(join(root, language)).filter((name) => name.endsWith('.ftl'));
  return names.sort().map((name) => join(root, language, name));
}

function text(root: string, language: string): string {
  return files(root, language)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

/** Names what has changed, so that browsers may keep the rest for ever. */
function digest(source: string): string {
  return createHash('sha256').update(source).digest('base64url').slice(0, 8);
}

function loaders(found: string[], load: (language: string) => string): string {
  const lines = found.map((name) => `${JSON.stringify(name)}: () => ${load(name)},`);
  const names = Object.fromEntries(found.map((name) => [name, ownName(name)]));
  return `${TEXT}\nexport default {\n${lines.join('\n')}\n};\nexport const names = ${JSON.stringify(names)};`;
}

/** A language is named in itself, so that whoever got lost finds home. A slow phone is long at finding names. */
export function ownName(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

const TEXT = `async function text(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(address);
  return answer.text();
}`;
