import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languages } from '../../locales.plugin';
import { isContents, parse, plain } from './markdown';

test('a clause begins with its number in bold', () => {
  const [clause] = parse('**5.4** Fly **straight**. [all]');
  expect(clause).toEqual({
    kind: 'clause',
    id: '5.4',
    words: [
      { kind: 'text', text: 'Fly ' },
      { kind: 'bold', text: 'straight' },
      { kind: 'text', text: '. ' },
      { kind: 'source', text: 'all' },
    ],
  });
});

test('bold at the start of a paragraph is no clause unless it is a number', () => {
  expect(parse('**Note** this.')[0]?.kind).toBe('paragraph');
  expect(['A.5.2a', 'B14', 'C.7', '10.2'].map((id) => parse(`**${id}** x`)[0]?.kind)).toEqual(
    Array(4).fill('clause'),
  );
});

test('the number of a clause leads to it, another number does not', () => {
  const blocks = parse('**A9** One.\n\nSee A9, A8 and 4 × 4.');
  expect(blocks[1]).toEqual({
    kind: 'paragraph',
    words: [
      { kind: 'text', text: 'See ' },
      { kind: 'link', text: 'A9' },
      { kind: 'text', text: ', A8 and 4 × 4.' },
    ],
  });
});

test('a heading is named by its number, unless a clause has that name', () => {
  const blocks = parse('# Title\n\n## 5. Flying\n\n## A.3 Phases\n\n**A.3** Three.\n\n### Title');
  const ids = blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []));
  expect(ids).toEqual(['title', '5', 'a-3-phases', 'title-2']);
});

test('a drawing is kept as it is, empty lines and stars included', () => {
  expect(parse('```\n a **b**\n\n c\n```\n\nafter')).toEqual([
    { kind: 'drawing', text: ' a **b**\n\n c' },
    { kind: 'paragraph', words: [{ kind: 'text', text: 'after' }] },
  ]);
});

test('lists and tables', () => {
  expect(parse('- one\n  more\n- `two`')[0]).toEqual({
    kind: 'list',
    items: [[{ kind: 'text', text: 'one more' }], [{ kind: 'code', text: 'two' }]],
  });
  const [table] = parse('| A | B |\n|---|---|\n| 1 | |');
  expect(table).toEqual({
    kind: 'table',
    head: [[{ kind: 'text', text: 'A' }], [{ kind: 'text', text: 'B' }]],
    rows: [[[{ kind: 'text', text: '1' }], []]],
  });
});

test('markup of another kind stays text', () => {
  const [block] = parse('<img src=x onerror=alert(1)>');
  expect(block).toEqual({
    kind: 'paragraph',
    words: [{ kind: 'text', text: '<img src=x onerror=alert(1)>' }],
  });
});

test('contents are known by their form, in any language', () => {
  const [contents, other] = parse('Inhalt: eins · zwei · drei · vier\n\nDas Brett ist 4 · 4 Felder groß.');
  expect([contents, other].map((block) => isContents(block!))).toEqual([true, false]);
});

test('the name of a heading has no accents', () => {
  const ids = parse('## Événements\n\n## Střed Łodzi').map((block) => 'id' in block && block.id);
  expect(ids).toEqual(['evenements', 'stred-lodzi']);
});

const LANGUAGES = languages('../locales');
const fileOf = (game: string, language: string) =>
  `../docs/rules/${language === 'en' ? '' : `${language}/`}${game}.md`;
const written = LANGUAGES.flatMap((language) => ['pacal', 'uxmal'].map((game) => [game, language] as const));

describe.each(written)('the rules of %s in %s', (game, language) => {
  const source = readFileSync(fileOf(game, language), 'utf8');
  const blocks = parse(source);

  test('have a place for every clause, and each once', () => {
    const clauses = blocks.flatMap((block) => (block.kind === 'clause' ? [block.id] : []));
    const written = [...source.matchAll(/^\*\*([A-D]?\.?\d[\w.]*)\*\*/gm)].map(([, id]) => id);
    expect(clauses).toEqual(written);
    const ids = blocks.flatMap((block) => ('id' in block ? [block.id] : []));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('have every clause that a refusal cites', () => {
    const notation = readFileSync('../docs/notation.md', 'utf8');
    const rows = notation.matchAll(new RegExp(`^\\| \`${game}-[\\w-]+\` \\| ([^|]+) \\|`, 'gm'));
    const cited = [...rows].flatMap(([, clauses = '']) => clauses.split(',').map((id) => id.trim()));
    const ids = new Set(blocks.flatMap((block) => ('id' in block ? [block.id] : [])));
    expect(cited.length).toBeGreaterThan(10);
    expect(cited.filter((id) => id !== '' && !ids.has(id))).toEqual([]);
  });

  test('leave no marks of Markdown in what is shown', () => {
    const shown = blocks.filter(({ kind }) => kind !== 'drawing').flatMap((block) => plain(block));
    expect(shown.filter((text) => /\*\*|^#|^\||```/.test(text))).toEqual([]);
    expect(blocks[0]).toMatchObject({ kind: 'heading', level: 1 });
    expect(blocks.filter(isContents)).toHaveLength(1);
  });
});
