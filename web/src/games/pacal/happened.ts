// Turns events into marks and short animations on the board.

import type { EventView } from '../../protocol';
import { parse } from './action';
import type { SquareName } from './types';

/** The squares of the last turn, step by step; kept from one batch of news to the next. */
export interface Last {
  seat: number | null;
  /** The square the ship took off from. */
  from: SquareName | null;
  steps: SquareName[][];
}

export const NOTHING: Last = { seat: null, from: null, steps: [] };

/** The squares to highlight in gold after these events; `stood` holds the ships' squares before them. */
export function remember(last: Last, news: EventView[], stood: readonly (SquareName | null)[] = []): Last {
  return news.reduce((so, event) => remembered(so, event, stood), last);
}

function remembered(last: Last, event: EventView, stood: readonly (SquareName | null)[]): Last {
  if (event.event === 'undone') return undone(last, event.steps);
  if (event.event !== 'played') return last;
  const squares = touched(event.action ?? '');
  const begins = event.seat !== last.seat || startsTurn(event.action ?? '');
  if (!begins) return { ...last, steps: [...last.steps, squares] };
  return { seat: event.seat, from: stood[event.seat - 1] ?? null, steps: [squares] };
}

function undone(last: Last, count: number): Last {
  const steps = last.steps.slice(0, -count);
  return { ...last, from: steps.length > 0 ? last.from : null, steps };
}

// With two players a seat can have two turns in a row, so a flight always starts a new turn.
function startsTurn(action: string): boolean {
  return /^(place|fly|bend|leap|god) /.test(action);
}

function touched(action: string): SquareName[] {
  const parsed = parse(action);
  if (!parsed) return [];
  if ('square' in parsed) return [parsed.square];
  return parsed.verb === 'drop' && parsed.from ? [parsed.from] : [];
}

/** A short-lived animation. */
export interface Moment {
  version: number;
  seat: number;
  what: 'drop';
  /** The ship the stone falls into: `own` or a seat. */
  ship: string;
}

/** The falling stones of these events. */
export function moments(news: EventView[]): Moment[] {
  return news.flatMap((event) => {
    if (event.event !== 'played' || !event.action) return [];
    const parsed = parse(event.action);
    if (parsed?.verb !== 'drop') return [];
    return [{ version: event.version, seat: event.seat, what: 'drop' as const, ship: parsed.ship }];
  });
}

/** Where a seat built in these events. */
export function built(news: EventView[], seat: number): SquareName | null {
  for (const event of [...news].reverse()) {
    if (event.event !== 'played' || event.seat !== seat || !event.action) continue;
    const parsed = parse(event.action);
    if (parsed && (parsed.verb === 'build' || parsed.verb === 'raise')) return parsed.square;
  }
  return null;
}

/** The kind of each seat's last flight in these events. */
export function flights(news: EventView[]): Map<number, 'straight' | 'bent' | 'lifted'> {
  const found = new Map<number, 'straight' | 'bent' | 'lifted'>();
  for (const event of news) {
    if (event.event !== 'played' || !event.action) continue;
    const verb = parse(event.action)?.verb;
    if (verb === 'fly') found.set(event.seat, 'straight');
    if (verb === 'bend') found.set(event.seat, 'bent');
    if (verb === 'leap' || verb === 'land') found.set(event.seat, 'lifted');
  }
  return found;
}
