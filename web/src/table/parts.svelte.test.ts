import { createRawSnippet, flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { tellStuck } from '../offline/unsaved.svelte';
import type { SeatView, TableView } from '../protocol';
import { settings } from '../app/settings.svelte';
import { speak } from '../words';
import Asking from './Asking.svelte';
import GameCard from '../pages/start/GameCard.svelte';
import HandOver from './HandOver.svelte';
import LinkBanner from './LinkBanner.svelte';
import LogLine from './LogLine.svelte';
import Lobby from './Lobby.svelte';
import More from './More.svelte';
import Shortcuts from './Shortcuts.svelte';
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
  look: number,
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

const dice = { scheme: 2, closed: false, round: 1, setup: null };

function view(more: Partial<TableView> = {}): TableView {
  return {
    table: 'demo',
    version: 3,
    game: 'pacal',
    options: {},
    pace: { kind: 'unhurried' },
    visibility: 'open',
    phase: 'playing',
    seats: [seat(1), seat(2), seat(3, { kind: 'bot', name: null, bot: '4' })],
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
    news: [],
    fresh: [],
    scoring: null,
    gained: [],
    recalled: null,
    link: 'live',
    trouble: null,
    ask: vi.fn(() => Promise.resolve(null)),
    skip: vi.fn(),
    ...more,
  } as unknown as Session;
}

const tray = createRawSnippet(() => ({ render: () => '<i>tray</i>' }));

function asking(table: Partial<TableView> = {}, mine: object = {}, roomy = true) {
  const its = session(mine);
  const props = {
    session: its,
    view: view(table),
    roomy,
    shared: false,
    label: () => '',
    onlog: vi.fn(),
    children: tray,
  };
  return { its, page: show(Asking, props) };
}

test('the asking line says what is asked of you', () => {
  expect(asking().page.querySelector('.line p')?.textContent).toBe('Roll the die.');
});

test('who plays alone against bots may ask what a bot would do; nobody else may', () => {
  const legal = [
    { action: 'fly a1', kind: '' },
    { action: 'fly b2', kind: '' },
  ];
  const bots = [seat(1), seat(2, { kind: 'bot', name: null, bot: '4' })];
  const button = (table: Partial<TableView>) =>
    asking({ you: { ...you, legal }, ...table }).page.querySelector(
      '[aria-label="Hint: What would a bot do?"]',
    );
  expect(button({ seats: bots })).not.toBeNull();
  expect(button({ seats: [seat(1), seat(2)] })).toBeNull();
});

test('in the turn of another it says whose', () => {
  const { page } = asking({ turn: { ...turn, seat: 2 } });
  expect(page.querySelector('.line p')?.textContent).toBe('Name2 is playing.');
});

test("while it happens the box tells another player's move with their mark and points", () => {
  const told = { key: 'pacal-pass', args: { seat: 2 } };
  const fresh = [{ version: 4, at: 0, event: 'played', seat: 2, action: 'pass', told }];
  const gained = [{ seat: 2, points: 6 }];
  const { page } = asking({}, { busy: true, fresh, gained });
  expect(page.querySelector('.line p')?.textContent).toContain('Name2');
  expect(page.querySelector('.gain')?.textContent).toContain('+6');
  const controls = [...page.querySelectorAll('.controls button')];
  expect(controls.map((button) => button.getAttribute('aria-label') ?? button.textContent?.trim())).toEqual([
    'Slower',
    'Faster',
    'Skip',
  ]);
});

describe('while a scoring is told the box', () => {
  const step = (seat: number, points: number) => ({
    seat,
    points,
    told: { key: 'page-event-left', args: { seat } },
  });
  const scoring = { steps: [step(2, 4), step(3, 1), step(3, 2)], at: 1 };
  const gained = [{ seat: 3, points: 1 }];
  afterEach(() => vi.restoreAllMocks());

  test('tells the step with its points and the mark of its seat', () => {
    const { page } = asking({}, { busy: true, scoring, gained });
    expect(page.querySelector('.line p')?.textContent).toContain('Yaxkin');
    expect(page.querySelector('.line p')?.textContent).not.toContain('Name2');
    expect(page.querySelector('.gain')?.textContent).toContain('+1');
  });

  test('lists the steps before it, in order, for people who want no motion', () => {
    vi.spyOn(settings, 'still', 'get').mockReturnValue(true);
    const { page } = asking({}, { busy: true, scoring: { ...scoring, at: 2 }, gained });
    const lines = [...page.querySelectorAll('ol li')].map((line) => line.textContent);
    expect(lines).toEqual([expect.stringMatching(/Name2.*\+4/), expect.stringMatching(/Yaxkin.*\+1/)]);
  });
});

test('while you wait, the last move of the others stays below the prompt', () => {
  const told = { key: 'pacal-pass', args: { seat: 2 } };
  const fresh = [{ version: 4, at: 0, event: 'played', seat: 2, action: 'pass', told }];
  const { page } = asking({ turn: { ...turn, seat: 3 } }, { fresh });
  expect(page.querySelector('.told')?.textContent).toContain('Name2');
});

test('the first table of a game begins with what it is about, until one press puts that away for good', () => {
  localStorage.removeItem('sacbe-known');
  const { page } = asking();
  const card = page.querySelector('.first');
  expect(card?.textContent).toContain('Most points wins');
  expect(card?.querySelector('a')?.getAttribute('href')).toBe('/learn/pacal');
  card?.querySelector('button')?.click();
  flushSync();
  expect(page.querySelector('.first')).toBeNull();
  expect(asking().page.querySelector('.first')).toBeNull();
});

test('a step that was done for you is said', () => {
  const doneForYou = 'Draw a tile.';
  const props = { session: session(), view: view(), roomy: true, shared: false, onlog: vi.fn() };
  const page = show(Asking, { ...props, doneForYou, children: tray });
  expect(page.querySelector('.line p [role=status]')?.textContent).toBe(
    'Done for you, since nothing else was possible: Draw a tile.',
  );
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
  expect(said?.textContent).toContain('Name2’s ship is on e4, so choose another square for your ship.');
  expect(said?.querySelector('a')?.getAttribute('href')).toBe('/rules/pacal#3.4');
  expect(said?.getAttribute('role')).toBe('alert');
});

test('a code that this page does not know is said as the server says it', () => {
  const refusal = { code: 'from-the-future', rule: null, args: {}, message: 'As the server says.' };
  expect(asking({}, { refusal }).page.querySelector('.refusal')?.textContent).toContain(
    'As the server says.',
  );
});

test('a player with a stand-in can take the seat back', () => {
  const { page, its } = asking({ seats: [seat(1, { away: 'left', bot: '7' }), seat(2)] });
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
  expect(show(LinkBanner, { session: session({ link: 'lost' }) }).textContent).toContain('Reconnecting');
  expect(show(LinkBanner, { session: session({ link: 'lost', asking: true }) }).textContent).toContain(
    'will be sent when',
  );
  expect(show(LinkBanner, { session: session() }).textContent?.trim()).toBe('');
});

test('bots of this browser that do not answer are told at its own tables', () => {
  tellStuck(true);
  const said = (table: string) => show(LinkBanner, { session: session({ table }) }).textContent ?? '';
  expect(said('local-abc')).toContain('The bots in this browser do not answer.');
  expect(said('abc').trim()).toBe('');
  tellStuck(false);
  expect(said('local-abc').trim()).toBe('');
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
  expect(seats[2]?.querySelector('.state')?.textContent).toBe('Bot 4 · casual player');
});

test('the screen is passed on before anything is shown', () => {
  const onready = vi.fn();
  const page = show(HandOver, { name: 'Ben', seat: 2, onready });
  expect(page.querySelector('h1')?.textContent).toContain('Ben');
  page.querySelector('button')?.click();
  expect(onready).toHaveBeenCalledOnce();
});

test('the cover says whose screen it is when it is not their turn', () => {
  const page = show(HandOver, { name: 'Ben', seat: 2, acts: false, onready: () => undefined });
  expect(page.textContent).toContain('This screen is for Ben');
});

test('a line of the log names people, and hides what lies hidden', () => {
  const names = (number: number) => `Name${number}`;
  const told = { key: 'pacal-drop-other', args: { seat: 1, other: 2 } };
  const line = { seat: 1, told, action: 'drop', game: true };
  expect(show(LogLine, { line, names, fresh: false }).textContent?.replace(/\s+/g, ' ').trim()).toBe(
    'Name1 drops a stone into Name2’s ship.',
  );
  const hidden = { ...line, told: null };
  expect(show(LogLine, { line: hidden, names, fresh: false }).textContent).toContain('is hidden now');
});

test('a person who comes by link is asked for a name, and sits down with it', () => {
  const open = { kind: 'open', name: null } as const;
  const its = session({ you: null });
  const page = show(Lobby, {
    session: its,
    view: view({ phase: 'gathering', dice, you: null, seats: [seat(1), seat(2, open)] }),
  });
  const input = page.querySelector<HTMLInputElement>('#sit-name')!;
  input.value = ' Ben ';
  input.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
  page.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  expect(its.ask).toHaveBeenCalledWith({ ask: 'sit', seat: null, name: 'Ben' });
});

test('without a name, a sentence of ours says what is missing, and nobody sits down', () => {
  settings.name = '';
  const open = { kind: 'open', name: null } as const;
  const its = session({ you: null });
  const page = show(Lobby, {
    session: its,
    view: view({ phase: 'gathering', dice, you: null, seats: [seat(1), seat(2, open)] }),
  });
  // The browser's own bubble is in the browser's language.
  expect(page.querySelector('form')?.noValidate).toBe(true);
  page.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  flushSync();
  expect(page.querySelector('[role=alert]')?.textContent).toContain('Enter a name first');
  const input = page.querySelector<HTMLInputElement>('#sit-name')!;
  expect(input.getAttribute('aria-describedby')).toBe(page.querySelector('[role=alert]')?.id);
  expect(its.ask).not.toHaveBeenCalled();
});

test('a full table says so', () => {
  const page = show(Lobby, {
    session: session({ you: null }),
    view: view({ phase: 'gathering', dice, you: null }),
  });
  expect(page.textContent).toContain('All seats are taken.');
  expect(page.querySelector('#sit-name')).toBeNull();
});

test('the host cannot start while a seat is open', () => {
  const open = { kind: 'open', name: null } as const;
  const page = show(Lobby, {
    session: session(),
    view: view({ phase: 'gathering', dice, seats: [seat(1), seat(2, open)] }),
  });
  expect(page.querySelector<HTMLButtonElement>('.start')?.disabled).toBe(true);
});

test('a page that stopped contributing to the dice says why, and contributes again when told to', () => {
  const contributeAgain = vi.fn();
  const page = show(Lobby, {
    session: session({ diceRounds: 3, contributeAgain }),
    view: view({ phase: 'gathering', dice }),
  });
  expect(page.querySelector('[role=alert]')?.textContent).toContain('Seats changed 3 times');
  const button = [...page.querySelectorAll('button')].find((each) =>
    each.textContent?.includes('Contribute'),
  );
  button?.click();
  expect(contributeAgain).toHaveBeenCalledOnce();
});

test('what others did can be seen again in every state, with much room or little', () => {
  const missed = [{ seat: 2, told: null, action: 'fly a1', game: true }];
  const long = { key: 'pacal-ask-move', args: { die: '3' } };
  for (const roomy of [true, false]) {
    for (const asks of [{ key: 'pacal-ask-roll', args: {} }, long]) {
      const { page } = asking({ asks }, { missed, canRecall: true, recall: vi.fn() }, roomy);
      expect(page.querySelector('[aria-label="What happened since my turn?"]'), asks.key).not.toBeNull();
    }
  }
});

test('a button that was pressed stays while the answer is awaited, and is not pressed twice', () => {
  const may = { ...you, undoable: 1, may_end_turn: true };
  const { page, its } = asking({ you: may }, { waits: true });
  const end = [...page.querySelectorAll<HTMLButtonElement>('.turn button')].at(-1)!;
  expect([end.disabled, end.getAttribute('aria-disabled')]).toEqual([false, 'true']);
  end.click();
  expect(its.ask).not.toHaveBeenCalled();
});

test.each([
  [true, 1],
  [false, 0],
])('enter on the board ends the turn where it is complete: %s', (may_end_turn, ends) => {
  const its = session();
  show(Shortcuts, { used: [], session: its, view: view({ you: { ...you, may_end_turn } }) });
  const board = document.createElement('div');
  board.innerHTML = '<div role="grid"><b role="gridcell" tabindex="0"></b></div>';
  document.body.append(board);
  const pressed = vi.fn();
  board.addEventListener('keydown', pressed);
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
  board.querySelector('b')?.dispatchEvent(enter);
  expect(its.ask).toHaveBeenCalledTimes(ends);
  expect(pressed).toHaveBeenCalledTimes(1 - ends);
});

test('a key of the board pressed elsewhere goes on at the board', () => {
  show(Shortcuts, { used: [], session: session(), view: view() });
  const board = document.createElement('div');
  board.className = 'board';
  board.innerHTML = '<div role="grid"><b role="gridcell" tabindex="0"></b></div>';
  document.body.append(board);
  const heard: string[] = [];
  board.addEventListener('keydown', (event) => heard.push(event.key));
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'n', bubbles: true, cancelable: true }));
  expect(heard).toEqual(['n']);
  expect(document.activeElement).toBe(board.querySelector('b'));
});

test('leaving is asked about in a window of its own, where a second press comes too soon', () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const its = session();
  const page = show(More, { keys: [], session: its, view: view() });
  const button = (words: string) =>
    [...page.querySelectorAll('button')].find((each) => each.textContent?.includes(words));
  button('Leave the game')?.click();
  flushSync();
  const sure = () => button('let a bot play');
  expect(button('Leave the game')).toBeDefined();
  expect(sure()?.closest('dialog')).not.toBeNull();
  sure()?.click();
  expect(its.ask).not.toHaveBeenCalled();
  vi.runAllTimers();
  flushSync();
  sure()?.click();
  expect(its.ask).toHaveBeenCalledWith({ ask: 'leave' });
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('why there is no table is said next to the button that was pressed', () => {
  const props = { game: 'pacal', busy: false, onbots: vi.fn(), onplan: vi.fn() };
  expect(show(GameCard, { ...props, trouble: '' }).querySelector('[role=alert]')).toBeNull();
  const page = show(GameCard, { ...props, trouble: 'The server does not answer.' });
  const alert = page.querySelector('[role=alert]');
  expect(alert?.textContent).toBe('The server does not answer.');
  expect(alert?.previousElementSibling?.querySelector('.bots')).not.toBeNull();
});
