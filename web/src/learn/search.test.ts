import { expect, test } from 'vitest';
import { parse } from './markdown';
import { passages, search, stretches, terms } from './search';

const blocks = parse(
  '# Rules\n\n## 5. Flying\n\n**5.4** Fly straight.\n\n### Example: bent\n\nTurn a corner.\n\n## 6. Dropping\n\n**6.1** Two stones, if you flew straight.',
);
const texts = (query: string) =>
  search(blocks, terms(query)).map((block) => ('id' in block ? block.id : block.kind));

test('without words everything is shown', () => {
  expect(search(blocks, terms('  '))).toEqual(blocks);
});

test('what has all words is found, under its headings', () => {
  expect(texts('STRAIGHT')).toEqual(['5', '5.4', '6', '6.1']);
  expect(texts('straight stones')).toEqual(['6', '6.1']);
  expect(texts('corner')).toEqual(['5', 'example-bent', 'paragraph']);
  expect(texts('nothing')).toEqual([]);
});

test('a clause is found by its number', () => {
  expect(texts('6.1')).toEqual(['6', '6.1']);
});

test('headings are no passages', () => {
  expect(passages(search(blocks, terms('straight')))).toBe(2);
});

test('what was searched for is marked where it stands', () => {
  expect(stretches('Fly straight', terms('STRAIGHT fly'))).toEqual([
    { text: 'Fly', hit: true },
    { text: ' ', hit: false },
    { text: 'straight', hit: true },
  ]);
  expect(stretches('Fly', [])).toEqual([{ text: 'Fly', hit: false }]);
});

test('of two words that begin at the same place the longer is marked', () => {
  expect(stretches('flying', terms('fly flying'))).toEqual([{ text: 'flying', hit: true }]);
});
