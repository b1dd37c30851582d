import { expect, test } from 'vitest';
import { pictureAt } from './pictures';
import { fileOf } from './rules';

test.each([
  ['learn', 'docs/learn'],
  ['reference', 'docs/rules'],
] as const)('%s is in the language of the reader, or in English', (text, folder) => {
  expect(fileOf('uxmal', 'en', text)?.address).toContain(`${folder}/uxmal`);
  expect(fileOf('uxmal', 'tlh', text)).toEqual({ ...fileOf('uxmal', 'en', text), language: 'en' });
  expect(fileOf('chess', 'en', text)).toBeNull();
});

test('the reference is there in other languages', () => {
  expect(fileOf('uxmal', 'de', 'reference')?.address).toMatch(/docs\/rules\/de\/uxmal.*\.md/);
});

test('a picture is one of the known files, from every folder of the texts', () => {
  const own = pictureAt('pictures/pacal/setup.svg');
  expect(own).toMatch(/setup.*\.svg|^data:image\/svg/);
  expect(pictureAt('../pictures/pacal/setup.svg')).toBe(own);
  expect(pictureAt('../../learn/pictures/pacal/setup.svg')).toBe(own);
});

test.each([
  'https://example.org/pictures/pacal/setup.svg',
  '//example.org/pictures/pacal/setup.svg',
  'javascript:alert(1)',
  'pictures/pacal/../pacal/setup.svg',
  'pictures/pacal/none.svg',
  'constructor',
  '',
])('%s is no picture', (address) => {
  expect(pictureAt(address)).toBeNull();
});
