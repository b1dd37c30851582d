import { expect, test } from 'vitest';
import { leading, paths } from './site.plugin';
import { languageOf } from './worker.plugin';

test.each([
  ['assets/de-W-IvilVl.txt', '', 'de'],
  ['assets/uxmal-BAm0lN7T.md', '../docs/rules/pl/uxmal.md', 'pl'],
  ['assets/uxmal-BAm0lN7T.md', '../docs/learn/cs/uxmal.md', 'cs'],
  ['assets/pacal-BZ22N4kt.md', '../docs/rules/pacal.md', 'en'],
  ['assets/shell-DrjhoOO5.js', '', ''],
  ['assets/lake-B3G_EY-S.svg', '../docs/learn/pictures/pacal/lake.svg', ''],
])('%s, made from "%s", is in the language "%s"', (file, from, language) => {
  expect(languageOf(file, from)).toBe(language);
});

test('the pages of a site are found at their paths, from the folder of the site', () => {
  const found = paths(['pacal']);
  expect(found).toEqual(expect.arrayContaining(['workshop', 'learn/pacal', 'rules/pacal/reference']));
  expect(leading('rules/pacal/reference')).toContain('url=../../../?/rules/pacal/reference');
  expect(leading('workshop')).toContain('url=../?/workshop');
});
