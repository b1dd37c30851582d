// Lets a `Hand` play at a table that is kept in the browser: shows it the messages between the page and
// its Worker as if they were a socket's.
import { EventEmitter } from 'node:events';
import type { Page } from 'playwright-core';

interface Told {
  say: string;
  id?: number;
  path?: string;
  session?: number;
  table?: string;
  person?: number;
  text?: string;
  reply?: { body: string };
}

interface View {
  table: string;
  version: number;
}

/** The view in an answer; null if it has none, as a record. */
function viewIn(body: string): View | null {
  if (!body.startsWith('{')) return null;
  const answer = JSON.parse(body) as { view?: View } & Partial<View>;
  const view = answer.view ?? answer;
  return view.table !== undefined && view.version !== undefined ? (view as View) : null;
}

/** To be called before the page is opened. */
export async function listenToLocal(page: Page): Promise<void> {
  const sockets = new Map<number, EventEmitter>();
  /** What was answered to each person at each table. */
  const views = new Map<string, View>();
  const asking = new Map<number, number>();
  await page.exposeFunction('toldTest', (told: Told) => {
    const socket = sockets.get(told.session ?? 0);
    if (told.say === 'join') {
      const { table = '', person, session = 0 } = told;
      const socket = Object.assign(new EventEmitter(), {
        url: () => `ws://local/api/tables/${table}/live?as=${person}`,
      });
      sockets.set(session, socket);
      (page as unknown as EventEmitter).emit('websocket', socket);
      // What the page has fetched before is not sent again.
      const view = views.get(`${table} ${person}`);
      if (view) socket.emit('framereceived', { payload: JSON.stringify({ say: 'view', view }) });
    } else if (told.say === 'hear') socket?.emit('framesent', { payload: told.text });
    else if (told.say === 'message') socket?.emit('framereceived', { payload: told.text });
    else if (told.say === 'request')
      asking.set(told.id ?? 0, Number(/[?&]as=(\d+)/.exec(told.path ?? '')?.[1] ?? 1));
    else if (told.say === 'reply') {
      const view = viewIn(told.reply?.body ?? '');
      if (view) views.set(`${view.table} ${asking.get(told.id ?? 0)}`, view);
    }
  });
  await page.addInitScript(() => {
    const tell = (told: unknown) =>
      void (window as unknown as { toldTest(told: unknown): void }).toldTest(told);
    const shown = new Set(['request', 'join', 'hear', 'message', 'reply']);
    const Real = Worker;
    window.Worker = class extends Real {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options);
        this.addEventListener('message', ({ data }: MessageEvent<Told>) => shown.has(data.say) && tell(data));
      }

      override postMessage(message: Told): void {
        if (shown.has(message.say)) tell(message);
        super.postMessage(message);
      }
    };
  });
}
