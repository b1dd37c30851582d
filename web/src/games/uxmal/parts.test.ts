import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { speak, t } from '../../words';
import Board from './Board.svelte';
import Final from './Final.svelte';
import Panel from './Panel.svelte';
import Picture from './Picture.svelte';
import Tray from './Tray.svelte';
import { turnedBy } from './face';
import { brief } from './label';
import { lifts } from './lift';
import type { UxmalProps, PutHint } from './types';
import { liftWords } from './describe';
import { textBoard } from './textBoard';
import { fixture, fixtures, type Fixture } from './fixtures';
import { Shown } from './shown.svelte';

beforeAll(() => speak('en'));

let mounted: object[] = [];
const act = vi.fn();
const why = vi.fn();

beforeEach(() => {
  localStorage.clear();
  act.mockReset();
  why.mockReset();
});

afterEach(() => {
  for (const one of mounted) void unmount(one);
  mounted = [];
});

/** Mounts parts of the game that share one position. */
function show(one: Fixture, ...parts: Component<UxmalProps>[]): { shown: Shown; here: HTMLElement } {
  const here = document.createElement('div');
  document.body.append(here);
  const shown = new Shown({ ...one, t, act, why });
  mounted = parts.map((part) => mount(part, { target: here, props: shown.props }));
  flushSync();
  return { shown, here };
}

function press(element: Element | null | undefined): void {
  expect(element).toBeTruthy();
  (element as HTMLElement).dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
  flushSync();
}

function key(element: Element, key: string): void {
  element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  flushSync();
}

const place = (here: HTMLElement, name: string) => here.querySelector(`[data-place="${name}"]`)!;
const button = (here: HTMLElement, words: string) =>
  [...here.querySelectorAll('button')].find(
    (one) => one.textContent?.includes(words) || one.getAttribute('aria-label')?.includes(words),
  );

describe('putting the tile', () => {
  const one = fixture('3-put-level-2');
  const drawn = one.position.drawn!;
  const free = one.legal[0]!.action.split(' ')[1]!;
  const taken = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'].find(
    (site) => !one.legal.some((legal) => legal.action.startsWith(`put ${site} `)),
  )!;

  test('Enter puts it where the cursor is, turned as often as R was pressed', () => {
    const { here } = show(one, Board);
    const cursor = place(here, free);
    cursor.dispatchEvent(new FocusEvent('focus'));
    flushSync();
    key(cursor, 'r');
    key(cursor, 'r');
    key(cursor, 'Enter');
    expect(act).toHaveBeenCalledExactlyOnceWith(`put ${free} ${turnedBy(drawn, 2)}`);
  });

  test('R does nothing while somebody types', () => {
    const { here } = show(one, Board);
    const input = document.createElement('input');
    here.append(input);
    key(input, 'r');
    const cursor = place(here, free);
    cursor.dispatchEvent(new FocusEvent('focus'));
    flushSync();
    key(cursor, 'Enter');
    expect(act).toHaveBeenCalledExactlyOnceWith(`put ${free} ${drawn}`);
  });

  test('a site that is taken is asked about, not played', () => {
    const { here } = show(one, Board);
    place(here, taken).dispatchEvent(new FocusEvent('focus'));
    flushSync();
    key(place(here, taken), 'Enter');
    expect(why).toHaveBeenCalledExactlyOnceWith(`put ${taken} ${drawn}`);
    expect(act).not.toHaveBeenCalled();
  });

  test('there are as many places as the level has sites, and arrows go from one to the next', () => {
    const { here } = show(one, Board);
    expect(here.querySelectorAll('[role=gridcell]')).toHaveLength(9);
    expect(here.querySelectorAll('[role=gridcell][tabindex="0"]')).toHaveLength(1);
    place(here, 'a1').dispatchEvent(new FocusEvent('focus'));
    flushSync();
    key(place(here, 'a1'), 'ArrowRight');
    expect(place(here, 'b1').getAttribute('tabindex')).toBe('0');
    key(place(here, 'b1'), 'ArrowUp');
    expect(place(here, 'b1').getAttribute('tabindex')).toBe('0');
  });

  test('the tray turns the same tile, and does what is half chosen', () => {
    const { shown, here } = show(one, Board, Tray);
    shown.focus.chosen = `put ${free} ${drawn}`;
    flushSync();
    press(button(here, 'tile right'));
    expect(shown.focus.chosen).toBe(`put ${free} ${turnedBy(drawn, 1)}`);
    press(button(here, 'Confirm'));
    expect(act).toHaveBeenCalledExactlyOnceWith(`put ${free} ${turnedBy(drawn, 1)}`);
  });
});

describe('a tile that is turned after it was looked at', () => {
  const one = fixture('3-put-level-2');
  const drawn = one.position.drawn!;
  const { action } = one.legal.find((each) => each.action.endsWith(` ${drawn}`))!;
  const site = action.split(' ')[1]!;

  test('the sentence is about the tile as it hangs now', () => {
    const { shown, here } = show(one, Board, Tray);
    // A touch hovers and half chooses at once.
    Object.assign(shown.focus, { at: site, hover: action, chosen: action });
    flushSync();
    for (let quarters = 1; quarters < 4; quarters += 1) {
      press(button(here, 'tile right'));
      const now = `put ${site} ${turnedBy(drawn, quarters)}`;
      expect([shown.focus.hover, shown.focus.chosen]).toEqual([now, now]);
      const hint = one.legal.find((each) => each.action === now)!;
      expect(here.querySelector('.tray .row p, .row p.roomy')?.textContent).toContain(brief(hint, t));
    }
  });
});

describe('priests under the tile', () => {
  const one = fixture('3-put-level-2');
  const puts = one.legal.map((each) => ({ ...each, lifted: lifts(one.position, each.hint as PutHint) }));
  const lifting = puts.find(({ lifted }) => lifted.length > 0)!;

  test('are drawn on it with their worth before and after, and it is said', () => {
    const { shown, here } = show(one, Board, Tray);
    const [, site] = lifting.action.split(' ');
    Object.assign(shown.focus, { at: site, hover: lifting.action });
    flushSync();
    const drawn = [...here.querySelectorAll('.worth')].map((each) => each.textContent?.trim());
    expect(drawn).toEqual(lifting.lifted.map(({ before, after }) => `${before} → ${after}`));
    expect(here.querySelectorAll('.lifted')).toHaveLength(lifting.lifted.length);
    const said = liftWords(lifting.lifted, one.seats, one.you, t);
    expect(said).toMatch(/is lifted: worth \d+ → \d+\./);
    expect(here.querySelector('.row p')?.textContent).toContain(said);
    expect(place(here, site!).getAttribute('aria-label')).toContain(said);
  });

  test('a tile over nobody lifts nobody', () => {
    const { shown, here } = show(one, Board, Tray);
    const free = puts.find(({ lifted }) => lifted.length === 0)!;
    Object.assign(shown.focus, { at: free.action.split(' ')[1], hover: free.action });
    flushSync();
    expect(here.querySelector('.ghost')).not.toBeNull();
    expect(here.querySelector('.worth, .lifted')).toBeNull();
  });
});

test('a focus that comes from a pointer looks at nothing', () => {
  const one = fixture('3-put-level-2');
  const { shown, here } = show(one, Board);
  const [, site] = one.legal[0]!.action.split(' ');
  here.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  place(here, site!).dispatchEvent(new FocusEvent('focus'));
  flushSync();
  expect(shown.focus.at).toBeNull();
  key(here, 'Tab');
  place(here, site!).dispatchEvent(new FocusEvent('focus'));
  flushSync();
  expect(shown.focus.at).toBe(site);
});

describe('a turn', () => {
  const one = fixture('3-turn-level-1');
  const priest = one.legal.find((legal) => legal.action.startsWith('priest '))!.action;
  const move = one.legal.find((legal) => legal.action.startsWith('move '))!.action;

  test('drawing a tile is one press', () => {
    const { here } = show(one, Tray);
    press(button(here, 'Draw a tile'));
    expect(act).toHaveBeenCalledExactlyOnceWith('tile');
  });

  test('a priest is placed by the tray and a lit idol', () => {
    const { here } = show(one, Board, Tray);
    press(button(here, 'Place a priest'));
    press(place(here, priest.split(' ')[1]!));
    expect(act).toHaveBeenCalledExactlyOnceWith(priest);
  });

  test('before one has said what one wants, a press on an idol only offers it', () => {
    const { shown, here } = show(one, Board, Tray);
    press(place(here, priest.split(' ')[1]!));
    expect(act).not.toHaveBeenCalled();
    expect(shown.focus.chosen).toBe(priest);
    press(button(here, 'Confirm'));
    expect(act).toHaveBeenCalledExactlyOnceWith(priest);
  });

  test('a priest walks: it is pressed, then the space', () => {
    const { here } = show(one, Board, Tray);
    const [, from, to] = move.split(' ');
    press(place(here, from!));
    press(place(here, to!));
    expect(act).toHaveBeenCalledExactlyOnceWith(move);
  });

  test('a space that is not lit is asked about', () => {
    const { here } = show(one, Board);
    const blank = one.position.symbols[0]!.indexOf('.');
    press(place(here, `${'abcdefgh'[blank]}1`));
    expect(why).toHaveBeenCalledExactlyOnceWith(`priest ${'abcdefgh'[blank]}1`);
  });

  test('an idol is moved by keys: it is chosen, then its step, then it is done', () => {
    const { shown, here } = show(one, Tray);
    press(button(here, 'Venerate or curse'));
    const track = one.legal.filter((legal) => legal.action.startsWith('curse '));
    const [, idol] = track[0]!.action.split(' ');
    const rank = one.position.popularity.indexOf(idol as never) + 1;
    const steps = () => [...here.querySelectorAll('.track button')];
    press(steps()[rank - 1]);
    key(steps()[rank - 1]!, 'ArrowRight');
    expect(shown.focus.chosen).toBe(`curse ${idol} 1`);
    press(button(here, 'Confirm'));
    expect(act).toHaveBeenCalledExactlyOnceWith(`curse ${idol} 1`);
  });

  test('by keys the focus goes on to the board, by pointer it stays', () => {
    const { here } = show(one, Board, Tray);
    press(button(here, 'Place a priest'));
    expect(document.activeElement).toBe(document.body);
    press(button(here, 'Choose again'));
    key(here, 'Tab');
    press(button(here, 'Place a priest'));
    const place = document.activeElement?.getAttribute('data-place');
    expect(one.legal.map((legal) => legal.action)).toContain(`priest ${place}`);
  });

  test('onlookers can press nothing', () => {
    const { here } = show({ ...one, you: null, legal: [] }, Board, Tray);
    press(place(here, 'a1'));
    expect(act).not.toHaveBeenCalled();
    expect(why).not.toHaveBeenCalled();
    expect(button(here, 'Draw a tile')).toBeUndefined();
  });
});

test('every situation has its button', () => {
  const one = fixture('3-claim');
  for (const { action } of one.legal) {
    const { here } = show(one, Tray);
    const buttons = [...here.querySelectorAll('.claims button')];
    expect(buttons).toHaveLength(one.legal.length);
    press(buttons[one.legal.findIndex((legal) => legal.action === action)]);
    expect(act).toHaveBeenLastCalledWith(action);
  }
});

test('cards are paid by pressing them, and nothing is paid before they are enough', () => {
  const one = fixture('3-pay');
  const { here } = show(one, Tray);
  const enough = () => here.querySelector('.button.primary')!;
  press(enough());
  expect(act).not.toHaveBeenCalled();
  const cost = one.position.pending!.cost;
  for (let paid = 0; paid < cost; paid += 1) {
    press([...here.querySelectorAll<HTMLButtonElement>('.give')].find((give) => !give.disabled));
  }
  expect([...here.querySelectorAll<HTMLButtonElement>('.give')].every((give) => give.disabled)).toBe(true);
  press(enough());
  expect(one.legal.map((legal) => legal.action)).toContain(act.mock.calls[0]?.[0]);
});

describe('a scoring', () => {
  const before = fixture('3-before-scoring');
  const after = fixture('3-scored');

  test('is told over the board when it happens, and can be closed', () => {
    const { shown, here } = show(before, Board);
    expect(here.querySelector('dialog')).toBeNull();
    shown.change({ position: after.position, legal: [], news: after.news.slice(-1) });
    flushSync();
    expect(here.querySelector('dialog')?.textContent).toContain('Level 1 is complete');
    press(button(here, 'Continue'));
    expect(here.querySelector('dialog')).toBeNull();
  });

  test('is not told when pages are turned', () => {
    const { shown, here } = show(before, Board);
    shown.change({ position: after.position, legal: [], news: [] });
    flushSync();
    expect(here.querySelector('dialog')).toBeNull();
  });

  test('is told again at the end', () => {
    const { shown, here } = show(before, Board, Final);
    shown.change({ position: after.position, legal: [], news: after.news.slice(-1) });
    flushSync();
    shown.change({ position: fixture('3-over').position, news: [] });
    flushSync();
    expect(here.textContent).toContain('Level 1 is complete');
    expect(here.textContent).toContain('Level 3 is complete');
  });
});

test('an action that is shown from elsewhere turns the tile and hangs it over its place', () => {
  const one = fixture('3-put-level-2');
  const shownTurned = turnedBy(one.position.drawn!, 3);
  const { action } = one.legal.find((each) => each.action.endsWith(` ${shownTurned}`))!;
  const { shown, here } = show(one, Board, Tray);
  expect(here.querySelector('.ghost')).toBeNull();
  shown.focus.hover = action;
  flushSync();
  expect(here.querySelector('.ghost')).not.toBeNull();
  press(place(here, action.split(' ')[1]!));
  expect(act).toHaveBeenCalledWith(action);
});

test('a walk that is shown from elsewhere shows its way', () => {
  const one = fixture('3-turn-level-2');
  const { action } = one.legal.find((each) => each.action.startsWith('move '))!;
  const { shown, here } = show(one, Board);
  expect(here.querySelector('.way')).toBeNull();
  shown.focus.hover = action;
  flushSync();
  expect(here.querySelector('.way')).not.toBeNull();
});

test('the last move stays in sight until the next, and goes when pages are turned', () => {
  const one = fixture('3-put-level-1');
  const { shown, here } = show(one, Board);
  const marked = () => here.querySelectorAll('.last').length;
  const event = (action: string) => ({
    version: 1,
    at: 0,
    event: 'played' as const,
    seat: 1,
    action,
    told: null,
  });
  shown.change({ position: { ...one.position }, news: [event('priest c4')] });
  flushSync();
  expect(marked()).toBe(1);
  shown.change({ position: { ...one.position }, news: [event('tile')] });
  flushSync();
  expect(marked()).toBe(1);
  shown.change({ position: { ...one.position }, news: [] });
  flushSync();
  expect(marked()).toBe(0);
});

test('a player who has just come sees what was played last, and nothing falls', () => {
  const one = fixture('3-scored');
  const { here, shown } = show({ ...one, news: [], past: [] }, Board);
  expect(here.querySelectorAll('.last')).toHaveLength(0);
  shown.change({ past: one.news });
  flushSync();
  expect(here.querySelectorAll('.last')).toHaveLength(4);
  expect(here.querySelector('.falling')).toBeNull();
});

test('the flat plan is one press away and remembered', () => {
  const one = fixture('4-turn-level-2');
  const { here } = show(one, Board);
  const wide = () => here.querySelector('svg')!.getAttribute('viewBox');
  const depth = wide();
  press(button(here, 'from above'));
  expect(wide()).not.toBe(depth);
  expect(localStorage.getItem('sacbe-uxmal-view')).toBe('plan');
  press(button(here, 'from the side'));
  expect(wide()).toBe(depth);
});

test.each(['2-first', '3-put-early', '4-turn-level-3', '4-watching', '4-over'])(
  'every cell of %s is named in words',
  (name) => {
    const { here } = show(fixture(name), Board, Panel);
    for (const cell of here.querySelectorAll('[role=gridcell]')) {
      expect(cell.getAttribute('aria-label')).not.toMatch(/^$|page-|undefined/);
    }
    expect(here.textContent).not.toMatch(/page-uxmal|undefined|NaN/);
  },
);

test('the picture of the start page needs nothing', () => {
  const here = document.createElement('div');
  mounted = [mount(Picture, { target: here })];
  flushSync();
  expect(here.querySelectorAll('[data-idol]').length).toBeGreaterThan(40);
});

/** The position as a player sees it in memory play. */
function memory(one: Fixture, viewer: number | null): Fixture {
  const sees = (index: number) => index + 1 === viewer;
  const { hands, cards_worth } = one.position;
  return {
    ...one,
    you: viewer,
    position: {
      ...one.position,
      hands: hands.map((hand, index) => (sees(index) ? hand : null)),
      cards_worth: cards_worth.map((worth, index) => (sees(index) ? worth : null)),
    },
  };
}

describe('hidden hands', () => {
  const seen = memory(fixture('3-turn-level-2'), 1);

  test('the cards of others are closed, with their number', () => {
    const { here } = show(seen, Panel);
    const cards = [...here.querySelectorAll('.seat')].map((seat) => seat.querySelector('.hand')?.textContent);
    const [, second = 0, third = 0] = seen.position.hand_sizes;
    expect(second + third).toBeGreaterThan(0);
    expect(cards[0]).not.toContain('hidden');
    expect(cards[1]).toContain(t('page-hidden-cards', { count: second }));
    expect(cards[2]).toContain(t('page-hidden-cards', { count: third }));
  });

  test('the points they would score leave hidden cards out', () => {
    const { here } = show(seen, Panel);
    const now = [...here.querySelectorAll('.seat .now')].map((one) => one.textContent);
    expect(now[0]).not.toContain('?');
    expect(now[1]).toContain('plus hidden cards');
  });

  test('a spectator sees no hand, and the words of the table tell none', () => {
    const watching = memory(fixture('3-turn-level-2'), null);
    const { here, shown } = show(watching, Panel);
    expect(here.querySelectorAll('.seat .hand .card b')).toHaveLength(0);
    const words = textBoard(shown.props).flatMap(({ lines }) => lines);
    for (const count of watching.position.hand_sizes) {
      expect(words.some((line) => line.includes(t('page-hidden-cards', { count })))).toBe(true);
    }
  });
});

describe('visible words are part of the spoken name', () => {
  /** The words of a button that can be read on the screen. */
  function visible(element: Element): string {
    const copy = element.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll('[aria-hidden=true], .spoken, kbd, b')) hidden.remove();
    return (copy.textContent ?? '').replace(/\s+/g, ' ').trim().toLowerCase();
  }

  test.each([...fixtures])('in the tray of %s', (_, one) => {
    const { here } = show(one, Tray);
    for (const labelled of here.querySelectorAll('button[aria-label]')) {
      const spoken = labelled.getAttribute('aria-label')!.toLowerCase();
      for (const word of visible(labelled).match(/\p{L}+/gu) ?? []) expect(spoken).toContain(word);
    }
  });
});
