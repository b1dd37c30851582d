import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../app/settings.svelte';
import { speak } from '../words';
import Hint from './Hint.svelte';
import type { Session } from './session.svelte';
import Wish from './Wish.svelte';

let shown: Record<string, unknown> | null = null;
beforeAll(() => speak('en'));
beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '';
});
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  settings.endsTurns = true;
});

function show(part: unknown, props: object): HTMLElement {
  const target = document.body.appendChild(document.createElement('div'));
  shown = mount(part as Component, { target, props: props as never });
  flushSync();
  return target;
}

/** A hint box whose position can change. */
function hint(...first: string[]) {
  let situations = $state.raw<string[]>(first);
  let at = $state(1);
  const page = show(Hint, {
    game: 'pacal',
    get situations() {
      return situations;
    },
    get at() {
      return at;
    },
  });
  const go = (...next: string[]) => {
    [situations, at] = [next, at + 1];
    flushSync();
  };
  const text = () => page.querySelector('p')?.textContent ?? null;
  const press = (name: string) => {
    [...page.querySelectorAll('button')].find(({ textContent }) => textContent?.includes(name))?.click();
    flushSync();
  };
  return { go, text, press };
}

test('a new kind of situation is explained once, while it lasts', () => {
  const { go, text } = hint('own');
  expect(text()).toMatch(/lies under your ship/);
  go('other');
  expect(text()).toMatch(/maybe in a district you cannot reach/);
  go('own');
  expect(text()).toBeNull();
});

test('a press closes it for good, and the next one waits for the next position', () => {
  const { go, text, press } = hint('raise', 'build');
  expect(text()).toMatch(/^Raising/);
  press('Got it');
  expect(text()).toBeNull();
  go('raise', 'build');
  expect(text()).toMatch(/^A player who takes the lead/);
});

test('one press is the end of all hints', () => {
  const { go, text, press } = hint('own');
  press('No more hints');
  go('fly');
  expect(text()).toBeNull();
});

function wish(confirms: boolean) {
  let view = $state.raw({ phase: 'playing', you: { seat: 1, confirms } });
  const endTurnsMyself = vi.fn();
  const session = {
    you: 1,
    endTurnsMyself,
    get view() {
      return view;
    },
  } as unknown as Session;
  show(Wish, { session });
  const hears = (now: boolean) => {
    view = { phase: 'playing', you: { seat: 1, confirms: now } };
    flushSync();
  };
  return { endTurnsMyself, hears };
}

test('a table hears how turns end only if the browser remembers another wish', () => {
  expect(wish(true).endTurnsMyself).not.toHaveBeenCalled();
});

test('the remembered wish is sent once, at every table, and again when it changes', () => {
  settings.endsTurns = false;
  const { endTurnsMyself, hears } = wish(true);
  expect(endTurnsMyself.mock.calls).toEqual([[false]]);
  hears(true);
  hears(false);
  settings.endsTurns = true;
  flushSync();
  expect(endTurnsMyself.mock.calls).toEqual([[false], [true]]);
});

test('the wish outlives the visit', () => {
  settings.endsTurns = false;
  expect(JSON.parse(localStorage.getItem('sacbe-settings') ?? '{}')).toMatchObject({ endsTurns: false });
});
