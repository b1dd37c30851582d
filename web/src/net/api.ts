import type {
  Contact,
  ContinueLink,
  Games,
  GameLog,
  MyTables,
  NewTable,
  NewTableAnswer,
  TableList,
  TableView,
  VerifyReport,
} from '../protocol';
import { json, text } from './http';

/** The HTTP API of the server. Every call throws a `Fault` if it fails or the server refuses. */
export const api = {
  games: () => json<Games>('GET', '/api/games'),
  open: (table: NewTable) => json<NewTableAnswer>('POST', '/api/tables', table),
  tables: () => json<TableList>('GET', '/api/tables'),
  table: (id: string, person: number) =>
    json<TableView>('GET', `/api/tables/${encodeURIComponent(id)}?as=${person}`),
  log: (id: string, person: number) =>
    json<GameLog>('GET', `/api/tables/${encodeURIComponent(id)}/log?as=${person}`),
  record: (id: string, person: number) =>
    text('GET', `/api/tables/${encodeURIComponent(id)}/record?as=${person}`),
  mine: () => json<MyTables>('GET', '/api/mine'),
  notices: () => json<Contact>('GET', '/api/notices'),
  notify: (email: string | null) => text('PUT', '/api/notices', { email }).then(() => undefined),
  verify: (record: string) => json<VerifyReport>('POST', '/api/verify', { record }),
  continueElsewhere: () => json<ContinueLink>('POST', '/api/continue'),
  continueHere: (code: string) =>
    text('POST', `/api/continue/${encodeURIComponent(code)}`).then(() => undefined),
};
