// WebAssembly and native code play the same games: the same answers to the same calls, byte for byte.
import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { Engine } from '../src/offline/engine.ts';
import { PATIENCE } from './patience.ts';

const NATIVE = process.env['SACBE_NATIVE'] ?? join(import.meta.dirname, '../../target/debug/examples/native');
const BUILT = join(import.meta.dirname, '../offline');

/** Games by their number of players, and how many of each are played. Most are of the shorter game. */
const KINDS = [
  ['pacal', 2, 50],
  ['pacal', 3, 30],
  ['uxmal', 2, 460],
  ['uxmal', 3, 460],
] as const;

/** One game in so many has bots of level 8, and one of level 9: their choices depend on every playout. */
const [SEARCHING, SEARCHING_LONG] = [10, 50];

/** The level of a bot: 1 to 4, or one that searches. */
function level(number: number, at: number): string {
  if (number % SEARCHING_LONG === 0) return '9';
  return String(number % SEARCHING === 0 ? 8 : 1 + ((number + at) % 4));
}

/** A part of the WebAssembly, with the networks and a clock that stands still: only the number of
    playouts ends a search. */
function engine(part: string, tell: (line: string) => void = () => {}): Engine {
  const module = new WebAssembly.Module(readFileSync(join(BUILT, `${part}.wasm`)));
  const engine = new Engine(module, tell, () => 0);
  if (part === 'authority') return engine;
  for (const file of readdirSync(BUILT)) {
    const [, game, name] = /^(\w+)-(\w+)\.bin$/.exec(file) ?? [];
    if (game && name) engine.give(game, name, readFileSync(join(BUILT, file)));
  }
  return engine;
}

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

  /** The answers to these questions, and the lines of those that come in parts. */
  async asked(questions: readonly string[]): Promise<string[]> {
    const calls = questions.map((question) => `ask\t${question.replace('\n', '\t')}`);
    this.#child.stdin!.write([...calls, 'flush\n'].join('\n'));
    const answers: string[] = [];
    for (;;) {
      const line = String((await this.#lines.next()).value);
      if (line === '') return answers;
      answers.push(line);
    }
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
  authority: Engine,
  bots: Engine,
  game: string,
  seats: number,
  number: number,
): { calls: string[]; answers: string[] } {
  const [calls, answers]: [string[], string[]] = [[], []];
  const run = (name: 'call' | 'think', text: string) => {
    const answer = (name === 'call' ? authority : bots).run(name, text);
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
  const others = Array.from({ length: seats - 1 }, (_, at) => ({ bot: level(number, at) }));
  const places = [{ person: 'Ana' }, ...others];
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
      const [authority, bots] = [engine('authority'), engine('bots')];
      const native = new Native();
      try {
        let compared = Promise.resolve();
        for (let number = 1; number <= games; number++) {
          // While the native program plays the game before.
          const { calls, answers } = play(authority, bots, game, seats, number);
          await compared;
          compared = native.answers(calls).then((others) => {
            const different = answers.findIndex((answer, at) => answer !== others[at]);
            if (different < 0) return;
            expect(answers[different], `game ${number}: ${calls[different]}`).toBe(others[different]);
          });
        }
        await compared;
      } finally {
        native.stop();
      }
    },
    PATIENCE * 8,
  );
}

/** A game that is over. */
const finished = (game: string) =>
  readFileSync(join(import.meta.dirname, `records/${game}-finished.txt`), 'utf8');

test(
  'advice is the same in WebAssembly and native',
  async () => {
    const native = new Native();
    try {
      for (const game of ['pacal', 'uxmal']) {
        // Level 9 ends with its number of playouts. A seat is to choose after the first action.
        const advice = `/api/advice\n${JSON.stringify({ record: finished(game), at: 1, bot: '9' })}`;
        const answer = engine('bots').run('ask', advice);
        expect(JSON.parse(answer), game).toMatchObject({ status: 200 });
        expect([answer], game).toEqual(await native.asked([advice]));
      }
    } finally {
      native.stop();
    }
  },
  PATIENCE,
);

test(
  'a review is the same in WebAssembly and native',
  async () => {
    const native = new Native();
    try {
      const review = `/api/review\n${JSON.stringify({ record: finished('uxmal') })}`;
      // Both at the same time.
      const expected = native.asked([review]);
      const lines: string[] = [];
      const answer = engine('study', (line) => lines.push(line)).run('ask', review);
      expect(lines.length).toBeGreaterThan(1);
      expect([...lines, answer]).toEqual(await expected);
    } finally {
      native.stop();
    }
  },
  PATIENCE * 5,
);
