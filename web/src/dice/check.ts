// Checks the dice of a finished game by itself: against what this browser kept from before the game, and
// by computing every roll. `docs/dice.md` is the specification.
//
// What a roll could have been is a rule of the game: the page's own WebAssembly lists the possible
// outcomes (see `verify`), or else the server, and the page computes which one it had to be.

import type { Outcome, VerifyReport } from '../protocol';
import { hmacNumber, sha256Hex, sha256Text } from './digest';
import type { Kept } from './kept';

export type Checked =
  { holds: true; rolls: number; doubts: Doubt[] } | { holds: false; why: string; roll?: number };

/** What deserves a question although every roll follows. */
export type Doubt =
  /** This browser did not see the commitment before the game. */
  | { why: 'unkept' }
  /** All rolls are said to be part of the opening. */
  | { why: 'opening' }
  /** The seats changed after contributions were revealed. */
  | { why: 'round'; round: number }
  /** People without a contribution. */
  | { why: 'missing'; seats: number[] }
  /** This page promised a contribution, and the game started without it. */
  | { why: 'kept-back' }
  /** This page was never asked for a contribution. */
  | { why: 'never-asked' }
  /** The contribution of this seat was not made here. */
  | { why: 'elsewhere' };

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

/** Checks a record, for the person on seat `you` (null: a spectator). */
export function check(
  record: string,
  report: VerifyReport,
  kept: Kept | null,
  you: number | null = null,
): Checked {
  const lines = record.split('\n');
  const claims = read(lines);
  const header =
    claims && (checkKept(claims, kept) ?? checkPromises(claims, kept) ?? checkSetup(claims, lines, kept));
  if (!claims) return { holds: false, why: 'seed' };
  if (header) return { holds: false, why: header };
  const rolled = rolls(lines, claims.opening);
  if (rolled.length === 0 && claims.opening > 0) {
    return { holds: true, rolls: 0, doubts: [{ why: 'opening' }, ...doubts(claims, kept, you)] };
  }
  const wrong = wrongRoll(claims, lines, rolled, report);
  if (wrong) return { holds: false, ...wrong };
  if (!report.holds) return { holds: false, why: 'told' };
  return { holds: true, rolls: rolled.length, doubts: doubts(claims, kept, you) };
}

function doubts(claims: Claims, kept: Kept | null, you: number | null): Doubt[] {
  const found: Doubt[] = [];
  if (!kept) found.push({ why: 'unkept' });
  const contributed = kept?.revealed && kept.seats?.includes(you ?? 0);
  if (kept && you !== null && !contributed) {
    if (claims.contributions.has(you)) found.push({ why: 'elsewhere' });
    else found.push({ why: kept.value ? 'kept-back' : 'never-asked' });
  }
  const seats = claims.missing.filter((seat) => !kept || seat !== you);
  if (seats.length > 0) found.push({ why: 'missing', seats });
  if (Number(claims.round) > 1) found.push({ why: 'round', round: Number(claims.round) });
  return found;
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

/** How the actions begin that chance chooses: “What can be rolled” in `docs/dice.md`. */
const CHANCE = /^(?:roll|draw|order) /;

/** An action that chance chose, and the number of its line. */
interface Rolled {
  line: number;
  action: string;
}

/** All rolls of a record after its opening. */
function rolls(lines: readonly string[], opening: number): Rolled[] {
  const first = lines.indexOf('') + 1;
  const actions = lines.slice(first).map((line, at) => ({ line: first + at + 1, action: actionOf(line) }));
  const played = actions.filter(({ action }) => action !== '').slice(opening);
  return played.filter(({ action }) => CHANCE.test(action));
}

/** The first roll that does not follow, or whose outcomes are not listed; null if there is none. */
function wrongRoll(
  claims: Claims,
  lines: readonly string[],
  rolled: readonly Rolled[],
  report: VerifyReport,
): { why: string; roll: number } | null {
  const bound = claims.scheme === 1 ? null : binding(claims, lines);
  const text = (roll: number, attempt: number) =>
    bound === null ? `${claims.table} ${roll} ${attempt}` : `${bound}roll ${roll} ${attempt}\n`;
  const listed = report.rolls ?? [];
  let outcomes: readonly Outcome[] = [];
  for (const [at, { line, action }] of rolled.entries()) {
    const from = listed[at];
    if (from?.line !== line) return { why: 'unlisted', roll: at + 1 };
    outcomes = from.outcomes?.length ? from.outcomes : outcomes;
    if (!isList(outcomes)) return { why: 'unlisted', roll: at + 1 };
    const said = pick(outcomes, (attempt) => hmacNumber(claims.seed, text(at + 1, attempt)));
    if (said !== action) return { why: 'roll', roll: at + 1 };
  }
  return listed.length > rolled.length ? { why: 'unlisted', roll: rolled.length + 1 } : null;
}

/** The highest weight of an outcome; there are 120 orders and 29 tiles. */
const HEAVIEST = 1_000;

/** Whether outcomes are listed as the document says: sorted, each once. Another order could suit a roll. */
function isList(outcomes: readonly Outcome[]): boolean {
  if (outcomes.length === 0) return false;
  return outcomes.every(({ action, weight }, at) => {
    const isWeight = Number.isInteger(weight) && weight > 0 && weight <= HEAVIEST;
    return isWeight && CHANCE.test(action) && (at === 0 || outcomes[at - 1]!.action < action);
  });
}

/** What chance chooses: numbers that would favor some outcomes are rejected. */
export function pick(outcomes: readonly Outcome[], number: (attempt: number) => bigint): string | null {
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

/** A line of a record without its comment. */
function actionOf(line: string): string {
  return line.split('#')[0]!.trimEnd();
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
  const body = lines.slice(lines.indexOf('') + 1).map(actionOf);
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
  const own = header.map(actionOf).filter((line) => line !== '');
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
