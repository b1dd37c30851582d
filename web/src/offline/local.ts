// Which tables are kept in this browser, and which requests it can answer itself. In the first download,
// so it is small: everything else of this folder loads when it is needed.

import { readText, writeText } from '../app/storage';

/** How the ids of tables begin that are kept in this browser. */
const LOCAL = 'local-';

const USED = 'sacbe-local';

/** Whether a table is kept in this browser. */
export function isLocal(table: string): boolean {
  return table.startsWith(LOCAL);
}

/** Whether a path is about a table that is kept in this browser. */
export function isAboutLocal(path: string): boolean {
  return path.startsWith(`/api/tables/${LOCAL}`);
}

/** What this browser answers if no server does. */
const ANSWERED = new Set([
  '/api/tables',
  '/api/games',
  '/api/study',
  '/api/advice',
  '/api/replay',
  '/api/verify',
  '/api/card',
  '/api/components',
  '/api/review',
]);

/** Whether this browser can answer a request if no server does. */
export function isAnswered(method: string, path: string): boolean {
  return ANSWERED.has(path) && (method === 'POST') !== (path === '/api/games');
}

/** Whether this browser has kept a table. */
export function hasLocal(): boolean {
  return readText(USED) !== null;
}

/** Notes that this browser has kept a table. */
export function noteLocal(): void {
  writeText(USED, '1');
}
