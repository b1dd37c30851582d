// Measures the bots in WebAssembly: playouts a second next to native code, in one run, and how long a
// slow phone waits for level 2.
//
//   make offline && cargo build --profile dist --package offline --example native
//   cd web && SACBE_NATIVE=../target/dist/examples/native node bench/wasm.mjs
//   SLOW=4 ROUNDS=9 OFFLINE=... node bench/wasm.mjs
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { FLAGS, PHONE } from './stage.mjs';

const SLOW = Number(process.env['SLOW'] ?? 4);
const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const OFFLINE = process.env['OFFLINE'] ?? join(import.meta.dirname, '../offline');
const NATIVE = process.env['SACBE_NATIVE'] ?? join(import.meta.dirname, '../../target/dist/examples/native');

/** Runs here and in the page, so it needs nothing of this file: the functions of a part of the
    WebAssembly, which gets the networks of the bots. */
function start(module, networks) {
  const page = { now: () => performance.now(), tell: () => {} };
  const { exports } = new WebAssembly.Instance(module, { page });
  const write = (bytes) => {
    const at = exports.input(bytes.length);
    new Uint8Array(exports.memory.buffer, at, bytes.length).set(bytes);
  };
  for (const network of networks) {
    write(new Uint8Array(network));
    if (exports.network() !== 1) throw new Error('no such network');
  }
  return (name, text) => {
    write(new TextEncoder().encode(text));
    const length = exports[name]();
    return new TextDecoder().decode(new Uint8Array(exports.memory.buffer, exports.output(), length));
  };
}

const files = new Map();
for (const name of readdirSync(OFFLINE).filter((name) => /\.(wasm|bin)$/.test(name))) {
  const bytes = readFileSync(join(OFFLINE, name));
  console.log(`${name}: ${bytes.length} bytes, ${gzipSync(bytes, { level: 9 }).length} gzipped`);
  const [, game, network] = /^(\w+)-(\w+)\.bin$/.exec(name) ?? [];
  // As the function `network` takes it.
  files.set(name, game ? Buffer.concat([Buffer.from(`${game}\n${network}\n`), bytes]) : bytes);
}
const NETWORKS = [...files].filter(([name]) => name.endsWith('.bin')).map(([, bytes]) => bytes);
const bots = new WebAssembly.Module(files.get('bots.wasm'));

/** The games, with playouts a second of native code and the question that was asked. */
function native() {
  const lines = execFileSync(NATIVE, ['playouts'], { encoding: 'utf8' }).trim().split('\n');
  return lines.flatMap((line, at) => {
    if (at % 2 === 1) return [];
    const [game, rate] = line.split(' ');
    return [{ game, rate: Number(rate), question: lines[at + 1] }];
  });
}

/** Playouts a second for the same question here. */
function asked(run, question) {
  const before = performance.now();
  const reply = JSON.parse(run('ask', `/api/advice\n${question}`));
  return JSON.parse(reply.body).playouts / ((performance.now() - before) / 1000);
}

const rates = new Map();
for (let round = 0; round < ROUNDS; round += 1) {
  for (const { game, rate, question } of native()) {
    const all = rates.get(game) ?? { native: [], wasm: [] };
    rates.set(game, all);
    all.native.push(rate);
    all.wasm.push(asked(start(bots, NETWORKS), question));
  }
}
console.log(`playouts a second of level 10 for three players, best of ${ROUNDS} rounds that take turns`);
for (const [game, all] of rates) {
  const [one, two] = [Math.max(...all.native), Math.max(...all.wasm)];
  const part = Math.round((100 * two) / one);
  console.log(`  ${game}: native ${Math.round(one)}, WebAssembly ${Math.round(two)}, ${part} %`);
}

/** Runs in the page: plays a game of bots of level 2 and times every choice. */
function play([source, game, seats, number]) {
  const started = (0, eval)(`(${source})`);
  const { authority, bots, networks } = window.sacbe;
  const [tables, thinker] = [started(authority, []), started(bots, networks)];
  const run = (name, text) => (name === 'call' ? tables : thinker)(name, text);
  let calls = 0;
  const call = (what) => {
    calls += 1;
    const random = (number * 100_000 + calls).toString(16).padStart(16, '0').repeat(8);
    return JSON.parse(run('call', JSON.stringify({ now: calls, random, ...what })));
  };
  const request = (method, path, body) =>
    JSON.parse(call({ do: 'request', method, path, body: body ? JSON.stringify(body) : '' }).reply.body);
  const others = Array.from({ length: seats - 1 }, () => ({ bot: '2' }));
  const places = [{ person: 'Ana' }, ...others];
  const { table } = request('POST', '/api/tables', { game, seats, places });
  call({ do: 'join', session: 1, table, person: 1, seen: 0 });
  let version = places.length + 1;
  const ask = (what) => {
    const text = JSON.stringify({ say: 'ask', id: `r${calls}`, seen: version, what });
    return call({ do: 'hear', session: 1, text });
  };
  const took = [];
  let outcome = ask({ ask: 'start' });
  for (;;) {
    const job = outcome.jobs?.[0];
    if (job) {
      const before = performance.now();
      const action = run('think', job.text);
      took.push(performance.now() - before);
      outcome = call({ do: 'bot', table, seat: job.seat, version: job.version, action });
      continue;
    }
    const view = request('GET', `/api/tables/${table}`);
    if (view.phase === 'over') return took;
    version = view.version;
    const { legal } = view.you;
    const chosen = legal[(number + calls) % Math.max(1, legal.length)];
    outcome = ask(chosen ? { ask: 'play', action: chosen.action } : { ask: 'end_turn' });
  }
}

const server = createServer((request, answer) => {
  const bytes = files.get(request.url.slice(1));
  answer.setHeader('Content-Type', bytes ? 'application/octet-stream' : 'text/html');
  answer.end(bytes ?? '<!doctype html><title>bench</title>');
});
await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: FLAGS,
});
const page = await (await browser.newContext(PHONE)).newPage();
await page.goto(`http://127.0.0.1:${server.address().port}/`);
const session = await page.context().newCDPSession(page);
// Only the main thread of a page is slowed, so the bot thinks there and not in a Worker.
await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW });
const ready = await page.evaluate(
  async (names) => {
    const fetched = async (name) => (await fetch(`/${name}`)).arrayBuffer();
    const [authority, bots] = [await fetched('authority.wasm'), await fetched('bots.wasm')];
    const networks = await Promise.all(names.map(fetched));
    const before = performance.now();
    const compiled = {
      authority: await WebAssembly.compile(authority),
      bots: await WebAssembly.compile(bots),
    };
    window.sacbe = { ...compiled, networks };
    return performance.now() - before;
  },
  [...files.keys()].filter((name) => name.endsWith('.bin')),
);
console.log(`slowed ${SLOW} times: compiled in ${Math.round(ready)} ms; choices of level 2 in whole games`);
for (const [game, seats] of [
  ['pacal', 2],
  ['pacal', 5],
  ['uxmal', 2],
  ['uxmal', 4],
]) {
  const games = [];
  for (let number = 1; number <= 3; number += 1)
    games.push(await page.evaluate(play, [start.toString(), game, seats, number]));
  const first = Math.max(...games.map(([first]) => first));
  const took = games.flat().sort((one, other) => one - other);
  const at = (part) => took[Math.min(took.length - 1, Math.floor(part * took.length))].toFixed(1);
  console.log(
    `  ${game} for ${seats}: ${took.length} choices, middle ${at(0.5)} ms, 99 % within ${at(0.99)} ms, ` +
      `longest ${at(1)} ms; the first of a game ${first.toFixed(1)} ms`,
  );
}
await browser.close();
server.close();
