import { expect, test } from 'vitest';
import { endsByEnter, shortcut } from './shortcut';

function press(key: string, target: Element = document.body, more = {}) {
  const none = { altKey: false, ctrlKey: false, metaKey: false, defaultPrevented: false };
  return shortcut({ key, target, ...none, ...more });
}

function inside(html: string, selector: string): Element {
  document.body.innerHTML = html;
  return document.querySelector(selector)!;
}

test.each([
  ['u', 'undo'],
  ['U', 'undo'],
  ['e', 'end'],
  ['Enter', 'end'],
  ['s', 'skip'],
  ['?', 'help'],
  ['n', 'board'],
  ['ArrowLeft', 'board'],
  ['x', null],
])('%s', (key, meaning) => {
  expect(press(key)).toBe(meaning);
});

test('whoever types means letters', () => {
  expect(press('u', inside('<input>', 'input'))).toBeNull();
});

test('whoever holds a modifier means the browser', () => {
  expect(press('u', document.body, { ctrlKey: true })).toBeNull();
});

test('enter on a button or a square presses that', () => {
  expect(press('Enter', inside('<button></button>', 'button'))).toBeNull();
  expect(press('Enter', inside('<div tabindex="0"></div>', 'div'))).toBeNull();
});

test('a square that has answered to a key keeps it', () => {
  expect(press('s', document.body, { defaultPrevented: true })).toBeNull();
});

test('keys of the board lead there from a button, and stay where they are needed', () => {
  expect(press('ArrowUp', inside('<button></button>', 'button'))).toBe('board');
  expect(press('ArrowUp', inside('<div role="tabpanel" tabindex="0"></div>', 'div'))).toBeNull();
  expect(press('ArrowUp', inside('<div role="grid"><i></i></div>', 'i'))).toBeNull();
  expect(press('n', inside('<div role="grid"><i></i></div>', 'i'))).toBeNull();
  expect(press('n', inside('<input>', 'input'))).toBeNull();
});

test('enter on the board can end a turn, and nowhere else by that way', () => {
  const none = { altKey: false, ctrlKey: false, metaKey: false };
  const target = inside('<div role="grid"><i></i></div><button></button>', 'i');
  expect(endsByEnter({ key: 'Enter', target, ...none })).toBe(true);
  expect(endsByEnter({ key: 'Enter', target, ...none, ctrlKey: true })).toBe(false);
  expect(endsByEnter({ key: ' ', target, ...none })).toBe(false);
  expect(endsByEnter({ key: 'Enter', target: document.querySelector('button'), ...none })).toBe(false);
});
