import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LENS, lensPlace, lensWindow } from './lens';
import { magnify, type Aim } from './magnify';

const SCREEN = { width: 360, height: 640 };

test('the lens is above the finger and within the screen, or beside the finger', () => {
  for (let x = 0; x <= SCREEN.width; x += 15) {
    for (let y = 0; y <= SCREEN.height; y += 15) {
      const { left, top } = lensPlace({ x, y }, SCREEN);
      expect(left >= 0 && left + LENS <= SCREEN.width && top >= 0 && top + LENS <= SCREEN.height).toBe(true);
      const covered = x > left && x < left + LENS && y > top && y < top + LENS;
      expect(covered, `${x} ${y}`).toBe(false);
    }
  }
});

test('what is under the finger is in the middle of the lens, larger than on the board', () => {
  const { x, y, side } = lensWindow({ x: 100, y: 300 }, 0.5);
  expect([x + side / 2, y + side / 2]).toEqual([100, 300]);
  expect(LENS / side).toBeGreaterThan(2 * 0.5);
});

let node: HTMLElement;
let end: (() => void) | void;
const look = vi.fn<(name: string | null) => void>();
const choose = vi.fn<(name: string) => void>();
const pressed = vi.fn();
const lens = () => node.querySelector('.magnified');

beforeEach(() => {
  vi.useFakeTimers();
  for (const each of [look, choose, pressed]) each.mockReset();
  node = document.body.appendChild(document.createElement('div'));
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  Object.assign(drawing, { getScreenCTM: () => null });
  node.append(drawing);
  drawing.addEventListener('pointerup', pressed);
  drawing.addEventListener('click', pressed);
  const aim = ({ x, y }: { x: number; y: number }): Aim | null =>
    x < 100 ? { name: `at ${x}`, x, y } : null;
  end = magnify({ drawing: () => drawing, aim, look, choose })(node);
});

afterEach(() => {
  if (end) end();
  node.remove();
  vi.useRealTimers();
});

function finger(name: string, x: number, more: PointerEventInit = {}): Event {
  const event = new PointerEvent(name, {
    pointerType: 'touch',
    isPrimary: true,
    clientX: x,
    clientY: 50,
    bubbles: true,
    cancelable: true,
    ...more,
  });
  node.querySelector('g')?.dispatchEvent(event);
  return event;
}

test('a finger that rests magnifies; sliding looks, lifting chooses, and nothing else is pressed', () => {
  finger('pointerdown', 10);
  vi.advanceTimersByTime(349);
  expect(lens()).toBeNull();
  vi.advanceTimersByTime(1);
  expect(lens()?.getAttribute('aria-hidden')).toBe('true');
  finger('pointermove', 60);
  expect(look.mock.calls).toEqual([['at 10'], ['at 60']]);
  finger('pointerup', 60);
  finger('click', 60);
  expect([lens(), choose.mock.calls, pressed.mock.calls.length]).toEqual([null, [['at 60']], 0]);
});

test('lifting where nothing can be chosen chooses nothing', () => {
  finger('pointerdown', 10);
  vi.advanceTimersByTime(400);
  finger('pointermove', 150);
  finger('pointerup', 150);
  expect([lens(), choose.mock.calls.length, look.mock.lastCall]).toEqual([null, 0, [null]]);
});

test('sliding scrolls the page, except under the lens', () => {
  finger('pointerdown', 10);
  finger('pointermove', 30);
  vi.advanceTimersByTime(1000);
  expect([lens(), finger('touchmove', 40).defaultPrevented]).toEqual([null, false]);
  finger('pointerdown', 10);
  vi.advanceTimersByTime(400);
  expect(finger('touchmove', 40).defaultPrevented).toBe(true);
  finger('pointercancel', 40);
  expect([lens(), choose.mock.calls.length]).toEqual([null, 0]);
});

test('a short press, a mouse and a second finger are as ever', () => {
  finger('pointerdown', 10);
  finger('pointerup', 10);
  finger('click', 10);
  expect(pressed).toHaveBeenCalledTimes(2);
  for (const other of [{ pointerType: 'mouse' }, { isPrimary: false }]) {
    finger('pointerdown', 10, other);
    vi.advanceTimersByTime(1000);
    expect(lens()).toBeNull();
  }
});
