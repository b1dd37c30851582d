import type { TableView } from '../protocol';
import { api } from './api';

/** Views that are there, or on their way, before the page that shows them. */
const views = new Map<string, Promise<TableView | null>>();

/** Asks for a table while the page for it is still fetched. Whatever goes wrong, the page finds out itself. */
export function askEarly(table: string, person: number): Promise<TableView | null> {
  const coming = api.table(table, person).catch(() => null);
  views.set(keyOf(table, person), coming);
  return coming;
}

/** Keeps a view that came with something else. */
export function keepEarly(view: TableView, person: number): void {
  views.set(keyOf(view.table, person), Promise.resolve(view));
}

/** The view that was asked for or kept, once; null if there is none. */
export function takeEarly(table: string, person: number): Promise<TableView | null> | null {
  const found = views.get(keyOf(table, person)) ?? null;
  views.delete(keyOf(table, person));
  return found;
}

function keyOf(table: string, person: number): string {
  return `${table} ${person}`;
}
