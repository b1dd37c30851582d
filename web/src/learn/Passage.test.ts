import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import { parse } from './markdown';
import Passage from './Passage.svelte';
import { terms } from './search';

let mounted: Record<string, unknown>[] = [];
afterEach(() => {
  for (const each of mounted) void unmount(each);
  mounted = [];
  document.body.innerHTML = '';
});

function shown(source: string, query = '', pointed = false): HTMLElement {
  for (const block of parse(source)) {
    mounted.push(mount(Passage, { target: document.body, props: { block, wanted: terms(query), pointed } }));
  }
  flushSync();
  return document.body;
}

test('a clause has an anchor of its name, and links lead to others', () => {
  const page = shown('**A9** One.\n\n**5.4** See A9.');
  expect(page.querySelector('[id="5.4"] > a')?.getAttribute('href')).toBe('#5.4');
  const links = [...page.querySelectorAll('[id="5.4"] a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['#5.4', '#A9']);
});

test('what was searched for is marked, also in bold', () => {
  const page = shown('**5.4** Fly **straight** ahead.', 'straight AHEAD');
  expect([...page.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['straight', 'ahead']);
  expect(page.querySelector('strong mark')).not.toBeNull();
});

test('text that looks like markup is shown as text', () => {
  const page = shown('**5.4** <b onclick="x">bold</b>\n\n| <i>a</i> |\n|---|\n| `<script>` |');
  expect(page.querySelector('b, i, script')).toBeNull();
  expect(page.textContent).toContain('<b onclick="x">bold</b>');
  expect(page.querySelector('td code')?.textContent).toBe('<script>');
});

test('headings, lists, tables and drawings are what they are', () => {
  const page = shown(
    '## 5. Flying\n\n### Example\n\n- one\n- two\n\n| A | |\n|---|---|\n| 1 | 2 |\n\n```\n x . x\n```',
  );
  expect(page.querySelector('h2')?.id).toBe('5');
  expect(page.querySelector('h3')?.textContent).toBe('Example');
  expect(page.querySelectorAll('li')).toHaveLength(2);
  expect(page.querySelectorAll('th')).toHaveLength(1);
  expect(page.querySelector('pre')?.textContent).toBe(' x . x');
});

test('a picture has alt text; an unknown picture shows its alt text instead', () => {
  const page = shown('![A board.](pictures/pacal/setup.svg)\n\n![No board.](https://example.org/x.svg)');
  const [image, ...others] = page.querySelectorAll('img');
  expect([image?.alt, others.length]).toEqual(['A board.', 0]);
  expect(page.querySelector('p')?.textContent).toBe('No board.');
});
