// WebAssembly and native code play the same games: the same answers to the same calls, byte for byte.
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { Engine } from '../src/offline/engine.ts';
import { PATIENCE } from './patience.ts';

const NATIVE = process.env['SACBE_NATIVE'] ?? join(import.meta.dirname, '../../target/debug/examples/native');
const WASM = join(import.meta.dirname, '../offline/sacbe.wasm');

/** Games by their number of players, and how many of each are played. Most are of the shorter game. */
const KINDS = [
  ['pacal', 2, 50],
  ['pacal', 3, 30],
  ['uxmal', 2, 460],
  ['uxmal', 3, 460],
] as const;

/** The native program, which answers lines. */
class Native {
  readonly #child: ChildProcess = spawn(NATIVE, { stdio: ['pipe', 'pipe', 'inherit'] });
  readonly #lines = createInterface({ input: this.#child.stdout! })[Symbol.asyncIterator]();

  /** The answers to these calls. */
  async answers(calls: readonly string[]): Promise<string[]> {
    this.#child.stdin!.write([...calls, 'flush\n'].join('\n'));
    const answers: string[] = [];
    for (let at = 0; at <= calls.length; at++) answers.push(String((await this.#lines.next()).value));
    return answers.slice(0, -1);
  }

  stop(): void {
    this.#child.stdin!.end();
  }
}

interface Outcome {
  reply?: { status: number; body: string };
  jobs?: { table: string; seat: number; version: number; text: string }[];
}

/** Plays a game to its end; returns what was called and answered. */
function play(
  engine: Engine,
  game: string,
  seats: number,
  number: number,
): { calls: string[]; answers: string[] } {
  const [calls, answers]: [string[], string[]] = [[], []];
  const run = (name: 'call' | 'think', text: string) => {
    const answer = engine.run(name, text);
    calls.push(`${name}\t${text}`);
    answers.push(answer);
    return answer;
  };
  const call = (what: object) => {
    const random = (number * 100_000 + calls.length).toString(16).padStart(16, '0').repeat(8);
    return JSON.parse(run('call', JSON.stringify({ now: calls.length, random, ...what }))) as Outcome;
  };
  const request = (method: string, path: string, body: object | null = null) => {
    const { reply } = call({ do: 'request', method, path, body: body ? JSON.stringify(body) : '' });
    return JSON.parse(reply?.body ?? 'null') as never;
  };
  const bots = Array.from({ length: seats - 1 }, (_, at) => ({ bot: String(1 + ((number + at) % 4)) }));
  const places = [{ person: 'Ana' }, ...bots];
  const { table } = request('POST', '/api/tables', { game, seats, places }) as { table: string };
  call({ do: 'join', session: number, table, person: 1, seen: 0 });
  let version = places.length + 1;
  let outcome = ask({ ask: 'start' });

  function ask(what: object): Outcome {
    const text = JSON.stringify({ say: 'ask', id: `r${calls.length}`, seen: version, what });
    return call({ do: 'hear', session: number, text });
  }

  for (;;) {
    const job = outcome.jobs?.[0];
    if (job) {
      const action = run('think', job.text);
      outcome = call({ do: 'bot', table, seat: job.seat, version: job.version, action });
      continue;
    }
    const view: View = request('GET', `/api/tables/${table}`);
    if (view.phase === 'over') break;
    version = view.version;
    const legal = view.you.legal;
    const chosen = legal[(number + calls.length) % Math.max(1, legal.length)];
    outcome = ask(chosen ? { ask: 'play', action: chosen.action } : { ask: 'end_turn' });
  }
  call({ do: 'request', method: 'GET', path: `/api/tables/${table}/record` });
  call({ do: 'unload', table });
  return { calls, answers };
}

interface View {
  phase: string;
  version: number;
  you: { legal: { action: string }[] };
}

for (const [game, seats, games] of KINDS) {
  test(
    `${games} games of ${game} for ${seats} are the same in WebAssembly and native`,
    async () => {
      // A clock that stands still, so that only the number of playouts ends a search.
      const module = new WebAssembly.Module(readFileSync(WASM));
      const engine = new Engine(module, undefined, () => 0);
      const native = new Native();
      try {
        for (let number = 1; number <= games; number++) {
          const { calls, answers } = play(engine, game, seats, number);
          const others = await native.answers(calls);
          const different = answers.findIndex((answer, at) => answer !== others[at]);
          if (different < 0) continue;
          expect(answers[different], `game ${number}: ${calls[different]}`).toBe(others[different]);
        }
      } finally {
        native.stop();
      }
    },
    PATIENCE * 5,
  );
}
