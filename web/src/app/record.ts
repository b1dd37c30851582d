const KEPT = 'sacbe-record';

/** Hands a record to the page that replays it; `at` is the number of actions to begin after. */
export function handOver(record: string, at: number | null = null): void {
  sessionStorage.setItem(KEPT, record);
  history.pushState(null, '', at === null ? '/replay' : `/replay#${at}`);
  dispatchEvent(new PopStateEvent('popstate'));
}

/** The record that was handed over in this tab, if any. */
export function handedOver(): string | null {
  return sessionStorage.getItem(KEPT);
}
