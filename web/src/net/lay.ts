import type { News, TableView } from '../protocol';

/** The view after the news: what is different lies over it, the rest stays. */
export function lay(view: TableView, news: News): TableView {
  return { ...view, ...news.now, version: news.version };
}

/** Whether news follow a version without a gap. */
export function follows(version: number, news: News): boolean {
  const first = news.events[0]?.version ?? news.version;
  return first <= version + 1;
}
