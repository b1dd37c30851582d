/** Preferences that this browser stores: theme, speed, volume, how turns end, player name and color. */

import type { Speed } from '../net/playback';
import { reducedMotion } from './media';
import { readObject, writeObject } from './storage';

export type Theme = 'system' | 'light' | 'dark';

interface Settings {
  theme: Theme;
  speed: Speed;
  /** From 0, which is silent, to 100. */
  volume: number;
  /** The volume to go back to when sound is switched on again. */
  louder: number;
  /** The name last used at a table; empty if there is none yet. */
  name: string;
  /** Whether you end your turns yourself, at every table. */
  endsTurns: boolean;
  /** Whether bots play in this browser when you play alone against them. */
  botsHere: boolean;
  /** The color and mark to have at tables, from 1; null before the first table. */
  look: number | null;
}

const KEPT = 'sacbe-settings';
const USUAL: Settings = {
  theme: 'system',
  speed: 'normal',
  volume: 50,
  louder: 50,
  name: '',
  endsTurns: true,
  botsHere: true,
  look: null,
};

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
  get volume() {
    return chosen.volume;
  },
  set volume(volume: number) {
    const kept = Number.isFinite(volume) ? Math.min(100, Math.max(0, Math.round(volume))) : 0;
    keep({ volume: kept, louder: kept || chosen.louder });
  },
  /** Whether there is any sound; switching it on again restores the last volume. */
  get muted() {
    return chosen.volume === 0;
  },
  set muted(muted: boolean) {
    keep({ volume: muted ? 0 : chosen.louder });
  },
  get name() {
    return chosen.name;
  },
  set name(name: string) {
    keep({ name });
  },
  get endsTurns() {
    return chosen.endsTurns;
  },
  set endsTurns(endsTurns: boolean) {
    keep({ endsTurns });
  },
  get botsHere() {
    return chosen.botsHere;
  },
  set botsHere(botsHere: boolean) {
    keep({ botsHere });
  },
  get look() {
    return chosen.look;
  },
  set look(look: number | null) {
    keep({ look });
  },
  /** Whether animations are off. */
  get still() {
    return reducedMotion.current || chosen.speed === 'instant';
  },
};

/** The look to ask for, as part of a request; nothing before there is one. */
export function preferredLook(): { look?: number } {
  const look = chosen.look;
  return look !== null && [1, 2, 3, 4, 5].includes(look) ? { look } : {};
}

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
