// What the page and its Workers say to each other.

/** An answer in the words of HTTP. */
export interface Reply {
  status: number;
  kind: string;
  body: string;
}

/** What a bot has to think about. */
export interface Job {
  table: string;
  seat: number;
  version: number;
  text: string;
}

/**
 * Why games are not stored: there is no room, the browser does not allow it, or another tab has stored
 * other events of the same game.
 */
export type Unsaved = 'full' | 'blocked' | 'other-tab';

/** To the Worker with the tables. */
export type ToTables =
  | { say: 'start'; module: WebAssembly.Module }
  | { say: 'request'; id: number; method: string; path: string; body: string }
  | { say: 'join'; session: number; table: string; person: number; seen: number }
  | { say: 'hear'; session: number; text: string }
  | { say: 'leave'; session: number }
  | { say: 'chosen'; job: Job; action: string };

/** From the Worker with the tables. */
export type FromTables =
  | { say: 'reply'; id: number; reply: Reply }
  | { say: 'joined'; session: number }
  | { say: 'message'; session: number; text: string }
  | { say: 'close'; session: number }
  | { say: 'job'; job: Job }
  | { say: 'hint'; id: number; job: string }
  | { say: 'unsaved'; why: Unsaved }
  | { say: 'broken' };

/** To a Worker that thinks. */
export type ToThinker =
  | { say: 'start'; module: WebAssembly.Module }
  | { say: 'network'; game: string; name: string; bytes: ArrayBuffer }
  | { say: 'run'; id: number; name: 'ask' | 'think' | 'hint'; text: string };

/** From a Worker that thinks. */
export type FromThinker =
  | { say: 'line'; id: number; line: string }
  | { say: 'done'; id: number; text: string }
  | { say: 'broken'; id: number };
