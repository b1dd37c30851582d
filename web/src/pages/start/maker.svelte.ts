// Makes tables: the plan in the dialog, the request, and the way to the table.

import { pageOf } from '../../app/pages';
import { go } from '../../app/router.svelte';
import { preferredLook, settings } from '../../app/settings.svelte';
import { levelOf } from '../../app/levels';
import { load } from '../../games';
import { api } from '../../net/api';
import { keepEarly } from '../../net/early';
import { opened } from '../../offline/opened';
import { problemOf } from '../../net/http';
import { rememberHere } from '../../table/here';
import { isKnown } from '../../table/known';
import { explain, t } from '../../words';
import { people, request, usual, type Company, type Plan } from '../places';

export class Maker {
  /** What the dialog shows. */
  planned = $state<{ plan: Plan; company: Company } | null>(null);
  planning = $state(false);
  making = $state(false);
  trouble = $state('');
  /** The game of the last table requested. */
  wanted = $state('');

  /** Opens the dialog. */
  plan(game: string, company: Company, change: Partial<Plan> = {}): void {
    this.trouble = '';
    this.planned = { plan: { ...usualHere(game, company), ...change }, company };
    this.planning = true;
  }

  async make(plan: Plan): Promise<void> {
    await this.#reach(plan.game, async () => {
      const { table, view } = await opened({ ...request(plan), ...preferredLook() });
      rememberHere(table, people(plan));
      keepEarly(view, 1);
      this.planning = false;
      return table;
    });
  }

  /** Finds somebody to play with; waits at a table if nobody is there yet. */
  async pair(game: string, seats: number, name: string): Promise<void> {
    await this.#reach(game, async () => {
      const { table } = await api.pair({ game, seats, name, ...preferredLook() });
      rememberHere(table, [1]);
      return table;
    });
  }

  async #reach(game: string, table: () => Promise<string>): Promise<void> {
    if (this.making) return;
    [this.making, this.trouble, this.wanted] = [true, '', game];
    // Load the code for the table while the server creates it.
    fetchTable([game]);
    try {
      go(`/t/${await table()}`);
    } catch (error) {
      this.trouble = explain(problemOf(error));
    } finally {
      this.making = false;
    }
  }
}

/** Loads the page of a table and these games ahead of time. */
export function fetchTable(games: readonly string[]): void {
  void pageOf({ page: 'table', id: '' }).catch(() => null);
  for (const game of games) void load(game).catch(() => null);
}

/** The name last used at a table, or one for guests. */
export function myName(): string {
  return settings.name.trim() || t('page-guest');
}

/** The usual plan with what this browser remembers. */
export function usualHere(game: string, company: Company): Plan {
  const name = company === 'screen' ? settings.name.trim() : myName();
  return usual(game, company, name, {
    level: levelOf(game),
    nameOf: (seat) => t('page-player-numbered', { seat }),
    isFirst: !isKnown(game),
  });
}
