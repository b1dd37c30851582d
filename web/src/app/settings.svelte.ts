import type { Speed } from '../net/playback';

export type Theme = 'system' | 'light' | 'dark';

interface Settings {
  theme: Theme;
  speed: Speed;
  /** The name that was last used at a table; empty: none yet. */
  name: string;
}

const KEPT = 'sacbe-settings';
const USUAL: Settings = { theme: 'system', speed: 'normal', name: '' };
const still = matchMedia('(prefers-reduced-motion: reduce)');

let chosen = $state<Settings>(recall());
let reduced = $state(still.matches);
still.addEventListener('change', () => (reduced = still.matches));

/** What this browser prefers. */
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
  /** Whether nothing may move. */
  get still() {
    return reduced || chosen.speed === 'instant';
  },
};

/** Puts on the chosen theme. */
export function wear(): void {
  const root = document.documentElement;
  if (chosen.theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = chosen.theme;
}

function keep(change: Partial<Settings>): void {
  chosen = { ...chosen, ...change };
  try {
    localStorage.setItem(KEPT, JSON.stringify(chosen));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

function recall(): Settings {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Settings>;
    return { ...USUAL, ...kept };
  } catch {
    return USUAL;
  }
}
