// Filters of the list of public tables, kept in the address.

import { levelNamed } from '../../app/levels';
import { GAMES, LEVELS } from '../../catalog';
import type { TableSummary } from '../../protocol';

/** Empty means any. */
export interface Filter {
  game: string;
  pace: string;
  /** The level of its bots, or `people` for tables without bots. */
  with: string;
}

export const PACES = ['unhurried', 'live', 'days'] as const;

const ALLOWED: Record<keyof Filter, readonly string[]> = {
  game: GAMES.map(({ name }) => name),
  pace: PACES,
  with: ['people', ...LEVELS],
};

/** The filter in the search part of an address; what it does not know is any. */
export function filterOf(search: string): Filter {
  const given = new URLSearchParams(search);
  const value = (name: keyof Filter) => ALLOWED[name].find((allowed) => allowed === given.get(name)) ?? '';
  const company = value('with') || (levelNamed(given.get('with')) ?? '');
  return { game: value('game'), pace: value('pace'), with: company };
}

/** The search part of the address for a filter. */
export function searchOf(filter: Filter): string {
  const chosen = Object.entries(filter).filter(([, value]) => value);
  return chosen.length > 0 ? `?${new URLSearchParams(chosen).toString()}` : '';
}

export function passes(table: TableSummary, filter: Filter): boolean {
  const bots = table.seats.flatMap((seat) => (seat.kind === 'bot' && seat.bot ? [seat.bot] : []));
  const company = filter.with === 'people' ? bots.length === 0 : bots.some((bot) => bot === filter.with);
  return (
    (!filter.game || table.game === filter.game) &&
    (!filter.pace || table.pace.kind === filter.pace) &&
    (!filter.with || company)
  );
}
