import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { api } from '../net/api';
import type { SeatView } from '../protocol';
import Seats from '../table/Seats.svelte';
import type { TableView } from '../protocol';
import { summary } from '../table/summary';
import { speak, t } from '../words';
import DaysOff from './DaysOff.svelte';
import MailAddress from './MailAddress.svelte';
import Notices from './Notices.svelte';
import PushSwitch from './PushSwitch.svelte';
import QuietHours from './QuietHours.svelte';

let shown: Record<string, unknown> | null = null;
beforeAll(() => speak('en'));
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function show(part: unknown, props: object): Promise<HTMLElement> {
  document.body.innerHTML = '<div></div>';
  const target = document.body.firstElementChild as HTMLElement;
  shown = mount(part as Component, { target, props: props as never });
  await settled();
  return target;
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  flushSync();
}

const seat: SeatView = {
  seat: 1,
  look: 1,
  kind: 'person',
  name: 'Ana',
  bot: null,
  away: null,
  host: true,
  reserve: null,
  days_off_left: 3,
  wants_pause: false,
  wants_rematch: false,
};
const TOMORROW = Date.now() + 24 * 3600 * 1000;

test('days off are asked of the table, and when they end is shown', async () => {
  const ask = vi.fn();
  const page = await show(DaysOff, { session: { ask }, seat });
  expect(page.textContent).toContain('You can take 3 days off at this table.');
  const field = page.querySelector('input')!;
  expect([field.min, field.max]).toEqual(['1', '3']);
  field.value = '2';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  page.querySelector('form')!.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  expect(ask).toHaveBeenCalledWith({ ask: 'take_days_off', days: 2 });
  const used = { ...seat, days_off_left: 0, off_until: TOMORROW };
  const later = await show(DaysOff, { session: { ask }, seat: used });
  expect(later.textContent).toContain('Your clock stands still until');
  expect(later.querySelector('form')).toBe(null);
});

test('everybody sees who has days off, until they are over', async () => {
  const view = (off_until: number) =>
    ({
      seats: [{ ...seat, off_until }],
      winners: [],
      scores: [],
      phase: 'playing',
      turn: null,
    }) as unknown as TableView;
  const page = await show(Seats, { view: view(TOMORROW), offset: 0 });
  expect(page.querySelector('.state')?.textContent).toContain('off until');
  const over = await show(Seats, { view: view(Date.now() - 1000), offset: 0 });
  expect(over.querySelector('.state')?.textContent).not.toContain('off until');
});

test('a slow table says what does not count', () => {
  const view = { game: 'pacal', options: {}, visibility: 'open' as const };
  const told = summary(t, { ...view, pace: { kind: 'days', days: 2, weekends_off: 60, days_off: 3 } });
  expect(told).toContain('weekends do not count');
  expect(told).toContain('3 days off each');
  expect(summary(t, { ...view, pace: { kind: 'days', days: 2 } }).join()).not.toContain('off');
});

test('a server that sends nothing offers nothing', async () => {
  vi.spyOn(api, 'games').mockResolvedValue({ notices: false } as Awaited<ReturnType<typeof api.games>>);
  const without: Partial<SeatView> = { ...seat };
  delete without.days_off_left;
  const page = await show(Notices, { session: {}, seat: without });
  expect(page.textContent.trim()).toBe('');
});

test('quiet hours are not shown by a server that sends no notifications', async () => {
  vi.spyOn(api, 'quiet').mockRejectedValue(new Error('no-notices'));
  const page = await show(QuietHours, {});
  expect(page.querySelector('input')).toBe(null);
});

test('on an address without https the reason is said, and there is no button', async () => {
  vi.stubGlobal('isSecureContext', false);
  const page = await show(PushSwitch, { key: 'BAAA' });
  expect(page.textContent).toContain('begin with https');
  expect(page.querySelector('button')).toBe(null);
});

test('an address that is entered before the kept one is known stays', async () => {
  let answer = (_: { email: string | null; confirmed: boolean }) => {};
  vi.spyOn(api, 'notices').mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const notify = vi.spyOn(api, 'notify').mockResolvedValue({ email: 'ana@example.org', confirmed: false });
  const page = await show(MailAddress, {});
  const field = page.querySelector('input')!;
  field.value = 'ana@example.org';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  answer({ email: null, confirmed: false });
  await settled();
  page.querySelector('form')!.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  await settled();
  expect(notify).toHaveBeenCalledWith('ana@example.org');
  expect(page.textContent).toContain('We sent a link to ana@example.org');
});
