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

test('accents, ligatures and kinds of apostrophes and spaces do not matter', () => {
  const czech = parse('## 1. Dům\n\n**1.1** Střešní kámen.\n\n**1.2** Groß und ŁÓDŹ, l’œuvre\u00a0!');
  const ids = (query: string) =>
    search(czech, terms(query)).flatMap((block) => (block.kind === 'clause' ? [block.id] : []));
  expect(ids('stresni KAMEN')).toEqual(['1.1']);
  expect(ids('Střešní')).toEqual(['1.1']);
  expect([ids('gross'), ids('lodz'), ids("l'oeuvre !"), ids('stresne')]).toEqual([
    ['1.2'],
    ['1.2'],
    ['1.2'],
    [],
  ]);
});

test('what is written otherwise than searched for is marked as it is written', () => {
  expect(stretches('Der große Stein', terms('grosse'))).toEqual([
    { text: 'Der ', hit: false },
    { text: 'große', hit: true },
    { text: ' Stein', hit: false },
  ]);
  // A match on half of a letter marks the whole letter once; combining marks stay with their letter.
  expect(stretches('aße', terms('s'))).toEqual([
    { text: 'a', hit: false },
    { text: 'ß', hit: true },
    { text: 'e', hit: false },
  ]);
  expect(stretches('e\u0301t', terms('e'))).toEqual([
    { text: 'e\u0301', hit: true },
    { text: 't', hit: false },
  ]);
});
