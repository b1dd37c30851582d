import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { GameModule } from '../games/game';
import { Film } from '../learn/film.svelte';
import { Fault } from '../net/http';
import type {
  CurvePoint,
  Replay,
  ReviewedChance,
  ReviewedChoice,
  ReviewedPlayer,
  ReviewMessage,
} from '../protocol';
import { speak } from '../words';
import Accounts from './Accounts.svelte';
import CurveTable from './CurveTable.svelte';
import { Desk } from './desk.svelte';
import Judgment from './Judgment.svelte';
import Progress from './Progress.svelte';
import { Reviewer } from './reviewer.svelte';
import WinCurve from './WinCurve.svelte';

let shown: Record<string, unknown> | null = null;

beforeAll(() => speak('en'));
// Positions, which the parts ask for, are not there.
beforeEach(() => vi.stubGlobal('fetch', () => Promise.reject(new Error('no server'))));
afterEach(() => {
  vi.unstubAllGlobals();
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
const words = (element: Element) => element.textContent.replace(/\s+/g, ' ').trim();

const called = ['Ana', 'Ben'];
const module = { label: ({ action }: { action: string }) => `Do ${action}.` } as unknown as GameModule;

function film(moves: number): Film {
  const frames = Array.from({ length: moves + 1 }, (_, at) => ({
    after: at === 0 ? null : { seat: 1, action: `move ${at}`, told: null },
    asks: { key: '', args: {} },
    position: {},
    scores: [0, 0],
    whose: 'over',
  }));
  return new Film({ frames, board: {}, game: 'pacal', names: called } as unknown as Replay, 0);
}

const blunder = {
  at: 2,
  seat: 1,
  played: 'fly a1',
  best: 'fly b2',
  loss: 0.18,
  mark: 'blunder',
  win: [0.4, 0.6],
  facts: [
    { key: 'page-review-done', args: {} },
    { key: 'review-fact-then', args: { line: 'drop own, done' } },
  ],
} as unknown as ReviewedChoice;
const fine = { at: 3, seat: 2, played: 'pass', best: 'pass', loss: 0 } as ReviewedChoice;
const lucky = { at: 1, outcome: 'roll 5', luck: [-0.31, 0.31], joker: true } as ReviewedChance;
const curve: CurvePoint[] = [0.5, 0.5, 0.19, 0.01, 0].map((win, at) => ({
  at,
  win: [win, 1 - win],
  points: [0, 0],
}));

function desk(): Desk {
  const found = new Desk(film(4), 'game pacal\n\n');
  found.reviewer.choices = [blunder, fine];
  found.reviewer.chances = [lucky];
  found.reviewer.curve = curve;
  return found;
}

const player = (seat: number, luck: number, own: number) =>
  ({
    seat,
    start: 0.5,
    luck: 0.2,
    own: -0.1,
    others: 0.4,
    end: 1,
    points: { start: 60, luck, own, others: 68 - 60 - luck - own, end: 68, remainder: 0 },
    choices: 9,
    slips: 1,
    mistakes: 2,
    blunders: 3,
    accuracy: 0.876,
  }) as ReviewedPlayer;

test('luck and choices are told in a sentence for each player, and the account adds up', () => {
  const target = show(Accounts, { players: [player(1, 11, -6), player(2, -1, 2)], called });
  const sentences = [...target.querySelectorAll('li p')].map(words);
  expect(sentences).toEqual([
    'Ana: luck gave 11 points. Own choices cost 6.',
    'Ben: luck took 1 point. Own choices brought 2.',
  ]);
  const rows = [...target.querySelectorAll('table:first-of-type tbody tr')].map((row) =>
    [...row.children].map(words).join(' '),
  );
  expect(rows.slice(0, 5)).toEqual([
    'At the start 50 50',
    'Luck +20 +20',
    'Own choices −10 −10',
    'The others’ choices +40 +40',
    'Result 100 100',
  ]);
  const last = [...target.querySelectorAll('table:last-of-type tbody tr')].at(-1);
  expect([...(last?.children ?? [])].map(words)).toEqual(['Accuracy', '88%', '88%']);
});

test('a bad choice is told with what it cost, what was played, what was better and why', () => {
  const found = desk();
  found.film.show(3);
  const target = show(Judgment, { desk: found, module, called, onshow: () => {} });
  expect(words(target)).toContain('Ana:');
  expect(words(target)).toContain('blunder');
  expect(words(target)).toContain('It gave away 18% of the chance to win.');
  expect(words(target)).toContain('Better: fly b2');
  expect(words(target)).toContain('The review is complete.');
  expect(words(target)).toContain('Then: Do drop own; Do done.');
  expect([...target.querySelectorAll('button')].map(words)).toEqual([
    'Show it on the board',
    'Try it yourself',
  ]);
});

test('good choices, luck, and moves without a choice have a sentence too', () => {
  const found = desk();
  const target = show(Judgment, { desk: found, module, called, onshow: () => {} });
  const at = (move: number) => {
    found.film.show(move);
    flushSync();
    return words(target);
  };
  expect(at(4)).toBe('Ben: Nothing was better.');
  expect(at(1)).toBe('There was nothing to choose here.');
  expect(at(0)).toBe('The start of the game.');
  found.reviewer.choices = [];
  found.reviewer.curve = curve.slice(0, 2);
  expect(at(4)).toBe('Not looked at yet.');
  // The player it changed the most for, for better or worse.
  expect(at(2)).toContain('Ana:');
  expect(at(2)).toContain('stroke of luck');
  expect(at(2)).toContain('The luck of it took 31% of the chance to win.');
});

test('the curve says everybody’s chance at the move on screen, and marks what stands out', () => {
  const found = desk();
  found.film.show(3);
  const target = show(WinCurve, { desk: found, called });
  const image = target.querySelector('[role=img]');
  expect(image?.getAttribute('aria-label')).toBe('Chance to win. Ana: 1%. Ben: 99%.');
  expect(target.querySelectorAll('polyline').length).toBe(2);
  expect(target.querySelectorAll('.mark').length).toBe(2);
});

test('the curve in numbers leads to its moves', () => {
  const found = desk();
  const target = show(CurveTable, { desk: found, called });
  const button = [...target.querySelectorAll('button')].find((each) => words(each) === '3');
  expect(button?.getAttribute('aria-label')).toBe('Move 3 of 4');
  button?.click();
  expect(found.film.at).toBe(3);
  expect(words(button!.closest('tr')!)).toContain('1%99%');
  expect(words(button!.closest('tr')!)).toContain('blunder');
});

test('a full queue is told in the words of the server, and another try helps', async () => {
  const problem = { code: 'test-busy', rule: null, args: {}, message: 'Many reviews wait.' };
  let tries = 0;
  const reviewer = new Reviewer('', async function* (): AsyncGenerator<ReviewMessage> {
    tries += 1;
    if (tries === 1) throw new Fault(503, problem);
    yield { say: 'queued', ahead: 1 };
    yield { say: 'started', game: 'pacal', players: 2, actions: 9, of: 8 };
    yield { say: 'progress', judged: 3, of: 8, choices: [], chances: [], curve: [] };
    await new Promise(() => {});
  });
  const target = show(Progress, { reviewer });
  target.querySelector('button')?.click();
  await new Promise((resolve) => setTimeout(resolve));
  flushSync();
  expect(words(target.querySelector('[role=alert] p')!)).toBe('Many reviews wait.');
  target.querySelector<HTMLElement>('[role=alert] button')?.click();
  await new Promise((resolve) => setTimeout(resolve));
  flushSync();
  expect(target.querySelector('[role=alert]')).toBeNull();
  expect(words(target)).toContain('3 of 8 looked at');
  expect(target.querySelector('progress')?.value).toBe(3);
});
