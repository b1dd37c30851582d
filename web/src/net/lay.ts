/** Applies table updates to a view. */

import type { ChatLine, TableUpdate, TableView } from '../protocol';

/** The view after an update: changed fields replace the old ones, the rest stays. */
export function lay(view: TableView, news: TableUpdate): TableView {
  const said = news.now.said ?? [...view.said, ...heard(news)];
  return { ...view, ...news.now, said, version: news.version };
}

/** Chat lines arrive as events; otherwise the server would resend the whole chat with every line. */
function heard(news: TableUpdate): ChatLine[] {
  return news.events.flatMap((event) => {
    if (event.event !== 'said') return [];
    const { seat, name, words, at } = event;
    return [{ seat, name, words, at }];
  });
}

/** Whether an update follows a version without a gap. */
export function follows(version: number, news: TableUpdate): boolean {
  const first = news.events[0]?.version ?? news.version;
  return first <= version + 1;
}
