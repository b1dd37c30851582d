import { expect, test, vi } from 'vitest';
import { Desk } from './desk';
import type { FromTables } from './words';

/** WebAssembly with the functions of the authority, which traps in every call. */
const TRAPS = new WebAssembly.Module(
  Uint8Array.from([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    // Types: a number from a number, and a number from nothing.
    ...[1, 10, 2, 0x60, 1, 0x7f, 1, 0x7f, 0x60, 0, 1, 0x7f],
    // The functions `input`, `output` and `call`, and a page of memory.
    ...[3, 4, 3, 0, 1, 1],
    ...[5, 3, 1, 0, 1],
    ...[7, 34, 4],
    ...[6, ...new TextEncoder().encode('memory'), 2, 0],
    ...[5, ...new TextEncoder().encode('input'), 0, 0],
    ...[6, ...new TextEncoder().encode('output'), 0, 1],
    ...[4, ...new TextEncoder().encode('call'), 0, 2],
    ...[10, 15, 3, 4, 0, 0x41, 0, 0x0b, 4, 0, 0x41, 0, 0x0b, 3, 0, 0x00, 0x0b],
  ]),
);

/** A desk whose WebAssembly traps, and what it has said. */
function desk(): { desk: Desk; said: FromTables[] } {
  const said: FromTables[] = [];
  const desk = new Desk((message) => said.push(message));
  desk.hear({ say: 'start', module: TRAPS });
  return { desk, said };
}

test.for([
  { say: 'request', id: 1, method: 'POST', path: '/api/tables', body: '{}' },
  { say: 'hear', session: 1, text: '{}' },
  { say: 'chosen', job: { table: 'local-a', seat: 1, version: 1, text: '' }, action: 'pass' },
] as const)('when WebAssembly traps at "$say", the page hears of it', async (message) => {
  const { desk: worker, said } = desk();
  worker.hear(message);
  await vi.waitFor(() => expect(said).toContainEqual({ say: 'broken' }));
});
