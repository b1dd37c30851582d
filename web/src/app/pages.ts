import type { Component } from 'svelte';
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

/** The page component of a route, loaded on the first visit. */
export async function pageOf(place: Route): Promise<Page> {
  const load: Loader | undefined = pages[FILES[place.page]] ?? pages[FILES.nowhere];
  if (!load) throw new Error('there is not even a page for nowhere');
  return (await load()).default;
}
