import { flushSync, mount, unmount } from 'svelte';
import { expect, it, vi } from 'vitest';
import type { EventView } from '../../protocol';
import Board from './Board.svelte';
import { grouped } from './builds';
import { litSquares } from './lit';
import type { PacalProps } from './types';
import Tray from './Tray.svelte';
import { fixture } from './fixtures';

// The page shares one focus between board and tray.
function together(name: string) {
  const focus = $state({ hover: null, chosen: null, at: null });
  const act = vi.fn<(action: string) => void>();
  const props: PacalProps & { act: typeof act } = { ...fixture(name), focus, act };
  const target = document.body.appendChild(document.createElement('div'));
  const parts = [Board, Tray].map((part) => mount(part, { target, props }));
  flushSync();
  const press = (square: string) => {
    const cell = target.querySelector<HTMLElement>(`[data-square="${square}"]`);
    cell?.focus();
    cell?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    flushSync();
  };
  return { props, target, press, end: () => parts.forEach((part) => void unmount(part)) };
}

it('a build is shown at the first press and played at the second', () => {
  const { props, target, press, end } = together('4-build');
  const [first, second] = grouped(props.legal);
  press(first?.target ?? '');
  expect(props.act).not.toHaveBeenCalled();
  expect(props.focus.chosen).toBe(first?.options[0]?.action);
  expect(target.querySelector('.preview')?.textContent).toMatch(/points? now/);
  press(second?.target ?? '');
  expect(props.act).not.toHaveBeenCalled();
  press(second?.target ?? '');
  expect(props.act).toHaveBeenCalledWith(second?.options[0]?.action);
  end();
});

it('Escape takes a choice back', () => {
  const { props, press, end } = together('4-build');
  press(grouped(props.legal)[0]?.target ?? '');
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(props.focus.chosen).toBeNull();
  end();
});

it('with an empty supply a drop is a ship and then a stone', () => {
  const { props, press, end } = together('3-drop-from');
  const ship = [...litSquares(props.legal, props.position, null).values()][0];
  press(ship?.square ?? '');
  expect(props.act).not.toHaveBeenCalled();
  const stone = [...litSquares(props.legal, props.position, props.focus.chosen).values()].find(
    ({ glow }) => glow === 'stone',
  );
  press(stone?.square ?? '');
  expect(props.act).toHaveBeenCalledWith(`${ship?.action} from ${stone?.square}`);
  end();
});

it('the keyboard goes on with the next step when its button is gone', () => {
  let now = $state.raw(fixture('3-drop-two'));
  const focus = $state({ hover: null, chosen: null, at: null });
  const props: PacalProps = {
    ...fixture('3-drop-two'),
    focus,
    get board() {
      return now.board;
    },
    get position() {
      return now.position;
    },
    get legal() {
      return now.legal;
    },
  };
  const target = document.body.appendChild(document.createElement('div'));
  const tray = mount(Tray, { target, props });
  flushSync();
  [...target.querySelectorAll('button')].at(-1)?.focus();
  now = fixture('4-build');
  flushSync();
  expect(target.contains(document.activeElement)).toBe(true);
  expect(document.activeElement?.tagName).toBe('BUTTON');
  void unmount(tray);
});

it('the last turn is marked, also while one looks back', () => {
  const played = (version: number, seat: number, action: string): EventView => ({
    version,
    at: 0,
    event: 'played',
    seat,
    action,
    told: null,
  });
  let news = $state.raw<EventView[]>([]);
  const props: PacalProps = {
    ...fixture('3-middle'),
    get news() {
      return news;
    },
  };
  const target = document.body.appendChild(document.createElement('div'));
  const board = mount(Board, { target, props });
  const marked = () => target.querySelectorAll('.wash').length;
  flushSync();
  expect(marked()).toBe(0);
  news = [played(7, 2, 'fly b1'), played(8, 2, 'build 1 a1 a1')];
  flushSync();
  expect(marked()).toBe(2);
  news = [played(3, 2, 'fly c3')];
  flushSync();
  expect(marked()).toBe(1);
  void unmount(board);
});

it('a replay of the last turns begins without the marks of what is to come', () => {
  let news = $state.raw<EventView[]>([
    { version: 7, at: 0, event: 'played', seat: 2, action: 'fly b1', told: null },
  ]);
  const props: PacalProps = {
    ...fixture('3-middle'),
    past: [],
    get news() {
      return news;
    },
  };
  const target = document.body.appendChild(document.createElement('div'));
  const board = mount(Board, { target, props });
  flushSync();
  expect(target.querySelectorAll('.wash')).toHaveLength(1);
  news = [];
  flushSync();
  expect(target.querySelectorAll('.wash, .from')).toHaveLength(0);
  void unmount(board);
});

it('a player who has just come sees the last turn marked', () => {
  const played = (seat: number, action: string): EventView => ({
    version: 0,
    at: 0,
    event: 'played',
    seat,
    action,
    told: null,
  });
  let past = $state.raw<EventView[]>([]);
  const props: PacalProps = {
    ...fixture('3-middle'),
    news: [],
    get past() {
      return past;
    },
  };
  const target = document.body.appendChild(document.createElement('div'));
  const board = mount(Board, { target, props });
  const marked = () => target.querySelectorAll('.wash').length;
  flushSync();
  expect(marked()).toBe(0);
  past = [played(1, 'fly c3'), played(2, 'fly b1'), played(2, 'build 1 a1 a1')];
  flushSync();
  expect(marked()).toBe(2);
  void unmount(board);
});

// The board is eleven squares wide and high; a square is ten pixels unless the layout changes.
function onScreen(target: HTMLElement) {
  const grid = target.querySelector<HTMLElement>('[role=grid]')!;
  let size = 110;
  grid.getBoundingClientRect = () => new DOMRect(0, 0, size, size);
  Object.defineProperty(grid, 'clientWidth', { get: () => size });
  const at = (square: string) => ({
    clientX: (square.charCodeAt(0) - 97 + 0.5) * (size / 11),
    clientY: (Number(square.slice(1)) - 0.5) * (size / 11),
  });
  return { grid, at, shrink: (to: number) => (size = to) };
}

it('a finger means the square that it came down on, though the board shrinks under it', () => {
  const { props, target, end } = together('4-build');
  const [first] = grouped(props.legal);
  const { grid, at, shrink } = onScreen(target);
  const where = { ...at(first!.target), bubbles: true };
  const cell = target.querySelector<HTMLElement>(`[data-square="${first!.target}"]`)!;
  cell.dispatchEvent(new PointerEvent('pointerdown', { ...where, pointerType: 'touch' }));
  cell.focus();
  flushSync();
  // No preview appears before the finger is lifted, so nothing moves.
  expect(props.focus.hover).toBeNull();
  expect(target.querySelector('.preview')).toBeNull();
  shrink(70);
  grid.dispatchEvent(new MouseEvent('click', where));
  flushSync();
  expect(props.focus.chosen).toBe(first?.options[0]?.action);
  end();
});

it('sliding to another square before letting go presses neither', () => {
  const { props, target, end } = together('4-build');
  const [first] = grouped(props.legal);
  const { grid, at } = onScreen(target);
  const from = at(first!.target);
  grid.dispatchEvent(new PointerEvent('pointerdown', { ...from, bubbles: true }));
  grid.dispatchEvent(new MouseEvent('click', { clientX: from.clientX + 25, clientY: 5, bubbles: true }));
  expect(props.focus.chosen).toBeNull();
  end();
});
