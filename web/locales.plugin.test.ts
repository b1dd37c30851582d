import { expect, test } from 'vitest';
import { entries, languages, messages, notOnThePage } from './locales.plugin';

const LOCALES = '../locales';

test('a message goes on to the next one, with its plural forms and without comments', () => {
  const source = [
    '### A file',
    '# About the first.',
    'first = One',
    '    line and another',
    '',
    '## A group',
    '-term = { $count ->',
    '    [one] a',
    '   *[other] b',
    '}',
    '# At the end.',
    'last = x',
    '    .title = y',
  ].join('\n');
  expect([...entries(source)]).toEqual([
    ['first', 'first = One\n    line and another'],
    ['-term', '-term = { $count ->\n    [one] a\n   *[other] b\n}'],
    ['last', 'last = x\n    .title = y'],
  ]);
});

test('text that is no Fluent fails, and says where', () => {
  expect(() => entries('good = yes\n\nbroken = { $open\n')).toThrow(/line 3/);
});

test('headings say what is not on the page', () => {
  const source = '## One\n\na = 1\n\n## Two (not on the page)\n\nb = 2\nc = 3\n\n## Three\n\nd = 4\n';
  expect([...notOnThePage(source)]).toEqual(['b', 'c']);
});

test.each(languages(LOCALES))('%s has no message of the terminal', (language) => {
  const keys = [...entries(messages(LOCALES, language)).keys()];
  expect(keys.filter((key) => /^(arena|play|replay|speed|learn|serve|file|mail|load)-/.test(key))).toEqual(
    [],
  );
  expect(keys).toEqual(
    expect.arrayContaining(['seat', 'page-undo', 'table-not-your-turn', 'wrong-players', 'server-fault']),
  );
});
