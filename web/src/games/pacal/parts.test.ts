import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Board from './Board.svelte';
import { grouped } from './builds';
import Final from './Final.svelte';
import pacal from './index';
import Panel from './Panel.svelte';
import type { PacalProps } from './types';
import Tray from './Tray.svelte';
import { fixture } from './fixtures';

// One position for each step, and for each number of players.
const SOME = [
  '3-place',
  '2-first',
  '4-leap',
  '5-land',
  '3-drop-from',
  '4-build',
  '4-roll',
  '5-over',
  'small-move',
];

let shown: Record<string, unknown> | null = null;
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
});

function show(part: typeof Board, props: PacalProps): HTMLElement {
  const target = document.createElement('div');
  document.body.append(target);
  shown = mount(part, { target, props });
  flushSync();
  return target;
}

const square = (page: HTMLElement, name: string) =>
  page.querySelector<HTMLElement>(`[data-square="${name}"]`) as HTMLElement;
const key = (element: HTMLElement, name: string) => {
  element.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
  flushSync();
};

describe('every part', () => {
  it.each(SOME)('shows %s', (name) => {
    for (const part of [Board, Tray, Panel, Final]) {
      const page = show(part, fixture(name));
      expect(page.textContent).not.toMatch(/page-pacal|undefined|NaN/);
      void unmount(shown as Record<string, unknown>);
      shown = null;
    }
  });

  it('belongs to the game', () => {
    expect(pacal.name).toBe('pacal');
    expect(pacal.textBoard(fixture('3-early')).length).toBeGreaterThan(3);
  });
});

describe('the board by keyboard', () => {
  it('has one square in the order of tabs: your ship', () => {
    const props = fixture('3-early');
    const page = show(Board, props);
    const tabbed = [...page.querySelectorAll('[role=gridcell][tabindex="0"]')];
    expect(tabbed.map((each) => each.getAttribute('data-square'))).toEqual([
      props.position.seats[(props.you ?? 0) - 1]?.ship,
    ]);
  });

  it('moves by arrows and stops at the edge', () => {
    const page = show(Board, fixture('3-early'));
    square(page, 'b1').focus();
    key(square(page, 'b1'), 'ArrowRight');
    expect(document.activeElement).toBe(square(page, 'c1'));
    key(square(page, 'c1'), 'ArrowUp');
    expect(document.activeElement).toBe(square(page, 'c1'));
    key(square(page, 'c1'), 'End');
    expect(document.activeElement).toBe(square(page, 'k1'));
  });

  it('goes to a lit square and flies there', async () => {
    const props = { ...fixture('3-early'), act: vi.fn(), why: vi.fn() };
    const page = show(Board, props);
    square(page, 'a1').focus();
    key(square(page, 'a1'), 'n');
    const there = document.activeElement as HTMLElement;
    await vi.waitFor(() => expect(there.getAttribute('aria-label')).toMatch(/you can fly/));
    key(there, 'Enter');
    expect(props.act).toHaveBeenCalledOnce();
    expect(props.legal.map(({ action }) => action)).toContain(props.act.mock.calls[0]?.[0]);
  });

  it('asks why not', () => {
    const props = { ...fixture('3-early'), act: vi.fn(), why: vi.fn() };
    const page = show(Board, props);
    const lake = props.board.lake[0] ?? '';
    square(page, lake).focus();
    key(square(page, lake), 'Enter');
    expect(props.why).toHaveBeenCalledWith(expect.stringMatching(new RegExp(`^(fly|bend) ${lake}$`)));
    expect(props.act).not.toHaveBeenCalled();
  });

  it('tells about a district, and takes that away again', () => {
    const page = show(Board, fixture('3-middle'));
    square(page, 'f6').focus();
    key(square(page, 'f6'), 'd');
    const card = page.querySelector<HTMLElement>('[role=dialog]') as HTMLElement;
    expect(card.textContent).toContain('Sacred district S');
    key(card, 'Escape');
    expect(page.querySelector('[role=dialog]')).toBeNull();
    expect(document.activeElement).toBe(square(page, 'f6'));
  });
});

describe('the tray', () => {
  const button = (page: HTMLElement, words: RegExp) =>
    [...page.querySelectorAll('button')].find((each) =>
      words.test(`${each.getAttribute('aria-label') ?? ''} ${each.textContent}`),
    ) as HTMLButtonElement;

  it('drops, and finishes', () => {
    const props = { ...fixture('3-drop-two'), act: vi.fn() };
    const page = show(Tray, props);
    button(page, /Into your ship/).click();
    button(page, /No more stones/).click();
    expect(props.act.mock.calls).toEqual([['drop own'], ['done']]);
  });

  it.each([
    ['3-drop-two', '2 stones to drop', 2],
    ['5-drop-other', '1 stone to drop', 1],
  ])('tells and draws how many stones are left to drop: %s', (name, words, count) => {
    const page = show(Tray, fixture(name));
    expect(page.querySelector('.left')?.textContent).toContain(words);
    expect(page.querySelectorAll('.left path')).toHaveLength(count);
  });

  it('gives up god stones', () => {
    const props = { ...fixture('3-early'), act: vi.fn() };
    const page = show(Tray, props);
    button(page, /god stone worth 4/).click();
    expect(props.act).toHaveBeenCalledWith('god 4');
  });

  it('passes', () => {
    const props = { ...fixture('4-build'), act: vi.fn() };
    button(show(Tray, props), /build nothing/).click();
    expect(props.act).toHaveBeenCalledWith('pass');
  });

  it('offers every build', () => {
    const props = fixture('4-build');
    const page = show(Tray, props);
    const count = grouped(props.legal).flatMap(({ options }) => options).length;
    expect(page.querySelectorAll('.list button')).toHaveLength(count);
  });

  it('is quiet when it is not up to you', () => {
    const page = show(Tray, { ...fixture('4-build'), legal: [] });
    expect(page.querySelectorAll('button')).toHaveLength(0);
  });
});
