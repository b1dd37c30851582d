import { to } from './address';
import { readText, tab, writeText } from './storage';

const KEPT = 'sacbe-record';

/** Passes a record to the replay page and goes there; the replay starts after `at` actions. */
export function handOver(record: string, at: number | null = null): void {
  writeText(KEPT, record, tab);
  history.pushState(null, '', to(at === null ? '/replay' : `/replay#${at}`));
  dispatchEvent(new PopStateEvent('popstate'));
}

/** The record passed to the replay page in this tab, or null. */
export function handedOver(): string | null {
  return readText(KEPT, tab);
}
