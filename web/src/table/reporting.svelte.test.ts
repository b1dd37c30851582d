import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { api } from '../net/api';
import type { SeatView, TableView } from '../protocol';
import { speak } from '../words';
import Closed from './Closed.svelte';
import Report from './Report.svelte';
import { cues } from './cues';
import { log } from './log';
import { rematchOffers } from './rematch';
import type { Session } from './session.svelte';

let shown: Record<string, unknown> | null = null;

beforeAll(() => speak('en'));
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  vi.restoreAllMocks();
});

function show(part: unknown, props: object): HTMLElement {
  document.body.innerHTML = '<div></div>';
  const target = document.body.firstElementChild as HTMLElement;
  shown = mount(part as Component, { target, props: props as never });
  flushSync();
  return target;
}

const seats = [
  { seat: 1, kind: 'person', name: 'Ana', wants_rematch: false },
  { seat: 2, kind: 'person', name: 'Ben', wants_rematch: true },
  { seat: 3, kind: 'bot', name: null, bot: '4', wants_rematch: false },
] as unknown as SeatView[];

function view(more: Partial<TableView> = {}): TableView {
  return {
    table: 'demo',
    game: 'pacal',
    phase: 'playing',
    seats,
    winners: [],
    you: { seat: 1 },
    ...more,
  } as TableView;
}

const session = { you: 1, person: 1 } as unknown as Session;

function form() {
  const onclose = vi.fn();
  const page = show(Report, { session, view: view(), onclose });
  const submit = () => {
    page.querySelector('form')!.dispatchEvent(new SubmitEvent('submit', { cancelable: true }));
    flushSync();
  };
  return { page, submit, onclose };
}

function choose(page: HTMLElement, reason: string) {
  const radio = page.querySelector<HTMLInputElement>(`input[value="${reason}"]`)!;
  radio.click();
  flushSync();
}

test('a report is about another person or the table, never about a bot or oneself', () => {
  const { page } = form();
  const options = [...page.querySelectorAll('option')].map((option) => option.textContent);
  expect(options).toEqual(['The table', 'Ben']);
});

test('a report is sent with its reason and words, and the sender is thanked', async () => {
  const sent = vi.spyOn(api, 'report').mockResolvedValue(undefined);
  const { page, submit } = form();
  choose(page, 'name');
  const words = page.querySelector('textarea')!;
  words.value = ' not nice ';
  words.dispatchEvent(new Event('input'));
  submit();
  expect(sent).toHaveBeenCalledWith('demo', 1, { reason: 'name', words: 'not nice' });
  await vi.waitFor(() => expect(page.querySelector('[role=status]')?.textContent).toContain('Thank you'));
});

test('something else needs words, and the field says so', () => {
  const sent = vi.spyOn(api, 'report').mockResolvedValue(undefined);
  const { page, submit } = form();
  choose(page, 'other');
  submit();
  expect(sent).not.toHaveBeenCalled();
  const words = page.querySelector('textarea')!;
  expect(words.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(words);
  expect(page.querySelector('[role=alert]')?.id).toBe(words.getAttribute('aria-describedby'));
});

test('a closed table says so, makes no sound of a winner and offers no rematch', () => {
  const closed = view({ phase: 'over', closed: true });
  const page = show(Closed, { session, view: closed });
  expect(page.querySelector('[role=status]')?.textContent).toContain('closed the table');
  const told = { events: [], gained: [], before: view(), view: closed, you: 1 };
  expect(cues(told, undefined)).toEqual([]);
  expect(rematchOffers(closed)).toEqual([]);
  const [line] = log(null, [{ version: 9, at: 0, event: 'closed', seed: null }]);
  expect(line?.told?.key).toBe('table-closed');
});
