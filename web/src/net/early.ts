/** Prefetches table views while the page that shows them is still loading. */

import type { TableView } from '../protocol';
import { api } from './api';

/** Prefetched views, arrived or still in flight. */
const views = new Map<string, Promise<TableView | null>>();

/** Prefetches a table view. Errors are ignored here: the page makes its own request and reports them. */
export function askEarly(table: string, person: number): Promise<TableView | null> {
  const coming = api.table(table, person).catch(() => null);
  views.set(keyOf(table, person), coming);
  return coming;
}

/** Keeps a view that arrived with another response. */
export function keepEarly(view: TableView, person: number): void {
  views.set(keyOf(view.table, person), Promise.resolve(view));
}

/** Returns the prefetched view and removes it; null if there is none. */
export function takeEarly(table: string, person: number): Promise<TableView | null> | null {
  const found = views.get(keyOf(table, person)) ?? null;
  views.delete(keyOf(table, person));
  return found;
}

function keyOf(table: string, person: number): string {
  return `${table} ${person}`;
}
