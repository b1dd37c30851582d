/** Vite plugin that bundles the messages in `locales/`. */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { GroupComment, Junk, Message, parse, Term, type Entry, type Span } from '@fluent/syntax';
import type { Plugin } from 'vite';

const SPOKEN = 'virtual:locales';
const ONE = 'virtual:locale/';

/**
 * Builds one text file of messages per language, which the page fetches on demand.
 *
 * English fills in missing messages at build time, so a browser never loads two languages.
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
          return `text(import.meta.env.BASE_URL + '${fileName}')`;
        });
      }
      if (!id.startsWith(`\0${ONE}`)) return null;
      const language = id.slice(ONE.length + 1);
      for (const file of files(root, language)) this.addWatchFile(file);
      return `export default ${JSON.stringify(messages(root, language))};`;
    },
  };
}

/** The languages that have a folder of messages in `root`. */
export function languages(root: string): string[] {
  const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const names = folders.map((entry) => entry.name).filter((name) => name !== 'glossary');
  return names.sort();
}

/** All messages of a language that the page shows, in Fluent syntax, completed from English. */
export function messages(root: string, language: string): string {
  const elsewhere = new Set(sources(root, 'en').flatMap((source) => [...notOnThePage(source)]));
  const all = new Map(['en', language].flatMap((each) => [...entries(sources(root, each).join('\n'))]));
  return [...all]
    .filter(([key]) => !elsewhere.has(key))
    .map(([, entry]) => entry)
    .join('\n');
}

/** The messages and terms of a Fluent text by key, without comments. Throws on a syntax error. */
export function entries(source: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const entry of parsed(source)) {
    if (entry instanceof Message || entry instanceof Term) {
      found.set(keyOf(entry), source.slice(startOf(entry), entry.span?.end));
    }
  }
  return found;
}

/** Ends the headings (`## …`) of terminal and mail messages. Only the English files need it. */
const ELSEWHERE = '(not on the page)';

/** The keys of the messages under such headings. */
export function notOnThePage(source: string): Set<string> {
  const found = new Set<string>();
  let elsewhere = false;
  for (const entry of parsed(source)) {
    if (entry instanceof GroupComment) elsewhere = entry.content.endsWith(ELSEWHERE);
    if (elsewhere && (entry instanceof Message || entry instanceof Term)) found.add(keyOf(entry));
  }
  return found;
}

/** Parses a Fluent text. A syntax error fails the build and reports the line. */
function parsed(source: string): (Entry & { span?: Span })[] {
  const { body } = parse(source, { withSpans: true });
  for (const entry of body) {
    if (!(entry instanceof Junk)) continue;
    const line = source.slice(0, entry.span?.start).split('\n').length;
    throw new Error(`line ${line}: ${entry.annotations[0]?.message ?? 'not Fluent'}: ${entry.content}`);
  }
  return body as Entry[];
}

function keyOf(entry: Message | Term): string {
  return entry instanceof Term ? `-${entry.id.name}` : entry.id.name;
}

/** The start offset of an entry, after its comment. */
function startOf(entry: Message | Term): number {
  return (entry.id.span?.start ?? 0) - (entry instanceof Term ? 1 : 0);
}

function files(root: string, language: string): string[] {
  const names = readdirSync(join(root, language)).filter((name) => name.endsWith('.ftl'));
  return names.sort().map((name) => join(root, language, name));
}

function sources(root: string, language: string): string[] {
  return files(root, language).map((file) => readFileSync(file, 'utf8'));
}

/** Content hash for the file name, so that browsers can cache the file permanently. */
function digest(source: string): string {
  return createHash('sha256').update(source).digest('base64url').slice(0, 8);
}

function loaders(found: string[], load: (language: string) => string): string {
  const lines = found.map((name) => `${JSON.stringify(name)}: () => ${load(name)},`);
  const names = Object.fromEntries(found.map((name) => [name, ownName(name)]));
  return `${TEXT}\nexport default {\n${lines.join('\n')}\n};\nexport const names = ${JSON.stringify(names)};`;
}

/**
 * A language's name in that language: people must find theirs in the list, whatever the current
 * language is. Computed at build time because `Intl.DisplayNames` is slow on a phone.
 */
export function ownName(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

const TEXT = `async function text(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(address);
  return answer.text();
}`;
