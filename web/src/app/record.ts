import { readText, tab, writeText } from './storage';

const KEPT = 'sacbe-record';

/** Hands a record to the page that replays it; `at` is the number of actions to begin after. */
export function handOver(record: string, at: number | null = null): void {
  writeText(KEPT, record, tab);
  history.pushState(null, '', at === null ? '/replay' : `/replay#${at}`);
  dispatchEvent(new PopStateEvent('popstate'));
}

/** The record that was handed over in this tab, if any. */
export function handedOver(): string | null {
  return readText(KEPT, tab);
}
