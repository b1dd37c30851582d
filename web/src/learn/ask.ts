// Server requests about records.
import { json } from '../net/http';
import type { Advice, Replay, Study } from '../protocol';

/**
 * The position after the first `at` moves of a record, or all of them, plus some moves. Throws a `Fault`
 * when refused.
 */
export function study(record: string, moves: string[] = [], at?: number): Promise<Study> {
  return json<Study>('POST', '/api/study', { record, moves, ...(at === undefined ? {} : { at }) });
}

/** Every position of a record. Throws a `Fault` when refused. */
export function replay(record: string): Promise<Replay> {
  return json<Replay>('POST', '/api/replay', { record });
}

/** The strongest bot's advice after `at` moves of a record, or at its end. Throws a `Fault` when refused. */
export function advice(record: string, at: number | null = null): Promise<Advice> {
  return json<Advice>('POST', '/api/advice', { record, at });
}
