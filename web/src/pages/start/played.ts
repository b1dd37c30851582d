// The finished games of this browser, kept in it: a server forgets old tables.
import { levelNamed, levelOf } from '../../app/levels';
import { readObject, writeObject } from '../../app/storage';
import { LEVELS } from '../../catalog';
import type { LevelName, MyTable } from '../../protocol';
import { seatName } from '../../table/names';
import type { Translate } from '../../words';
import { endingOf } from './mine';

const KEPT = 'sacbe-played';
/** The most games that are kept; the oldest go first. */
const MOST = 300;

/** The tables with the finished games that this browser remembers; from now on it remembers all of these. */
export function withPlayed(tables: readonly MyTable[]): MyTable[] {
  const all = new Map([...played(), ...tables].map((table) => [table.table, table]));
  const over = [...all.values()].filter(isOver).sort((one, other) => other.at - one.at);
  writeObject(KEPT, { games: over.slice(0, MOST) });
  return [...all.values()];
}

function played(): MyTable[] {
  const { games } = readObject(KEPT);
  return Array.isArray(games) ? games.filter(isOver) : [];
}

/** Whether this is a finished game with everything that the list shows. */
function isOver(found: unknown): found is MyTable {
  const table = found as Partial<MyTable> | null;
  return (
    table?.phase === 'over' &&
    typeof table.table === 'string' &&
    typeof table.game === 'string' &&
    typeof table.at === 'number' &&
    Array.isArray(table.seats)
  );
}

/** The strongest bot at a table; null if no bot of a level for people played. */
export function levelAt({ seats }: Pick<MyTable, 'seats'>): LevelName | null {
  // Games kept by older versions have older names of levels.
  const found = seats.flatMap(({ kind, bot }) => (kind === 'bot' ? [levelNamed(bot)] : []));
  return [...LEVELS].reverse().find((level) => found.includes(level)) ?? null;
}

/** The level against which to play next, for each game that was played against bots of a level. */
export function reached(tables: readonly MyTable[]): { game: string; level: LevelName }[] {
  const games = new Set(tables.filter((table) => levelAt(table)).map(({ game }) => game));
  return [...games].sort().map((game) => ({ game, level: levelOf(game) }));
}

const COLUMNS = ['date', 'game', 'players', 'result', 'place', 'points', 'level', 'table'] as const;

/** The finished games as a table for spreadsheets (CSV). Its words are English, for programs. */
export function exported(tables: readonly MyTable[], t: Translate): string {
  const lines = tables.filter(isOver).map((table) => {
    const ending = endingOf(table);
    return [
      new Date(table.at).toISOString(),
      table.game,
      table.seats.map((seat) => seatName(t, seat)).join(', '),
      ending ? (ending.won ? 'won' : 'lost') : '',
      ending?.place ?? '',
      ending?.points ?? '',
      levelAt(table) ?? '',
      table.table,
    ];
  });
  return [COLUMNS, ...lines].map((cells) => `${cells.map(cell).join(',')}\r\n`).join('');
}

/** A cell: quoted, and never read as a formula. */
function cell(value: string | number): string {
  const text = String(value);
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
