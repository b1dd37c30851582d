// Reads the review of a game while the server writes it: one JSON object on each line.
import { Fault, stream, unreachable } from '../net/http';
import type { ReviewMessage } from '../protocol';

/** Sends a record and returns the lines of its review. */
export type AskReview = (record: string, signal: AbortSignal) => AsyncGenerator<ReviewMessage>;

/** Asks the server for the review of a record. Throws a `Fault` when refused or cut off. */
export const askReview: AskReview = async function* (record, signal) {
  yield* messages(await stream('POST', '/api/review', { record }, signal));
};

/** The messages in a stream, up to the one that ends it. Throws a `Fault` if that never comes. */
export async function* messages(body: ReadableStream<Uint8Array>): AsyncGenerator<ReviewMessage> {
  for await (const line of lines(body)) {
    const message = read(line);
    if (message.say === 'failed') {
      const { code, args, message: words } = message;
      throw new Fault(500, { code, args, message: words, rule: null });
    }
    yield message;
    if (message.say === 'done') return;
  }
  throw unreachable();
}

/** The lines of a stream; a chunk can end in the middle of a line or of a letter. */
export async function* lines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      const [last = '', ...whole] = (rest + decoder.decode(next.value, { stream: true }))
        .split('\n')
        .reverse();
      rest = last;
      yield* whole.reverse().filter((line) => line.trim() !== '');
    }
    rest += decoder.decode();
    if (rest.trim() !== '') yield rest;
  } finally {
    // Ends the request if the reader has left early.
    await reader.cancel().catch(() => {});
  }
}

function read(line: string): ReviewMessage {
  try {
    return JSON.parse(line) as ReviewMessage;
  } catch {
    throw unreachable();
  }
}
