import { expect, test } from 'vitest';
import { inSite, placeInSite } from './address';

test.each([
  ['/', '/sacbe/'],
  ['/#pacal', '/sacbe/#pacal'],
  ['/rules/pacal#5.4', '/sacbe/?/rules/pacal#5.4'],
  ['/replay/k3x9?review#7', '/sacbe/?/replay/k3x9?review#7'],
  ['/tables?game=uxmal', '/sacbe/?/tables?game=uxmal'],
])('%s has an address in a site, and the address leads back', (path, address) => {
  expect(inSite(path, '/sacbe/')).toBe(address);
  const place = placeInSite(new URL(address, 'https://games.example'), '/sacbe/');
  expect(place && place.pathname + place.search + place.hash).toBe(path);
});

test.each([
  ['/sacbe/index.html', '/'],
  ['/sacbe/index.html?/rules/pacal', '/rules/pacal'],
  ['/sacbe/?utm_source=mail', '/'],
])('%s is in the site too', (address, pathname) => {
  expect(placeInSite(new URL(address, 'https://games.example'), '/sacbe/')?.pathname).toBe(pathname);
});

test('what another site appends to a link does no harm', () => {
  const place = placeInSite(new URL('https://games.example/?/rules/pacal&from=feed#5.4'), '/');
  expect(place).toEqual({ pathname: '/rules/pacal', search: '?from=feed', hash: '#5.4' });
});

test.each(['/', '/sacbe', '/sacbe/icon.svg', '/other/?/rules/pacal'])('%s is something else', (address) => {
  expect(placeInSite(new URL(address, 'https://games.example'), '/sacbe/')).toBeNull();
});

// In a site such a link would lead out of its folder.
const sources = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A link, or a change of the address: `to` and `linkTo` make them; a hash alone is safe. */
const RAW = /href="\/[^"]*"|href=\{?[`'"]\/|(?:push|replace)State\([^,]*, '', (?!to\(|link\)|`#)[^;]*;/g;

test('every link goes through `to`', () => {
  const links = Object.entries(sources).flatMap(([file, source]) =>
    [...source.matchAll(RAW)].map(([link]) => `${file}: ${link}`),
  );
  expect(links).toEqual([]);
});
