import { afterEach, expect, test, vi } from 'vitest';
import { Fault } from '../net/http';
import type { ReviewMessage } from '../protocol';
import { askReview, lines, messages } from './stream';

/** A body that arrives in these pieces. */
function body(...pieces: (string | Uint8Array)[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces)
        controller.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece);
      controller.close();
    },
  });
}

async function all<T>(source: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const each of source) found.push(each);
  return found;
}

const done = '{"say":"done","review":{}}';

afterEach(() => vi.unstubAllGlobals());

test('a line can be split over chunks, and a chunk can have several lines', async () => {
  expect(await all(lines(body('on', 'e\ntwo\nth', 'ree\n')))).toEqual(['one', 'two', 'three']);
});

test('a letter can be split over chunks', async () => {
  const [first, ...rest] = new TextEncoder().encode('é\n');
  expect(await all(lines(body(Uint8Array.of(first!), Uint8Array.from(rest))))).toEqual(['é']);
});

test('the last line needs no line end, and empty lines say nothing', async () => {
  expect(await all(lines(body('one\n\n\ntwo')))).toEqual(['one', 'two']);
});

test('messages come one by one, up to the end of the review', async () => {
  const text = `{"say":"queued","ahead":2}\n${done}\n{"say":"queued","ahead":9}\n`;
  const said = await all(messages(body(text.slice(0, 20), text.slice(20))));
  expect(said.map(({ say }) => say)).toEqual(['queued', 'done']);
});

test('a review that fails is a fault with its sentence', async () => {
  const failed = '{"say":"failed","code":"review-failed","args":{"line":3},"message":"It failed."}\n';
  const reading = all(messages(body(failed)));
  await expect(reading).rejects.toBeInstanceOf(Fault);
  await expect(reading).rejects.toMatchObject({
    passes: true,
    problem: { code: 'review-failed', args: { line: 3 }, message: 'It failed.', rule: null },
  });
});

test.each(['{"say":"queued","ahead":0}\n', '', `${done.slice(0, 9)}`])(
  'an answer that breaks off is a fault: %j',
  async (text) => {
    await expect(all(messages(body(text)))).rejects.toMatchObject({
      problem: { code: 'page-fault-unreachable' },
    });
  },
);

test('who stops reading ends the request', async () => {
  const cancel = vi.fn();
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('{"say":"queued","ahead":1}\n')),
    cancel,
  });
  for await (const message of messages(endless)) if (message.say === 'queued') break;
  expect(cancel).toHaveBeenCalledOnce();
});

test('the record is sent, and a full queue is told in its own words', async () => {
  const problem = { code: 'review-busy', args: {}, message: 'Many reviews wait.' };
  const fetched = vi.fn(async (..._: unknown[]) => Response.json(problem, { status: 503 }));
  vi.stubGlobal('fetch', fetched);
  const signal = new AbortController().signal;
  await expect(all(askReview('game pacal\n', signal))).rejects.toMatchObject({
    status: 503,
    passes: true,
    problem: { code: 'review-busy', message: 'Many reviews wait.' },
  });
  expect(fetched).toHaveBeenCalledWith(
    '/api/review',
    expect.objectContaining({ method: 'POST', body: '{"record":"game pacal\\n"}', signal }),
  );
});

test('the lines of a whole answer', async () => {
  const headers = { 'Content-Type': 'application/x-ndjson' };
  vi.stubGlobal(
    'fetch',
    async () => new Response(body(`{"say":"queued","ahead":1}\n${done}\n`), { headers }),
  );
  const said: ReviewMessage[] = await all(askReview('', new AbortController().signal));
  expect(said).toEqual([
    { say: 'queued', ahead: 1 },
    { say: 'done', review: {} },
  ]);
});
