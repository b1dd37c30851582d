/** Quiet hours: notifications wait until their end. The server keeps them; this browser knows the time zone. */

import { readObject, writeObject } from '../app/storage';
import { minutesEast } from '../app/zone';
import { api } from '../net/api';
import type { QuietHours } from '../protocol';

const KEPT = 'sacbe-quiet';
const DAY = 24 * 60;
/** The longest that the server accepts, in minutes. */
const LONGEST = 12 * 60;

/** The time of an `input type="time"` in minutes; null if it has none. */
export function minutes(time: string): number | null {
  const [hours = Number.NaN, minutes = Number.NaN] = time.split(':').map(Number);
  return Number.isInteger(hours) && Number.isInteger(minutes) ? hours * 60 + minutes : null;
}

/** Minutes as the value of an `input type="time"`. */
export function time(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Whether the server takes hours from one time to another. */
export function fits(from: number, to: number): boolean {
  const length = (to - from + DAY) % DAY;
  return length > 0 && length <= LONGEST;
}

export async function load(): Promise<QuietHours | null> {
  const { hours } = await api.quiet();
  remember(hours);
  return hours;
}

let last: Promise<unknown> = Promise.resolve();

/** Saves one after the other: the last one asked for is the one that stays. */
export function save(hours: Pick<QuietHours, 'from' | 'to'> | null): Promise<void> {
  const saved = last.then(() => send(hours));
  last = saved.catch(() => {});
  return saved;
}

async function send(hours: Pick<QuietHours, 'from' | 'to'> | null): Promise<void> {
  const { from, to } = hours ?? { from: 0, to: 0 };
  const all = hours && { from, to, minutes_east: minutesEast() };
  await api.setQuiet({ hours: all });
  remember(all);
}

/** Tells the server when the clocks of this browser have changed: summer time, or a journey. */
export async function followZone(): Promise<void> {
  const kept = readObject(KEPT) as Partial<QuietHours>;
  const { from, to } = kept;
  if (from === undefined || to === undefined || kept.minutes_east === minutesEast()) return;
  await save({ from, to });
}

function remember(hours: QuietHours | null): void {
  writeObject(KEPT, hours ?? {});
}
