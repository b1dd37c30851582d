// What this browser keeps about the dice of a table, to compare with the record when the game is over.

import { readObject, writeObject } from '../app/storage';

export interface Kept {
  /** The commitment that the server showed first. */
  commitment: string;
  /** The contribution of this page, for all its seats. */
  value?: string;
  /** Whether the contribution was sent to the server. */
  revealed?: boolean;
  /** How often a contribution was revealed, each time a new one. */
  rounds?: number;
  /** The promise of the last contribution that was sent: the server knows the value. */
  spent?: string;
  /** The seats of this page that it was revealed for. */
  seats?: number[];
  /** What every seat had promised when this page revealed its own. */
  promises?: Record<string, string>;
  /** The hash of table, setup, opening, round and seats, as the server showed it then. */
  setup?: string;
}

const NAME = 'sacbe-dice';
const TABLES = 100;

/** For browsers that refuse to store anything. */
const here = new Map<string, Kept>();

export function readKept(table: string): Kept | null {
  const stored = readObject(NAME)[table];
  return here.get(table) ?? (isKept(stored) ? stored : null);
}

/** Changes what is kept about a table; the oldest of too many tables drop out. */
export function keep(table: string, change: Kept | Partial<Kept>): void {
  const changed = { ...readKept(table), ...change };
  if (!isKept(changed)) return;
  here.set(table, changed);
  const others = Object.entries(readObject(NAME)).filter(([other]) => other !== table);
  writeObject(NAME, Object.fromEntries([[table, changed] as const, ...others].slice(0, TABLES)));
}

function isKept(kept: unknown): kept is Kept {
  return typeof kept === 'object' && kept !== null && 'commitment' in kept;
}

/** The commitment that this browser kept of the table that a record names. */
export function commitmentOf(record: string): string | null {
  const table = /^# table (\S+)\s*$/m.exec(record.split('\n\n')[0] ?? '')?.[1];
  return table ? (readKept(table)?.commitment ?? null) : null;
}
