import { expect, test } from 'vitest';
import { usual } from '../games/pacal/workshop/draft';
import { cleanName, MOST_BYTES, readComponents, written } from './file';
import { Misread } from './game';

function refusal(text: string): { key: string; args: object } {
  try {
    readComponents(text, 'file');
  } catch (error) {
    if (error instanceof Misread) return { key: error.key, args: error.args };
    throw error;
  }
  throw new Error('was not refused');
}

test('what was saved is loaded again', () => {
  const set = { game: 'pacal', name: 'Grandma’s box', parts: { board: { rows: usual().rows } } };
  expect(readComponents(written(set), 'file')).toEqual(set);
});

test('a board on its own gets the name of its file', () => {
  const board = { rows: ['AA'], values: { A: 3 } };
  expect(readComponents(`\uFEFF${JSON.stringify(board)}`, 'attic')).toEqual({
    game: 'pacal',
    name: 'attic',
    parts: { board },
  });
});

test('a broken file is refused with its line', () => {
  expect(refusal('{"game":"pacal",\n"name":oops}')).toMatchObject({ key: 'page-workshop-file-json' });
  const broken = ['{"game":"pacal",\n"name":oops}', '{\n"game" 7}', '{"game":\n"pac', '{"game":"a",\n\n'];
  expect(broken.map((text) => refusal(text).args)).toEqual([
    { line: 2 },
    { line: 2 },
    { line: 2 },
    { line: 1 },
  ]);
});

test.each(['7', 'null', '[]', '{}', '{"game":"pacal"}', '{"game":7,"options":{}}'])(
  '%s is no components file',
  (text) => expect(refusal(text).key).toBe('page-workshop-file-foreign'),
);

test('another game is refused by name', () => {
  const other = '{"game":"chess","options":{}}';
  expect(refusal(other)).toEqual({ key: 'page-workshop-file-game', args: { game: 'chess' } });
});

test('a large file is refused', () => {
  expect(refusal(`"${'x'.repeat(MOST_BYTES)}"`)).toEqual({
    key: 'page-workshop-file-large',
    args: { most: 64 },
  });
});

test('names are cleaned and cut', () => {
  expect(cleanName('  Oma\u0000s \n  Schachtel ')).toBe('Oma s Schachtel');
  expect([...cleanName('🛶'.repeat(60))].length).toBe(40);
});
