import { flushSync, mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import { known, load } from '../games';
import { speak, t } from '../words';
import KeyList from './KeyList.svelte';
import {
  boardKey,
  BOARD_KEYS,
  endsByEnter,
  GAME_KEYS,
  keycap,
  replayKey,
  REPLAY_KEYS,
  tableKey,
  TABLE_KEYS,
  type GameKey,
} from './keys';

const none = { altKey: false, ctrlKey: false, metaKey: false, defaultPrevented: false };

function press(key: string, target: Element = document.body, more = {}) {
  return tableKey({ key, target, ...none, ...more });
}

function inside(html: string, selector: string): Element {
  document.body.innerHTML = html;
  return document.querySelector(selector)!;
}

function listed(used: readonly GameKey[]): Map<string, string[]> {
  const page = mount(KeyList, { target: document.body, props: { used } });
  flushSync();
  const rows = [...document.body.querySelectorAll('dl > div')];
  const found = rows.map((row) => {
    const keys = [...row.querySelectorAll('kbd')].map((each) => each.textContent ?? '');
    return [row.querySelector('dd')?.textContent ?? '', keys] as const;
  });
  void unmount(page);
  return new Map(found);
}

test('the help lists every key that is registered, with a sentence', async () => {
  await speak('en');
  const shown = listed(Object.keys(GAME_KEYS) as GameKey[]);
  const commands = [TABLE_KEYS, BOARD_KEYS, GAME_KEYS, REPLAY_KEYS].flatMap((each) => Object.values(each));
  for (const { keys, says } of commands) {
    expect(t(says), says).not.toBe(says);
    expect(shown.get(t(says)), says).toEqual(keys.map(keycap));
  }
  expect(shown.size).toBe(commands.length);
});

test.each(known())('the help of %s has the keys of its board and no other game’s', async (game) => {
  await speak('en');
  const used = (await load(game))?.keys ?? [];
  const shown = listed(used);
  for (const [name, { says }] of Object.entries(GAME_KEYS)) {
    expect(shown.has(t(says)), name).toBe(used.includes(name as GameKey));
  }
});

test('at a table no key means two things', () => {
  const keys = [TABLE_KEYS, BOARD_KEYS, GAME_KEYS].flatMap((each) =>
    Object.values(each).flatMap((command) => [...command.keys]),
  );
  expect(new Set(keys).size).toBe(keys.length);
});

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
])('%s at a table', (key, meaning) => {
  expect(press(key)).toBe(meaning);
});

test('keys are text while somebody types', () => {
  expect(press('u', inside('<input>', 'input'))).toBeNull();
  expect(press('?', inside('<dialog><input></dialog>', 'input'))).toBeNull();
});

test('the help closes by the key that opened it', () => {
  const dialog = inside('<dialog><p></p></dialog>', 'p');
  expect(press('?', dialog)).toBe('help');
  expect(press('u', dialog)).toBeNull();
});

test('a key with a modifier is for the browser', () => {
  expect(press('u', document.body, { ctrlKey: true })).toBeNull();
  expect(boardKey({ ...none, key: 'r', target: null, metaKey: true }, ['rotate'])).toBeNull();
});

test('Enter on a button or a square presses that', () => {
  expect(press('Enter', inside('<button></button>', 'button'))).toBeNull();
  expect(press('Enter', inside('<div tabindex="0"></div>', 'div'))).toBeNull();
});

test('a key that a square has reacted to does nothing else', () => {
  expect(press('s', document.body, { defaultPrevented: true })).toBeNull();
});

test('keys of the board work from a button, and stay where they are needed', () => {
  expect(press('ArrowUp', inside('<button></button>', 'button'))).toBe('board');
  expect(press('ArrowUp', inside('<div role="tabpanel" tabindex="0"></div>', 'div'))).toBeNull();
  expect(press('ArrowUp', inside('<div role="grid"><i></i></div>', 'i'))).toBeNull();
  expect(press('n', inside('<div role="grid"><i></i></div>', 'i'))).toBeNull();
  expect(press('n', inside('<input>', 'input'))).toBeNull();
});

test('Enter on the board can end a turn, Enter elsewhere not in this way', () => {
  const target = inside('<div role="grid"><i></i></div><button></button>', 'i');
  expect(endsByEnter({ ...none, key: 'Enter', target })).toBe(true);
  expect(endsByEnter({ ...none, key: 'Enter', target, ctrlKey: true })).toBe(false);
  expect(endsByEnter({ ...none, key: ' ', target })).toBe(false);
  expect(endsByEnter({ ...none, key: 'Enter', target: document.querySelector('button') })).toBe(false);
});

test('a board reacts to the keys that its game declares', () => {
  const key = (name: string, used: GameKey[]) => boardKey({ ...none, key: name, target: null }, used);
  expect(key('R', ['rotate'])).toBe('rotate');
  expect(key('R', ['next'])).toBeNull();
  expect(key('Escape', [])).toBe('cancel');
  expect(key(' ', [])).toBe('press');
});

test('arrows, Home, End and space move a replay', () => {
  const keys = ['ArrowLeft', 'ArrowRight', 'Home', 'End', ' ', 'x'];
  const moved = keys.map((key) => replayKey({ ...none, key, target: document.body }));
  expect(moved).toEqual(['back', 'forth', 'first', 'last', 'toggle', null]);
});

test('N and P move a review from one marked move to the next', () => {
  const moved = ['n', 'N', 'p'].map((key) => replayKey({ ...none, key, target: document.body }));
  expect(moved).toEqual(['next', 'next', 'previous']);
});

test('the keys of a replay leave fields, boards, tabs and dialogs alone', () => {
  for (const [html, selector] of [
    ['<input>', 'input'],
    ['<div role="gridcell"><b></b></div>', 'b'],
    ['<button role="tab"></button>', 'button'],
    ['<dialog><p></p></dialog>', 'p'],
  ] as const) {
    expect(replayKey({ ...none, key: 'ArrowRight', target: inside(html, selector) }), html).toBeNull();
  }
  const button = inside('<button></button>', 'button');
  expect(replayKey({ ...none, key: ' ', target: button })).toBeNull();
  expect(replayKey({ ...none, key: 'ArrowRight', target: button })).toBe('forth');
  expect(replayKey({ ...none, ctrlKey: true, key: 'Home', target: button })).toBeNull();
});
