import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOMY } from './media';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.(svelte|css|ts)$/.test(name),
);
const sources = files.map((name) => [name, readFileSync(join('src', name), 'utf8')] as const);

test('style sheets call a screen roomy under the same condition as the code', () => {
  const conditions = sources.flatMap(([, source]) =>
    [...source.matchAll(/@media ([^{]*min-aspect-ratio[^{]*) \{/g)].map(([, condition]) => condition),
  );
  expect(conditions.length).toBeGreaterThan(0);
  expect(new Set(conditions)).toEqual(new Set([ROOMY]));
});

test.each([
  ['matchMedia(', []],
  ['localStorage.', ['app/storage.ts']],
  ['sessionStorage.', []],
  ['event.key', ['app/keys.ts', 'workshop/keys.ts']],
])('%s is used in one place', (call, places) => {
  const found = sources.filter(([name, source]) => !/\.test\.ts$/.test(name) && uses(source, call));
  expect(found.map(([name]) => name).filter((name) => !places.includes(name))).toEqual([]);
});

function uses(source: string, call: string): boolean {
  return source.split('\n').some((line) => line.includes(call) && !/^\s*(\*|\/\/|\/\*)/.test(line));
}
