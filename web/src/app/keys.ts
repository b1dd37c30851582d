/**
 * All keyboard shortcuts, and where each one works.
 *
 * Only this module reads `event.key`, and the help dialog (`KeyList.svelte`) shows these tables, so
 * the help lists every key that works. The workshop, which loads on its own, has `workshop/keys.ts`.
 */

type Press = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'target' | 'defaultPrevented'>;

/** A command: its keys as `KeyboardEvent.key`, and the message that describes it. */
export interface Command {
  keys: readonly string[];
  says: string;
}

const ARROWS = ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight'] as const;

/** Keys that work anywhere at a table. Enter also ends the turn: see `tableKey`. */
export const TABLE_KEYS = {
  undo: { keys: ['u'], says: 'page-undo' },
  end: { keys: ['e'], says: 'page-end-turn' },
  skip: { keys: ['s'], says: 'page-skip-news' },
  help: { keys: ['?'], says: 'page-key-help' },
} as const satisfies Record<string, Command>;

/** Keys that work on every board. */
export const BOARD_KEYS = {
  move: { keys: ARROWS, says: 'page-key-arrows' },
  press: { keys: ['Enter', ' '], says: 'page-key-enter' },
  cancel: { keys: ['Escape'], says: 'page-key-cancel' },
} as const satisfies Record<string, Command>;

/** Keys that a game can add to its board; `GameModule.keys` lists the ones it uses. */
export const GAME_KEYS = {
  row: { keys: ['Home', 'End'], says: 'page-key-row' },
  next: { keys: ['n'], says: 'page-key-next' },
  details: { keys: ['d'], says: 'page-key-details' },
  rotate: { keys: ['r'], says: 'page-key-rotate' },
} as const satisfies Record<string, Command>;

/** Keys that work in a replay. */
export const REPLAY_KEYS = {
  back: { keys: ['ArrowLeft'], says: 'page-replay-back' },
  forth: { keys: ['ArrowRight'], says: 'page-replay-forth' },
  first: { keys: ['Home'], says: 'page-replay-first' },
  last: { keys: ['End'], says: 'page-replay-last' },
  toggle: { keys: [' '], says: 'page-key-toggle' },
  next: { keys: ['n'], says: 'page-review-next' },
  previous: { keys: ['p'], says: 'page-review-previous' },
} as const satisfies Record<string, Command>;

export type TableKey = keyof typeof TABLE_KEYS;
export type BoardKey = keyof typeof BOARD_KEYS;
export type GameKey = keyof typeof GAME_KEYS;
export type ReplayKey = keyof typeof REPLAY_KEYS;

/** Whether keys pressed here type text and are not commands. */
export function isTyping(target: EventTarget | null): boolean {
  return within(target, 'input, textarea, select, [contenteditable]');
}

/**
 * The command of a key at a table; `board` if the caller should forward the key to the board.
 *
 * Returns null while the user types in a field, and for keys with a modifier, which belong to the
 * browser. Enter ends the turn unless the focused element reacts to Enter itself.
 */
export function tableKey(event: Press): TableKey | 'board' | null {
  if (modified(event) || event.defaultPrevented) return null;
  const { target } = event;
  const command = commandOf(TABLE_KEYS, event);
  if (within(target, 'dialog') && !isTyping(target)) return command === 'help' ? 'help' : null;
  if (isTyping(target)) return null;
  if (event.key === 'Enter') return within(target, 'button, a, summary, [tabindex]:not(main)') ? null : 'end';
  return leadsToBoard(event) ? 'board' : command;
}

/** Arrow keys go to the board, unless the focused element uses or scrolls with them. Buttons do neither. */
function leadsToBoard(event: Press): boolean {
  if (within(event.target, '[role=grid]')) return false;
  if (commandOf(GAME_KEYS, event) === 'next') return true;
  if (commandOf(BOARD_KEYS, event) !== 'move') return false;
  return !within(event.target, '[role=tab], [role=tabpanel], details, main [tabindex]');
}

/** Whether this is Enter on the board. It ends the turn once no square can be pressed. */
export function endsByEnter(event: Press): boolean {
  return event.key === 'Enter' && !modified(event) && within(event.target, '[role=grid]');
}

/** The command of a key on a board; `used` are the keys that the game adds to the common ones. */
export function boardKey<K extends GameKey>(event: Press, used: readonly K[] = []): BoardKey | K | null {
  if (modified(event)) return null;
  const own = commandOf(GAME_KEYS, event);
  return used.find((key) => key === own) ?? commandOf(BOARD_KEYS, event);
}

/** The command of a key in a replay. On boards, in fields and on tabs the same keys mean something else. */
export function replayKey(event: Press): ReplayKey | null {
  if (modified(event) || event.defaultPrevented || isTyping(event.target)) return null;
  if (within(event.target, 'dialog, [role=tab], [role=grid], [role=gridcell]')) return null;
  const command = commandOf(REPLAY_KEYS, event);
  return command === 'toggle' && within(event.target, 'button, a, summary') ? null : command;
}

/** The direction of an arrow key: right and down are positive. */
export function arrow(event: Pick<KeyboardEvent, 'key'>): { dx: number; dy: number } | null {
  switch (event.key) {
    case 'ArrowLeft':
      return { dx: -1, dy: 0 };
    case 'ArrowRight':
      return { dx: 1, dy: 0 };
    case 'ArrowUp':
      return { dx: 0, dy: -1 };
    case 'ArrowDown':
      return { dx: 0, dy: 1 };
    default:
      return null;
  }
}

/** Whether a key of the `row` command goes to the start of the row, not to its end. */
export function toRowStart(event: Pick<KeyboardEvent, 'key'>): boolean {
  return event.key === 'Home';
}

/** The label of a key as printed on keyboards. */
export function keycap(key: string): string {
  const known: Record<string, string> = {
    ArrowLeft: '←',
    ArrowUp: '↑',
    ArrowDown: '↓',
    ArrowRight: '→',
    ' ': '␣',
    Escape: 'Esc',
  };
  return known[key] ?? (key.length === 1 ? key.toUpperCase() : key);
}

function commandOf<C extends string>(commands: Record<C, Command>, { key }: Press): C | null {
  const pressed = key.length === 1 ? key.toLowerCase() : key;
  return (Object.keys(commands) as C[]).find((name) => commands[name].keys.includes(pressed)) ?? null;
}

function modified({ altKey, ctrlKey, metaKey }: Press): boolean {
  return altKey || ctrlKey || metaKey;
}

function within(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
