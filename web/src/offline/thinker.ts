// A Worker that thinks, one thing after the other.

import { compiled, networksOf, type Network, type Part } from './parts';
import type { FromThinker, ToThinker } from './words';

interface Waiting {
  tell: (line: string) => void;
  settle: (text: string) => void;
}

/** What a question needs besides its text. */
interface Needs {
  /** The game whose networks it needs: null if that is not known, none if it is left out. */
  game?: string | null;
  /** Gets the lines of an answer that comes in parts. */
  tell?: (line: string) => void;
}

/** A Worker that thinks. What it needs is fetched with the first question. */
export class Thinker {
  #worker: Worker | null = null;
  /** The networks that the Worker has. */
  #given = new Set<string>();
  #waiting = new Map<number, Waiting>();
  #last = 0;
  /** How often it was ended. */
  #ends = 0;

  constructor(private readonly part: Part) {}

  /** Runs a function of the engine; the answer is empty if it failed or was ended. */
  async run(
    name: 'ask' | 'think' | 'hint',
    text: string,
    { game, tell = () => {} }: Needs = {},
  ): Promise<string> {
    const ends = this.#ends;
    const needed = await this.#fetch(game).catch(() => null);
    if (!needed || ends !== this.#ends) return '';
    this.#last += 1;
    const id = this.#last;
    return new Promise((settle) => {
      this.#waiting.set(id, { tell, settle });
      this.#worker ??= this.#start(needed.module);
      for (const network of needed.networks) this.#give(network);
      this.#say({ say: 'run', id, name, text });
    });
  }

  /** Fetches what a question will need. */
  prepare(game: string | null): void {
    this.#fetch(game).catch(() => {});
  }

  /** Ends it; those who wait get an empty answer. */
  end(): void {
    this.#ends += 1;
    this.#worker?.terminate();
    this.#worker = null;
    this.#given.clear();
    for (const { settle } of this.#waiting.values()) settle('');
    this.#waiting.clear();
  }

  async #fetch(
    game: string | null | undefined,
  ): Promise<{ module: WebAssembly.Module; networks: Network[] }> {
    const networks = game === undefined ? [] : networksOf(game);
    return { module: await compiled(this.part), networks: await networks };
  }

  #give({ game, name, bytes }: Network): void {
    const key = `${game} ${name}`;
    if (!this.#given.has(key)) this.#say({ say: 'network', game, name, bytes });
    this.#given.add(key);
  }

  #say(message: ToThinker): void {
    this.#worker?.postMessage(message);
  }

  #start(module: WebAssembly.Module): Worker {
    const worker = new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<FromThinker>) => this.#hear(data);
    worker.onerror = () => this.end();
    worker.postMessage({ say: 'start', module } satisfies ToThinker);
    return worker;
  }

  #hear(message: FromThinker): void {
    const waiting = this.#waiting.get(message.id);
    switch (message.say) {
      case 'line':
        waiting?.tell(message.line);
        break;
      case 'done':
        this.#waiting.delete(message.id);
        waiting?.settle(message.text);
        break;
      // The instance is of no use any more; the next question starts a new one.
      case 'broken':
        this.end();
        break;
    }
  }
}
