import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import Tabs from './Tabs.svelte';

let shown: Record<string, unknown>;
afterEach(() => unmount(shown));

function show(more: { chosen?: string } = {}): HTMLElement {
  const target = document.createElement('div');
  document.body.replaceChildren(target);
  const content = createRawSnippet((tab: () => string) => ({ render: () => `<p>about ${tab()}</p>` }));
  const tabs = ['log', 'chat', 'more'];
  const newsOf = (tab: string) => (tab === 'chat' ? 3 : 0);
  shown = mount(Tabs, {
    target,
    props: { tabs, titleOf: (tab: string) => `the ${tab}`, newsOf, content, ...more } as never,
  });
  flushSync();
  return target;
}

const tabs = (page: HTMLElement) => [...page.querySelectorAll<HTMLElement>('[role=tab]')];
const said = (page: HTMLElement) => page.querySelector('[role=tabpanel] h2')?.textContent;

test('the first tab is shown, unless another is chosen', () => {
  expect(show().querySelector('[role=tabpanel] p')?.textContent).toBe('about log');
  expect(said(show())).toBe('the log');
  expect(said(show({ chosen: 'more' }))).toBe('the more');
  expect(said(show({ chosen: 'gone' }))).toBe('the log');
});

test('a tab says how much is new behind it', () => {
  expect(tabs(show()).map((tab) => tab.querySelector('.count')?.textContent ?? null)).toEqual([
    null,
    '3',
    null,
  ]);
});

test('a press chooses, and arrows go round', () => {
  const page = show();
  tabs(page)[2]!.click();
  flushSync();
  expect(said(page)).toBe('the more');
  tabs(page)[2]!.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  flushSync();
  expect(said(page)).toBe('the log');
  expect(tabs(page).map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
});
