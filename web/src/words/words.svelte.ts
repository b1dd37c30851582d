import { FluentBundle, FluentResource } from '@fluent/bundle';
import locales, { names } from 'virtual:locales';
import { readText, writeText } from '../app/storage';
import { negotiate } from './negotiate';
import { counted } from './count';

/** The arguments of a message. */
export type Args = Record<string, string | number>;

/** The sentence of a message in the language that is spoken now. */
export type Translate = (key: string, args?: Args) => string;

/** The languages that the page speaks. */
export const languages = Object.keys(locales);

/** How each language is called by those who speak it. */
export const ownNames: Readonly<Record<string, string>> = names;

const KEPT = 'sacbe-language';
let spoken = $state.raw(new FluentBundle('en'));

/** The language that is spoken now. */
export function language(): string {
  return spoken.locales[0] ?? 'en';
}

/** A message in words. Whatever reads it is drawn again when the language changes. */
export const t: Translate = (key, args) => {
  const [id = key, attribute] = key.split('.');
  const message = spoken.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return key;
  return spoken.formatPattern(pattern, args ? counted(args) : null, []);
};

/** A sentence of the server's, or a refusal. */
export function say(sentence: { key: string; args: object }): string {
  return t(sentence.key, plain(sentence.args));
}

/** Arguments as Fluent takes them: numbers and texts. */
export function plain(args: object): Args {
  const one = (value: unknown) => (typeof value === 'number' ? value : String(value));
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, one(value)]));
}

/** Speaks the language chosen before, or else the browser's. */
export function begin(): Promise<void> {
  const kept = readText(KEPT);
  return load(negotiate(kept ? [kept, ...navigator.languages] : navigator.languages, languages));
}

/** Speaks another language from now on, and remembers it. */
export async function speak(name: string): Promise<void> {
  await load(name);
  writeText(KEPT, name);
}

async function load(name: string): Promise<void> {
  const source = await locales[name]?.();
  if (!source) return;
  const bundle = new FluentBundle(name, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  spoken = bundle;
  document.documentElement.lang = name;
}
