// How fast the WebAssembly is: its share of native playouts a second, and how long a bot of level 2 thinks.
//
//   cargo build --release --example native -p offline
//   node bench/offline.mjs
//
// Both are measured alternately, in one run, so that the machine's load hits both.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const NATIVE = process.env.SACBE_NATIVE ?? join(ROOT, 'target/release/examples/native');
const WASM = join(ROOT, 'web/offline/sacbe.wasm');
const ROUNDS = 3;
/** A slow phone, as in the other figures for phones. */
const SLOWER = 4;

const module = new WebAssembly.Module(readFileSync(WASM));

function start() {
  const page = { now: () => performance.now(), tell: () => {} };
  const { exports } = new WebAssembly.Instance(module, { page });
  return (name, text) => {
    const bytes = new TextEncoder().encode(text);
    const at = exports.input(bytes.length);
    new Uint8Array(exports.memory.buffer, at, bytes.length).set(bytes);
    const length = exports[name]();
    return new TextDecoder().decode(new Uint8Array(exports.memory.buffer, exports.output(), length));
  };
}

const best = {};
for (let round = 0; round < ROUNDS; round++) {
  const lines = execFileSync(NATIVE, ['playouts'], { encoding: 'utf8' }).trim().split('\n');
  for (let at = 0; at < lines.length; at += 2) {
    const [game, native] = lines[at].split(' ');
    const run = start();
    const begun = performance.now();
    const { playouts } = JSON.parse(JSON.parse(run('ask', `/api/advice\n${lines[at + 1]}`)).body);
    const wasm = playouts / ((performance.now() - begun) / 1000);
    best[game] ??= { native: 0, wasm: 0, body: lines[at + 1] };
    best[game].native = Math.max(best[game].native, Number(native));
    best[game].wasm = Math.max(best[game].wasm, wasm);
  }
}
for (const [game, { native, wasm, body }] of Object.entries(best)) {
  const run = start();
  const times = [];
  for (let seed = 1; seed <= 50; seed++) {
    const { record } = JSON.parse(body);
    const seat = JSON.parse(
      JSON.parse(run('ask', `/api/study\n${JSON.stringify({ record, moves: [] })}`)).body,
    ).whose;
    const job = JSON.stringify({
      seat: typeof seat === 'number' ? seat : seat.seat,
      level: '2',
      version: 1,
      record,
      memory: false,
      seed,
    });
    const begun = performance.now();
    if (run('think', job) === '') throw new Error(job);
    times.push((performance.now() - begun) * SLOWER);
  }
  times.sort((one, other) => one - other);
  console.log(
    `${game}: ${Math.round(native)} playouts/s native, ${Math.round(wasm)} in WebAssembly (${Math.round((100 * wasm) / native)} %); ` +
      `level 2 in ${times[25].toFixed(1)} ms on a CPU ${SLOWER} times slower, ${times[49].toFixed(1)} at most`,
  );
}
