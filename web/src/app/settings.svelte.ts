/** Preferences that this browser stores: theme, animation speed and player name. */

import type { Speed } from '../net/playback';
import { reducedMotion } from './media';
import { readObject, writeObject } from './storage';

export type Theme = 'system' | 'light' | 'dark';

interface Settings {
  theme: Theme;
  speed: Speed;
  /** The name last used at a table; empty if there is none yet. */
  name: string;
}

const KEPT = 'sacbe-settings';
const USUAL: Settings = { theme: 'system', speed: 'normal', name: '' };

let chosen = $state<Settings>(recall());

export const settings = {
  get theme() {
    return chosen.theme;
  },
  set theme(theme: Theme) {
    keep({ theme });
    wear();
  },
  get speed() {
    return chosen.speed;
  },
  set speed(speed: Speed) {
    keep({ speed });
  },
  get name() {
    return chosen.name;
  },
  set name(name: string) {
    keep({ name });
  },
  /** Whether animations are off. */
  get still() {
    return reducedMotion.current || chosen.speed === 'instant';
  },
};

/** Applies the chosen theme to the document. */
export function wear(): void {
  const root = document.documentElement;
  if (chosen.theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = chosen.theme;
}

function keep(change: Partial<Settings>): void {
  chosen = { ...chosen, ...change };
  writeObject(KEPT, chosen);
}

function recall(): Settings {
  return { ...USUAL, ...(readObject(KEPT) as Partial<Settings>) };
}
