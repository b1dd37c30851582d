/** Translations: loads the messages of a language and formats them. */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import locales, { names } from 'virtual:locales';
import { readText, writeText } from '../app/storage';
import { negotiate } from './negotiate';
import { counted } from './count';

/** The arguments of a message. */
export type Args = Record<string, string | number>;

/** Formats a message in the current language. */
export type Translate = (key: string, args?: Args) => string;

/** The available languages. */
export const languages = Object.keys(locales);

/** Each language's name in that language. */
export const ownNames: Readonly<Record<string, string>> = names;

const KEPT = 'sacbe-language';
let spoken = $state.raw(new FluentBundle('en'));

/** The current language. */
export function language(): string {
  return spoken.locales[0] ?? 'en';
}

/** Formats a message. Components that call it re-render when the language changes. */
export const t: Translate = (key, args) => {
  const [id = key, attribute] = key.split('.');
  const message = spoken.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return key;
  return spoken.formatPattern(pattern, args ? counted(args) : null, []);
};

/** Formats a sentence or a refusal from the server. */
export function say(sentence: { key: string; args: object }): string {
  return t(sentence.key, plain(sentence.args));
}

/** Converts arguments to the types that Fluent accepts: numbers and strings. */
export function plain(args: object): Args {
  const one = (value: unknown) => (typeof value === 'number' ? value : String(value));
  return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, one(value)]));
}

/** Loads the stored language, or else the browser's. */
export function begin(): Promise<void> {
  const kept = readText(KEPT);
  return load(negotiate(kept ? [kept, ...navigator.languages] : navigator.languages, languages));
}

/** Switches to another language and stores the choice. */
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
