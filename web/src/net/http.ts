/** HTTP requests to the server, with errors as `Fault`. */

import { isAboutLocal, isAnswered } from '../offline/local';
import type { Problem } from '../protocol';
import { askServer } from './server';

/** A request that failed or that the server refused. `status` is 0 if no server answered. */
export class Fault extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.message || problem.code);
  }

  /** Whether a retry may help. */
  get passes(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

/** Converts anything thrown into a problem to show to the user. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Fault) return error.problem;
  return { code: 'page-fault-own', rule: null, args: {}, message: '' };
}

/** Sends a request and returns the JSON response. */
export async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await reach(method, path, body);
  try {
    return (await answer.json()) as T;
  } catch {
    throw unreachable();
  }
}

/** Sends a request and returns the response text. */
export async function text(method: string, path: string, body?: unknown): Promise<string> {
  return (await reach(method, path, body)).text();
}

/** Sends a request and returns the response body as it arrives; `signal` ends it early. */
export async function stream(
  method: string,
  path: string,
  body: unknown,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const answer = await reach(method, path, body, signal);
  if (!answer.body) throw unreachable();
  return answer.body;
}

async function reach(
  method: string,
  path: string,
  body?: unknown,
  signal: AbortSignal | null = null,
): Promise<Response> {
  const answer = await answerOf(method, path, body, signal);
  if (!answer.ok) throw new Fault(answer.status, await problemIn(answer));
  return answer;
}

/** The answer of the server. This browser answers for its own tables, and if no server does. */
async function answerOf(
  method: string,
  path: string,
  body: unknown,
  signal: AbortSignal | null,
): Promise<Response> {
  const sent = body === undefined ? null : JSON.stringify(body);
  // Without a server and with a page that the browser has not kept, this part may be missing.
  const here = () =>
    import('../offline/offline')
      .then((offline) => offline.answer(method, path, sent ?? '', signal))
      .catch(() => null);
  if (isAboutLocal(path)) return (await here()) ?? fail();
  const headers: Record<string, string> = { 'Accept-Language': document.documentElement.lang };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const answer = await askServer(path, { method, headers, body: sent, signal });
  if (!isAnswered(method, path)) return answer ?? fail();
  if (answer && !isFromElsewhere(answer)) return answer;
  return (!signal?.aborted && (await here())) || fail();
}

/** Whether an answer is not our server's, which never answers these with text: a server that only has
    files, or a proxy without a server behind it. */
function isFromElsewhere(answer: Response): boolean {
  return /^text\//.test(answer.headers.get('Content-Type') ?? 'text/');
}

function fail(): never {
  throw unreachable();
}

/** Reads the problem from an error response. A proxy may send one without our JSON. */
async function problemIn(answer: Response): Promise<Problem> {
  const found = (await answer.json().catch(() => null)) as Partial<Problem> | null;
  if (typeof found?.code !== 'string') return unreachable().problem;
  const { code, rule = null, args = {}, message = '' } = found;
  return { code, rule, args, message };
}

/** No server answered, or its answer broke off. */
export function unreachable(): Fault {
  return new Fault(0, { code: 'page-fault-unreachable', rule: null, args: {}, message: '' });
}
