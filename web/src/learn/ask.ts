import { json } from '../net/http';
import type { Advice, Replay, Study } from '../protocol';

/** The position that a record reaches after some more moves. Throws a `Fault` when refused. */
export function study(record: string, moves: string[] = []): Promise<Study> {
  return json<Study>('POST', '/api/study', { record, moves });
}

/** Every position of a record. Throws a `Fault` when refused. */
export function replay(record: string): Promise<Replay> {
  return json<Replay>('POST', '/api/replay', { record });
}

/** What the strongest bot thinks of the position after so many moves of a record. Throws a `Fault` when refused. */
export function advice(record: string, at: number): Promise<Advice> {
  return json<Advice>('POST', '/api/advice', { record, at });
}
