import { createRawSnippet, flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { SeatView, TableView } from '../protocol';
import { speak } from '../words';
import Asking from './Asking.svelte';
import HandOver from './HandOver.svelte';
import LinkBanner from './LinkBanner.svelte';
import LogLine from './LogLine.svelte';
import Lobby from './Lobby.svelte';
import Seats from './Seats.svelte';
import type { Session } from './session.svelte';

let shown: Record<string, unknown> | null = null;

beforeAll(() => speak('en'));
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
});

function show(part: unknown, props: object): HTMLElement {
  document.body.innerHTML = '<div></div>';
  const target = document.body.firstElementChild as HTMLElement;
  shown = mount(part as Component, { target, props: props as never });
  flushSync();
  return target;
}

const seat = (number: number, more: Partial<SeatView> = {}): SeatView => ({
  seat: number,
  kind: 'person',
  name: `Name${number}`,
  bot: null,
  away: null,
  host: number === 1,
  reserve: null,
  wants_pause: false,
  wants_rematch: false,
  ...more,
});

const you = { seat: 1, host: true, confirms: true, mutes: [], legal: [], undoable: 0, may_end_turn: false };
const turn = { seat: 1, number: 1, since: 0, deadline: null, complete: false };

function view(more: Partial<TableView> = {}): TableView {
  return {
    table: 'demo',
    version: 3,
    game: 'pacal',
    options: {},
    pace: { kind: 'unhurried' },
    visibility: 'open',
    phase: 'playing',
    seats: [seat(1), seat(2), seat(3, { kind: 'bot', name: null, bot: 'easy' })],
    turn,
    you,
    scores: [1, 2, 3],
    winners: [],
    asks: { key: 'pacal-ask-roll', args: {} },
    said: [],
    ...more,
  } as unknown as TableView;
}

function session(more: object = {}): Session {
  return {
    you: 1,
    refusal: null,
    asking: false,
    busy: false,
    recalling: false,
    missed: [],
    link: 'live',
    trouble: null,
    ask: vi.fn(() => Promise.resolve(null)),
    skip: vi.fn(),
    ...more,
  } as unknown as Session;
}

const tray = createRawSnippet(() => ({ render: () => '<i>tray</i>' }));

function asking(table: Partial<TableView> = {}, mine: object = {}) {
  const its = session(mine);
  const props = {
    session: its,
    view: view(table),
    roomy: true,
    shared: false,
    onlog: vi.fn(),
    children: tray,
  };
  return { its, page: show(Asking, props) };
}

test('the asking line says what is asked of you', () => {
  expect(asking().page.querySelector('.line p')?.textContent).toBe('Roll the die.');
});

test('in the turn of another it says whose', () => {
  const { page } = asking({ turn: { ...turn, seat: 2 } });
  expect(page.querySelector('.line p')?.textContent).toBe('Name2 is playing.');
});

test('a complete turn is to be ended, and can be', () => {
  const { page, its } = asking({
    turn: { ...turn, complete: true },
    you: { ...you, undoable: 1, may_end_turn: true },
  });
  expect(page.querySelector('.line p')?.textContent).toContain('complete');
  const [undo, end] = [...page.querySelectorAll<HTMLButtonElement>('.turn button')];
  expect([undo?.disabled, end?.disabled]).toEqual([false, false]);
  end?.click();
  expect(its.ask).toHaveBeenCalledWith({ ask: 'end_turn' });
});

test('what cannot be undone cannot be pressed', () => {
  const { page } = asking();
  expect(
    [...page.querySelectorAll<HTMLButtonElement>('.turn button')].map((button) => button.disabled),
  ).toEqual([true, true]);
});

test('a refusal is a sentence with names, and its rule leads to the rules', () => {
  const args = { what: 'ship', owner: 2, where: 'e4' };
  const refusal = { code: 'pacal-place-taken', rule: '3.4', args, message: '' };
  const { page } = asking({}, { refusal });
  const said = page.querySelector('.refusal');
  expect(said?.textContent).toContain('The ship of Name2 stands on e4, so your ship needs another square.');
  expect(said?.querySelector('a')?.getAttribute('href')).toBe('/rules/pacal#3.4');
  expect(said?.getAttribute('role')).toBe('alert');
});

test('a code that this page does not know is said as the server says it', () => {
  const refusal = { code: 'from-the-future', rule: null, args: {}, message: 'As the server says.' };
  expect(asking({}, { refusal }).page.querySelector('.refusal')?.textContent).toContain(
    'As the server says.',
  );
});

test('whoever is stood in for can take the seat back', () => {
  const { page, its } = asking({ seats: [seat(1, { away: 'left', bot: 'medium' }), seat(2)] });
  page.querySelector<HTMLButtonElement>('.button.primary')?.click();
  expect(its.ask).toHaveBeenCalledWith({ ask: 'take_back' });
});

test('the end says who won', () => {
  expect(asking({ phase: 'over', turn: null, winners: [1] }).page.textContent).toContain('You win!');
  expect(asking({ phase: 'over', turn: null, winners: [2, 3] }).page.textContent).toContain(
    'Name2 and Yaxkin share the win.',
  );
});

test('a lost connection is said in words, and what was asked is not forgotten', () => {
  expect(show(LinkBanner, { session: session({ link: 'lost' }) }).textContent).toContain('Trying again');
  expect(show(LinkBanner, { session: session({ link: 'lost', asking: true }) }).textContent).toContain(
    'is sent as soon as',
  );
  expect(show(LinkBanner, { session: session() }).textContent?.trim()).toBe('');
});

test('every seat shows its name, points and whose turn it is', () => {
  const page = show(Seats, { view: view(), offset: 0 });
  const seats = [...page.querySelectorAll('li')];
  expect(seats.map((each) => each.querySelector('.name')?.textContent)).toEqual(['Name1', 'Name2', 'Yaxkin']);
  expect(seats.map((each) => each.querySelector('.score')?.textContent)).toEqual([
    'Points1',
    'Points2',
    'Points3',
  ]);
  expect(seats.map((each) => each.getAttribute('aria-current'))).toEqual(['true', null, null]);
  expect(seats[2]?.querySelector('.state')?.textContent).toBe('Bot, easy');
});

test('the screen is passed on before anything is shown', () => {
  const onready = vi.fn();
  const page = show(HandOver, { name: 'Ben', seat: 2, onready });
  expect(page.querySelector('h1')?.textContent).toContain('Ben');
  page.querySelector('button')?.click();
  expect(onready).toHaveBeenCalledOnce();
});

test('a line of the log names people, and hides what lies hidden', () => {
  const names = (number: number) => `Name${number}`;
  const told = { key: 'pacal-drop-other', args: { seat: 1, other: 2 } };
  const line = { seat: 1, told, action: 'drop', game: true };
  expect(show(LogLine, { line, names, fresh: false }).textContent?.replace(/\s+/g, ' ').trim()).toBe(
    'Name1 drops a stone into the ship of Name2.',
  );
  const hidden = { ...line, told: null };
  expect(show(LogLine, { line: hidden, names, fresh: false }).textContent).toContain('lies hidden now');
});

test('whoever comes by link is asked for a name, and sits down with it', () => {
  const open = { kind: 'open', name: null } as const;
  const its = session({ you: null });
  const page = show(Lobby, {
    session: its,
    view: view({ phase: 'gathering', you: null, seats: [seat(1), seat(2, open)] }),
  });
  const input = page.querySelector<HTMLInputElement>('#sit-name')!;
  input.value = ' Ben ';
  input.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
  page.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  expect(its.ask).toHaveBeenCalledWith({ ask: 'sit', seat: null, name: 'Ben' });
});

test('a full table says so', () => {
  const page = show(Lobby, {
    session: session({ you: null }),
    view: view({ phase: 'gathering', you: null }),
  });
  expect(page.textContent).toContain('All seats are taken.');
  expect(page.querySelector('#sit-name')).toBeNull();
});

test('the host cannot start while a seat is open', () => {
  const open = { kind: 'open', name: null } as const;
  const page = show(Lobby, {
    session: session(),
    view: view({ phase: 'gathering', seats: [seat(1), seat(2, open)] }),
  });
  expect(page.querySelector<HTMLButtonElement>('.start')?.disabled).toBe(true);
});
