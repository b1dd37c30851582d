import type { Component } from 'svelte';
import { SITE } from './address';
import type { Route } from './route';

type Page = Component<never>;
type Loader = () => Promise<{ default: Page }>;

const pages = import.meta.glob<{ default: Page }>(['../pages/*.svelte', '../learn/Learn.svelte']);

const FILES: Record<Route['page'], string> = {
  start: '../pages/Start.svelte',
  table: '../pages/Table.svelte',
  learn: '../learn/Learn.svelte',
  daily: '../pages/Daily.svelte',
  rules: '../pages/Rules.svelte',
  replay: '../pages/Replay.svelte',
  analysis: '../pages/Analysis.svelte',
  continue: '../pages/Continue.svelte',
  confirm: '../pages/Confirm.svelte',
  unsubscribe: '../pages/Unsubscribe.svelte',
  tables: '../pages/Tables.svelte',
  games: '../pages/Games.svelte',
  workshop: '../pages/Workshop.svelte',
  nowhere: '../pages/Nowhere.svelte',
};

/** Pages about what only a server has. */
const SERVED: readonly Route['page'][] = ['tables', 'continue', 'confirm', 'unsubscribe'];

/** The page component of a route, loaded on the first visit. */
export async function pageOf(place: Route): Promise<Page> {
  const file = SITE && SERVED.includes(place.page) ? '../pages/NoServer.svelte' : FILES[place.page];
  const load: Loader | undefined = pages[file] ?? pages[FILES.nowhere];
  if (!load) throw new Error('there is not even a page for nowhere');
  return (await load()).default;
}
