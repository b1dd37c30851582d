// Test fixtures: recorded positions, actions and the messages of each language.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { languages as listed } from '../../../locales.plugin';
import type { Translate } from '../../words';
import type { PacalProps } from './types';

const HERE = join(process.cwd(), 'src/games/pacal/fixtures');
const WORDS = join(process.cwd(), '../locales');

/** A language's messages as the page shows them; an unknown key or argument is an error. */
export function words(language: string): Translate {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const folder = join(WORDS, language);
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ftl'))) {
    bundle.addResource(new FluentResource(readFileSync(join(folder, file), 'utf8')));
  }
  return (key, args) => {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`no message ${key}`);
    const errors: Error[] = [];
    const said = bundle.formatPattern(pattern, args ?? null, errors);
    if (errors.length) throw new Error(`${key}: ${errors.join()}`);
    return said;
  };
}

export const t = words('en');

/** The available languages. */
export const languages = listed(WORDS);

/** A position from a played game, with its legal actions. */
export function fixture(name: string): PacalProps {
  const read = JSON.parse(readFileSync(join(HERE, `${name}.json`), 'utf8')) as PacalProps;
  const focus = { hover: null, chosen: null, at: null };
  return { ...read, focus, t, still: true, act: () => {}, why: () => {} };
}

/** The names of all positions. */
export const names = readdirSync(HERE)
  .filter((file) => file !== 'actions.json')
  .map((file) => file.replace('.json', ''));

/** Hundreds of actions, each legal in some position. */
export const actions = JSON.parse(readFileSync(join(HERE, 'actions.json'), 'utf8')) as string[];
