import { expect, test } from 'vitest';
import { moved } from './keys';

const plain = { altKey: false, ctrlKey: false, metaKey: false, defaultPrevented: false };

function within(html: string, selector: string): Element {
  document.body.innerHTML = html;
  return document.querySelector(selector)!;
}

test('arrows, Home, End and space move a film', () => {
  const keys = ['ArrowLeft', 'ArrowRight', 'Home', 'End', ' ', 'x'];
  const target = document.body;
  expect(keys.map((key) => moved({ ...plain, key, target }))).toEqual([
    'back',
    'forth',
    'first',
    'last',
    'toggle',
    null,
  ]);
});

test('where keys mean something else, they do', () => {
  for (const [html, selector] of [
    ['<input>', 'input'],
    ['<div role="gridcell"><b></b></div>', 'b'],
    ['<button role="tab"></button>', 'button'],
    ['<dialog><p></p></dialog>', 'p'],
  ] as const) {
    expect(moved({ ...plain, key: 'ArrowRight', target: within(html, selector) }), html).toBeNull();
  }
  const button = within('<button></button>', 'button');
  expect(moved({ ...plain, key: ' ', target: button })).toBeNull();
  expect(moved({ ...plain, key: 'ArrowRight', target: button })).toBe('forth');
  expect(moved({ ...plain, ctrlKey: true, key: 'Home', target: button })).toBeNull();
});
