// Checks the dice of a finished game by itself: against what this browser kept from before the game, and
// by computing every roll. `docs/dice.md` is the specification.
//
// What a roll could have been is a rule of the game, which only the server knows: it lists the possible
// outcomes, and the page computes which one it had to be.

import type { VerifyReport } from '../protocol';
import { hmacNumber, sha256Hex, sha256Text } from './digest';
import type { Kept } from './kept';

export type Checked =
  | { holds: true; kept: boolean; rolls: number; missing: number[] }
  | { holds: false; why: string; roll?: number };

/** What the header of a record says about the dice. */
interface Claims {
  table: string;
  scheme: number;
  commitment: string;
  seed: string;
  round: string;
  opening: number;
  contributions: Map<number, string>;
  missing: number[];
  /** The header lines that are bound. */
  header: string[];
}

export function check(record: string, report: VerifyReport, kept: Kept | null): Checked {
  const lines = record.split('\n');
  const claims = read(lines);
  const header =
    claims && (checkKept(claims, kept) ?? checkPromises(claims, kept) ?? checkSetup(claims, lines, kept));
  if (!claims) return { holds: false, why: 'seed' };
  if (header) return { holds: false, why: header };
  const wrong = wrongRoll(claims, lines, report);
  if (wrong !== null) return { holds: false, why: 'roll', roll: wrong };
  if (!report.holds) return { holds: false, why: 'told' };
  return { holds: true, kept: kept !== null, rolls: report.rolls?.length ?? 0, missing: claims.missing };
}

function checkKept(claims: Claims, kept: Kept | null): string | null {
  if (kept && kept.commitment !== claims.commitment) return 'commitment';
  if (sha256Hex(claims.seed) !== claims.commitment) return 'seed';
  if (!kept?.revealed) return null;
  // The dice of the first scheme do not depend on contributions, whatever the record lists.
  if (claims.scheme < 2) return 'dropped';
  const dropped = (kept.seats ?? []).some((seat) => claims.contributions.get(seat) !== kept.value);
  return dropped ? 'dropped' : null;
}

/** Nothing but a contribution that was promised may be in a record, for whatever seat. */
function checkPromises(claims: Claims, kept: Kept | null): string | null {
  if (!kept?.promises) return null;
  for (const [seat, value] of claims.contributions) {
    if (kept.promises[seat] !== sha256Hex(value)) return 'promise';
  }
  return null;
}

function checkSetup(claims: Claims, lines: readonly string[], kept: Kept | null): string | null {
  if (!kept?.revealed || !kept.setup) return null;
  const seats = seatsOf(claims).map((seat) => `seat ${seat}\n`);
  return sha256Text(setup(claims, lines) + seats.join('')) === kept.setup ? null : 'setup';
}

/** The number of the first roll that does not follow; null if there is none. */
function wrongRoll(claims: Claims, lines: readonly string[], report: VerifyReport): number | null {
  const bound = claims.scheme === 1 ? null : binding(claims, lines);
  const text = (roll: number, attempt: number) =>
    bound === null ? `${claims.table} ${roll} ${attempt}` : `${bound}roll ${roll} ${attempt}\n`;
  let outcomes: { action: string; weight: number }[] = [];
  for (const [at, rolled] of (report.rolls ?? []).entries()) {
    outcomes = rolled.outcomes?.length ? rolled.outcomes : outcomes;
    const action = (lines[rolled.line - 1] ?? '').split('#')[0]!.trimEnd();
    if (pick(outcomes, (attempt) => hmacNumber(claims.seed, text(at + 1, attempt))) !== action) return at + 1;
  }
  return null;
}

/** What chance chooses: numbers that would favor some outcomes are rejected. */
export function pick(
  outcomes: readonly { action: string; weight: number }[],
  number: (attempt: number) => bigint,
): string | null {
  const total = BigInt(outcomes.reduce((sum, { weight }) => sum + weight, 0));
  if (total === 0n) return null;
  const even = (1n << 64n) - ((1n << 64n) % total);
  let attempt = 0;
  while (number(attempt) >= even) attempt += 1;
  let lot = number(attempt) % total;
  for (const { action, weight } of outcomes) {
    if (lot < BigInt(weight)) return action;
    lot -= BigInt(weight);
  }
  return null;
}

/** The people at the table: each contributed, or did not. */
function seatsOf(claims: Claims): number[] {
  return [...claims.contributions.keys(), ...claims.missing].sort((one, other) => one - other);
}

/** The text that every roll is computed from, before its number. */
function binding(claims: Claims, lines: readonly string[]): string {
  const contributed = seatsOf(claims).map((seat) => {
    const value = claims.contributions.get(seat);
    return value === undefined ? `missing ${seat}\n` : `contribution ${seat} ${value}\n`;
  });
  return setup(claims, lines) + contributed.join('');
}

/** The part of it that is fixed before anybody reveals a contribution. */
function setup(claims: Claims, lines: readonly string[]): string {
  const body = lines.slice(lines.indexOf('') + 1).map((line) => line.split('#')[0]!.trimEnd());
  const given = body.filter((line) => line !== '').slice(0, claims.opening);
  const all = [
    'sacbe dice 2',
    `table ${claims.table}`,
    ...claims.header,
    `opening ${claims.opening}`,
    ...given,
    `round ${claims.round}`,
  ];
  return all.map((line) => `${line}\n`).join('');
}

const DIGITS = /^(?:[0-9a-f]{2})+$/;

function read(lines: readonly string[]): Claims | null {
  const header = lines.slice(0, lines.indexOf(''));
  const comments = header.flatMap((line) => {
    const found = /^# (\S+) (.*)$/.exec(line);
    return found ? [[found[1]!, found[2]!] as const] : [];
  });
  const value = (key: string) => comments.find(([each]) => each === key)?.[1];
  const [table, commitment, seed] = [value('table'), value('commitment'), value('seed')];
  if (!table || !commitment || !seed || !DIGITS.test(seed)) return null;
  const contributions = new Map<number, string>();
  for (const [key, text] of comments) {
    const [seat, digits] = text.split(' ');
    if (key === 'contribution' && digits && DIGITS.test(digits)) contributions.set(Number(seat), digits);
  }
  const own = header.map((line) => line.split('#')[0]!.trimEnd()).filter((line) => line !== '');
  return {
    table,
    commitment,
    seed,
    scheme: Number(value('dice') ?? 1),
    round: value('round') ?? '1',
    opening: Number(value('opening') ?? 0),
    contributions,
    missing: comments.filter(([key]) => key === 'missing').map(([, seat]) => Number(seat)),
    header: own.filter((line) => !line.startsWith('name ') && !line.startsWith('date ')),
  };
}
