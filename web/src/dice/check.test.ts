import { expect, test } from 'vitest';
import type { VerifyReport } from '../protocol';
import { check, pick } from './check';
import { hmacNumber, sha256Hex, sha256Text } from './digest';
import type { Kept } from './kept';

// The example of docs/dice.md.
const SEED = '07'.repeat(32);
const COMMITMENT = '4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0';
const ONE = '000102030405060708090a0b0c0d0e0f';
const TWO = 'f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff';
const ROLLS = ['arrows', '3', '3', '5', '4', '3', 'arrows', '2'].map((face) => `roll ${face}`);
const DIE = [
  { action: 'roll 2', weight: 1 },
  { action: 'roll 3', weight: 2 },
  { action: 'roll 4', weight: 1 },
  { action: 'roll 5', weight: 1 },
  { action: 'roll arrows', weight: 1 },
];

const header = [
  'game pacal',
  'rules 2',
  'players 2',
  'name 1 Ana',
  '# table example',
  '# dice 2',
  `# commitment ${COMMITMENT}`,
  '# round 1',
  `# contribution 1 ${ONE}`,
  `# contribution 2 ${TWO}`,
  `# seed ${SEED}`,
];
const record = [...header, '', ...ROLLS, ''].join('\n');
const report: VerifyReport = {
  holds: true,
  findings: [],
  rolls: ROLLS.map((_, at) => ({ line: header.length + 2 + at, outcomes: at === 0 ? DIE : [] })),
};
const setup = `sacbe dice 2
table example
game pacal
rules 2
players 2
opening 0
round 1
seat 1
seat 2
`;
const kept: Kept = {
  commitment: COMMITMENT,
  setup: sha256Text(setup),
  value: ONE,
  revealed: true,
  seats: [1],
  promises: { 1: sha256Hex(ONE), 2: sha256Hex(TWO) },
};

test('the rolls of the example are computed as the document says', () => {
  expect(check(record, report, kept)).toEqual({ holds: true, kept: true, rolls: 8, missing: [] });
  expect(check(record, report, null)).toMatchObject({ holds: true, kept: false });
});

test('a seed chosen after the contributions is found out', () => {
  expect(check(record, report, { ...kept, commitment: '00'.repeat(32) })).toMatchObject({
    why: 'commitment',
  });
});

test('a seed that was swapped is found out', () => {
  expect(check(record.replace(SEED, '08'.repeat(32)), report, kept)).toMatchObject({ why: 'seed' });
});

test('a contribution that was dropped is found out', () => {
  const dropped = record.replace(`# contribution 1 ${ONE}`, '# missing 1');
  expect(check(dropped, report, kept)).toMatchObject({ why: 'dropped' });
  expect(check(dropped, report, null)).toMatchObject({ why: 'roll' });
});

test('a contribution that was not promised is found out', () => {
  const changed = record.replace(TWO, ONE);
  expect(check(changed, report, kept)).toMatchObject({ why: 'promise' });
});

/** The record of a server that knew all contributions, changed something else, and rolled by it. */
function rigged(from: string, to: string): string {
  const text = record.replace(from, to);
  const lines = text.split('\n');
  const body = lines.indexOf('') + 1;
  const round = /^# round (.*)$/m.exec(text)![1]!;
  const table = /^# table (.*)$/m.exec(text)![1]!;
  const bound = header
    .map((_, at) => lines[at]!)
    .concat(lines.slice(header.length, body - 1))
    .filter((line) => !line.startsWith('#') && !line.startsWith('name '))
    .concat('opening 0', `round ${round}`)
    .concat([...text.matchAll(/^# ((?:contribution|missing) .*)$/gm)].map((found) => found[1]!))
    .map((line) => `${line}\n`)
    .join('');
  const scheme = text.includes('# dice 2');
  const rolls = ROLLS.map((_, at) =>
    pick(DIE, (attempt) =>
      hmacNumber(
        SEED,
        scheme
          ? `sacbe dice 2\ntable ${table}\n${bound}roll ${at + 1} ${attempt}\n`
          : `${table} ${at + 1} ${attempt}`,
      ),
    ),
  );
  return [...lines.slice(0, body), ...rolls, ''].join('\n');
}

const told = (text: string): VerifyReport => {
  const first = text.split('\n').indexOf('') + 2;
  return {
    ...report,
    rolls: ROLLS.map((_, at) => ({ line: first + at, outcomes: at === 0 ? DIE : [] })),
  };
};

test.each([
  ['round', '# round 1', '# round 348221', 'setup'],
  ['table', '# table example', '# table elsewhere', 'setup'],
  ['option', 'players 2', 'players 2\noption edition fr', 'setup'],
  ['bot that contributes nothing', `${TWO}`, `${TWO}\n# missing 3`, 'setup'],
  ['bot that contributes', `${TWO}`, `${TWO}\n# contribution 3 ${ONE}`, 'promise'],
  ['scheme', '# dice 2\n', '', 'dropped'],
])('another %s, chosen after the contributions, is found out', (_, from, to, why) => {
  const text = rigged(from, to);
  expect(check(text, told(text), null)).toMatchObject({ holds: true });
  expect(check(text, told(text), kept)).toMatchObject({ holds: false, why });
});

test('a roll that was altered is found out', () => {
  const altered = record.replace('roll arrows\nroll 2', 'roll arrows\nroll 5');
  expect(check(altered, report, kept)).toEqual({ holds: false, why: 'roll', roll: 8 });
});

test('a seat without a contribution is named', () => {
  const without = record.replace(`# contribution 2 ${TWO}`, '# missing 2');
  const rolls: VerifyReport = { ...report, rolls: [] };
  expect(check(without, rolls, kept)).toMatchObject({ holds: true, missing: [2] });
});

test('numbers that would favor some outcomes are rejected', () => {
  const three = ['a', 'b', 'c'].map((action) => ({ action, weight: 1 }));
  const numbers = [(1n << 64n) - 1n, 4n];
  expect(pick(three, (attempt) => numbers[attempt]!)).toBe('b');
  expect(pick([], () => 0n)).toBe(null);
});

test('the HMAC is the one of the standard', () => {
  const key = '0b'.repeat(20) + '00'.repeat(12);
  expect(hmacNumber(key, 'Hi There')).toBe(0xb0344c61d8db3853n);
});
