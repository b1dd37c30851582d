import { expect, test } from 'vitest';
import {
  begun,
  branchOf,
  MOST_BRANCHES,
  MOST_MOVES,
  movesTo,
  parsed,
  played,
  removed,
  renamed,
  turnedTo,
  type Notebook,
} from './notebook';

const after = (...moves: string[]) =>
  moves.reduce<Notebook>((notebook, move) => played(notebook, move, 'B')!, begun('pacal', 'A'));

test('moves at the end of a branch make it longer', () => {
  const notebook = after('roll 3', 'fly f9');
  expect(movesTo(notebook)).toEqual(['roll 3', 'fly f9']);
  expect(notebook.branches.length).toBe(1);
});

test('the next move of a branch is followed, another move opens a branch', () => {
  const back = turnedTo(after('roll 3', 'fly f9'), 0, 1);
  const same = played(back, 'fly f9', 'B')!;
  expect([same.branches.length, same.at]).toEqual([1, 2]);
  const other = played(back, 'fly c4', 'B')!;
  expect(other.branches).toEqual([
    { name: 'A', moves: ['roll 3', 'fly f9'] },
    { name: 'B', moves: ['roll 3', 'fly c4'] },
  ]);
  expect(movesTo(other)).toEqual(['roll 3', 'fly c4']);
});

test('there is room for so many branches and moves, and no more', () => {
  let notebook = after('roll 1');
  for (let count = 1; count < MOST_BRANCHES; count += 1) {
    notebook = played(turnedTo(notebook, 0, 0), `roll ${count + 1}`, 'B')!;
  }
  expect(played(turnedTo(notebook, 0, 0), 'roll 99', 'B')).toBeNull();
  const long = { name: 'A', moves: Array.from({ length: MOST_MOVES }, () => 'end') };
  expect(played({ record: '', branches: [long], current: 0, at: MOST_MOVES }, 'end', 'B')).toBeNull();
});

test('a branch is renamed and removed; the last one stays', () => {
  const two = played(turnedTo(after('roll 3'), 0, 0), 'roll 4', 'B')!;
  expect(branchOf(renamed(two, '  Bold ')).name).toBe('Bold');
  expect(branchOf(renamed(two, '   ')).name).toBe('B');
  const one = removed(two);
  expect([one.branches.map(({ name }) => name), one.current, one.at]).toEqual([['A'], 0, 1]);
  expect(removed(one)).toBe(one);
});

test('what was written is read again, and anything else is refused', () => {
  const notebook = after('roll 3', 'fly f9');
  expect(parsed(JSON.stringify(notebook))).toEqual(notebook);
  const far = { ...notebook, current: 7, at: -3 };
  expect(parsed(JSON.stringify(far))).toMatchObject({ current: 0, at: 0 });
  for (const wrong of [
    'no JSON',
    'null',
    '{}',
    '{"record":"x","branches":[]}',
    '{"record":7,"branches":[{"name":"A","moves":[]}]}',
    '{"record":"x","branches":[{"name":"A","moves":[1]}]}',
    '{"record":"x","branches":[null]}',
  ]) {
    expect(() => parsed(wrong), wrong).toThrow();
  }
});
