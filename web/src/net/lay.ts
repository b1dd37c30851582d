import type { ChatLine, TableUpdate, TableView } from '../protocol';

/** The view after the news: what is different lies over it, the rest stays. */
export function lay(view: TableView, news: TableUpdate): TableView {
  const said = news.now.said ?? [...view.said, ...heard(news)];
  return { ...view, ...news.now, said, version: news.version };
}

/** What was said comes as events, so that a long talk is not sent again with every line. */
function heard(news: TableUpdate): ChatLine[] {
  return news.events.flatMap((event) => {
    if (event.event !== 'said') return [];
    const { seat, name, words, at } = event;
    return [{ seat, name, words, at }];
  });
}

/** Whether news follow a version without a gap. */
export function follows(version: number, news: TableUpdate): boolean {
  const first = news.events[0]?.version ?? news.version;
  return first <= version + 1;
}
