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
  expect(check(record, report, kept, 1)).toEqual({ holds: true, rolls: 8, doubts: [] });
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

// A server that altered a roll and answers for its own record.
test.each<[string, VerifyReport['rolls'], number]>([
  ['no roll', [], 1],
  ['no rolls at all', undefined, 1],
  ['the first rolls only', report.rolls!.slice(0, 7), 8],
  ['all but one', report.rolls!.filter((_, at) => at !== 3), 4],
  ['one twice', [...report.rolls!.slice(0, 1), ...report.rolls!.slice(0, 7)], 2],
  ['more than there are', [...report.rolls!, { line: header.length + 2 }], 9],
])('a list with %s is refused, whatever the answer says', (_, rolls, roll) => {
  const answer: VerifyReport = { holds: true, findings: [], ...(rolls ? { rolls } : {}) };
  expect(check(record, answer, kept, 1)).toEqual({ holds: false, why: 'unlisted', roll });
});

test.each([
  ['in an order that suits a roll', [...DIE].reverse()],
  ['one of them twice', [DIE[0]!, ...DIE]],
  ['with a weight that is no number of faces', DIE.map((face) => ({ ...face, weight: 2 ** 64 }))],
  ['with half a face', DIE.map((face) => ({ ...face, weight: 0.5 }))],
  ['with something that is no roll', [{ action: 'fly f9', weight: 1 }]],
  ['as nothing', []],
])('outcomes that are listed %s are refused', (_, outcomes) => {
  const rolls = report.rolls!.map(({ line }) => ({ line, outcomes }));
  expect(check(record, { ...report, rolls }, kept, 1)).toMatchObject({ holds: false, why: 'unlisted' });
});

test('rolls are counted after the opening, with whatever else is in the record', () => {
  const text = record.replace(
    '\n\nroll arrows\nroll 3',
    '\n\n# a comment\nroll arrows # said\nfly f9\n\nroll 3',
  );
  const first = header.length + 3;
  const at = (roll: number) => first + (roll === 0 ? 0 : roll + 2);
  const rolls = ROLLS.map((_, roll) => ({ line: at(roll), outcomes: DIE }));
  expect(check(text, { ...report, rolls }, kept, 1)).toMatchObject({ holds: true, rolls: 8 });
});

test('where all rolls are said to be part of the opening, nothing was checked', () => {
  const hidden = record.replace('# round 1', '# opening 8\n# round 1');
  expect(check(hidden, { ...report, holds: false, rolls: [] }, { commitment: COMMITMENT })).toEqual({
    holds: true,
    rolls: 0,
    doubts: [{ why: 'opening' }],
  });
  expect(check(hidden, { ...report, rolls: [] }, kept)).toMatchObject({ holds: false, why: 'setup' });
});

const doubted = (text: string, mine: Kept | null, you: number | null) => {
  const found = check(text, told(text), mine, you);
  return found.holds ? found.doubts : found;
};

test('what this browser has not seen before the game is a doubt', () => {
  expect(doubted(record, null, null)).toEqual([{ why: 'unkept' }]);
  expect(doubted(record, { commitment: COMMITMENT }, null)).toEqual([]);
});

test('a contribution of this page that is not in the dice is a doubt', () => {
  const without = rigged(`# contribution 1 ${ONE}`, '# missing 1');
  const promised = { commitment: COMMITMENT, value: ONE, revealed: false };
  expect(doubted(without, promised, 1)).toEqual([{ why: 'kept-back' }]);
  expect(doubted(without, { commitment: COMMITMENT }, 1)).toEqual([{ why: 'never-asked' }]);
  // Somebody who contributed from another device, or a server that contributed for them.
  expect(doubted(record, { commitment: COMMITMENT }, 1)).toEqual([{ why: 'elsewhere' }]);
  expect(doubted(record, { ...kept, seats: [2], value: TWO }, 1)).toEqual([{ why: 'elsewhere' }]);
});

test('seats without a contribution, and a later round, are doubts', () => {
  const without = rigged(`# contribution 2 ${TWO}`, '# missing 2');
  expect(doubted(without, { ...kept, setup: undefined! }, 1)).toEqual([{ why: 'missing', seats: [2] }]);
  expect(doubted(without, null, null)).toEqual([{ why: 'unkept' }, { why: 'missing', seats: [2] }]);
  const later = rigged('# round 1', '# round 3');
  expect(doubted(later, { ...kept, setup: undefined! }, 1)).toEqual([{ why: 'round', round: 3 }]);
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
