import type {
  Advice,
  ContinueLink,
  Devices,
  Games,
  GameLog,
  MailAddress,
  MyTables,
  NewReport,
  NewTable,
  NewTableAnswer,
  PairAnswer,
  PairRequest,
  PushSubscription,
  Quiet,
  TableView,
} from '../protocol';
import { hasLocal } from '../offline/local';
import { json, text } from './http';

/** The games of a page of the list, with those that are kept in this browser on the first. */
async function withLocal(asked: Promise<MyTables>, page: number): Promise<MyTables> {
  if (page > 0 || !hasLocal()) return asked;
  const stored = import('../offline/store').then(({ storedTables }) => storedTables());
  // Both at once: a request that fails while the other goes on would be an error that nobody hears.
  const [served, kept] = await Promise.allSettled([asked, stored]);
  const local = kept.status === 'fulfilled' ? kept.value : [];
  if (served.status === 'rejected' && local.length === 0) throw served.reason;
  const { tables: others, more } = served.status === 'fulfilled' ? served.value : { tables: [], more: false };
  const tables = [...local, ...others];
  tables.sort((one, other) => Number(other.waits) - Number(one.waits) || other.at - one.at);
  return { tables, more };
}

/** The HTTP API of the server. Every call throws a `Fault` if it fails or the server refuses. */
export const api = {
  games: () => json<Games>('GET', '/api/games'),
  open: (table: NewTable) => json<NewTableAnswer>('POST', '/api/tables', table),
  pair: (wish: PairRequest) => json<PairAnswer>('POST', '/api/pair', wish),
  table: (id: string, person: number) =>
    json<TableView>('GET', `/api/tables/${encodeURIComponent(id)}?as=${person}`),
  log: (id: string, person: number) =>
    json<GameLog>('GET', `/api/tables/${encodeURIComponent(id)}/log?as=${person}`),
  record: (id: string, person: number) =>
    text('GET', `/api/tables/${encodeURIComponent(id)}/record?as=${person}`),
  hint: (id: string, person: number) =>
    json<Advice>('GET', `/api/tables/${encodeURIComponent(id)}/hint?as=${person}`),
  report: (id: string, person: number, report: NewReport) =>
    text('POST', `/api/tables/${encodeURIComponent(id)}/reports?as=${person}`, report).then(() => undefined),
  mine: (page = 0) =>
    withLocal(json<MyTables>('GET', page > 0 ? `/api/mine?page=${page}` : '/api/mine'), page),
  notices: () => json<MailAddress>('GET', '/api/notices'),
  notify: (email: string | null) => json<MailAddress>('PUT', '/api/notices', { email }),
  confirmMail: (code: string) =>
    text('POST', `/api/notices/confirm/${encodeURIComponent(code)}`).then(() => undefined),
  stopMail: (code: string) => text('POST', `/unsubscribe/${encodeURIComponent(code)}`).then(() => undefined),
  allowMail: (code: string) =>
    text('DELETE', `/unsubscribe/${encodeURIComponent(code)}`).then(() => undefined),
  subscribe: (subscription: PushSubscription) =>
    text('POST', '/api/push', subscription).then(() => undefined),
  unsubscribe: (endpoint: string) => text('DELETE', '/api/push', { endpoint }).then(() => undefined),
  quiet: () => json<Quiet>('GET', '/api/quiet'),
  setQuiet: (quiet: Quiet) => text('PUT', '/api/quiet', quiet).then(() => undefined),
  continueElsewhere: () => json<ContinueLink>('POST', '/api/continue'),
  continueHere: (code: string) =>
    text('POST', `/api/continue/${encodeURIComponent(code)}`).then(() => undefined),
  devices: () => json<Devices>('GET', '/api/devices'),
  signOut: (device: string) =>
    text('DELETE', `/api/devices/${encodeURIComponent(device)}`).then(() => undefined),
  signOutOthers: () => text('DELETE', '/api/devices').then(() => undefined),
  forget: () => text('POST', '/api/forget', { everything: true }).then(() => undefined),
};
