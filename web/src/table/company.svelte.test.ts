import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Presence, SeatView, TableView } from '../protocol';
import { speak } from '../words';
import Absent from './Absent.svelte';
import RematchOffer from './RematchOffer.svelte';
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

const NAMES = ['Ana', 'Bo', 'Cy'];
const seat = (number: number, more: Partial<SeatView> = {}): SeatView => ({
  seat: number,
  look: number,
  kind: 'person',
  name: NAMES[number - 1] ?? '',
  bot: null,
  away: null,
  host: number === 1,
  reserve: null,
  wants_pause: false,
  wants_rematch: false,
  ...more,
});

function view(more: object = {}): TableView {
  return {
    phase: 'playing',
    seats: [seat(1), seat(2), seat(3)],
    turn: { seat: 2, number: 7, since: 0, deadline: null, complete: false },
    you: { seat: 1 },
    scores: [0, 0, 0],
    winners: [],
    rematch: null,
    ...more,
  } as unknown as TableView;
}

function session(presence: Presence | null, more: object = {}) {
  return {
    you: 1,
    presence,
    offset: 0,
    ask: vi.fn(() => Promise.resolve(null)),
    nudge: vi.fn(() => Promise.resolve(null)),
    ...more,
  } as unknown as Session;
}

const minutesAgo = (minutes: number) => Date.now() - minutes * 60_000 - 1_000;
const away = (minutes: number, bot_from = minutesAgo(minutes - 3)): Presence => ({
  away: [{ seat: 2, since: minutesAgo(minutes), bot_from }],
  watching: 2,
});
const buttons = (page: HTMLElement) =>
  [...page.querySelectorAll('button')].map((button) => button.textContent?.trim());

test('seats tell who is here, who is away since when, and how many are watching', () => {
  const page = show(Seats, { view: view(), offset: 0, presence: away(2) });
  const [own, bo, cy, watchers] = [...page.querySelectorAll('li')];
  expect(own?.querySelector('.presence')).toBeNull();
  expect(bo?.textContent).toContain('away for 2 min');
  expect(cy?.querySelector('.presence')?.textContent?.trim()).toBe('here');
  expect(watchers?.textContent).toContain('2 people are watching');
  // The shape differs, not only the color.
  expect([bo, cy].map((item) => item?.querySelector('.ring') !== null)).toEqual([true, false]);
});

test('before anything is known nobody is called away', () => {
  const page = show(Seats, { view: view(), offset: 0 });
  expect(page.querySelector('.presence')).toBeNull();
});

test('you can nudge the person you wait for, once in a turn', async () => {
  const its = session({ away: [], watching: 0 });
  const page = show(Absent, { session: its, view: view() });
  expect(buttons(page)).toEqual(['Nudge Bo']);
  page.querySelector('button')?.click();
  await vi.waitFor(() => expect(page.textContent).toContain('Bo has been nudged.'));
  expect(buttons(page)).toEqual([]);
  expect(its.nudge).toHaveBeenCalledOnce();
});

test('nobody nudges in their own turn, nor as a spectator, nor a bot', () => {
  const turn = { seat: 1, number: 1, since: 0, deadline: null, complete: false };
  const none = { away: [], watching: 0 };
  expect(buttons(show(Absent, { session: session(none), view: view({ turn }) }))).toEqual([]);
  const spectator = session(none, { you: null });
  expect(buttons(show(Absent, { session: spectator, view: view({ you: null }) }))).toEqual([]);
  const seats = [seat(1), seat(2, { kind: 'bot', bot: '4' }), seat(3)];
  expect(buttons(show(Absent, { session: session(none), view: view({ seats }) }))).toEqual([]);
});

test('a bot is offered when the minutes are over, with who has agreed', () => {
  const soon = show(Absent, { session: session(away(1)), view: view() });
  expect(soon.textContent).toContain('Bo is away. In 2 minutes a bot can play in the meantime.');
  expect(buttons(soon), 'a nudge would not reach Bo').toEqual([]);

  const its = session(away(4));
  const seats = [seat(1), seat(2, { bot_wanted_by: [3] }), seat(3)];
  const page = show(Absent, { session: its, view: view({ seats }) });
  expect(buttons(page)).toEqual(['Let a bot play until Bo is back']);
  expect(page.textContent).toContain('Agreed: Cy.');
  expect(page.textContent).toContain('Everyone who is here has to agree.');
  page.querySelector('button')?.click();
  expect(its.ask).toHaveBeenCalledWith({ ask: 'let_bot_play', seat: 2, wanted: true });
});

test('a rematch that another wants is one press away', () => {
  const its = session(null);
  const seats = [seat(1), seat(2, { wants_rematch: true }), seat(3)];
  const page = show(RematchOffer, { view: view({ phase: 'over', seats }), sessions: [its] });
  expect(page.textContent).toContain('Bo wants a rematch.');
  expect(page.querySelector('[role=alert]')).not.toBeNull();
  page.querySelector('button')?.click();
  expect(its.ask).toHaveBeenCalledWith({ ask: 'rematch', wanted: true });
});
