// A Worker that thinks, one thing after the other.

import type { FromThinker, ToThinker } from './words';

interface Waiting {
  tell: (line: string) => void;
  settle: (text: string) => void;
}

/** A Worker that thinks. It starts with the first question. */
export class Thinker {
  #worker: Worker | null = null;
  #waiting = new Map<number, Waiting>();
  #last = 0;

  constructor(private readonly module: WebAssembly.Module) {}

  /** Runs a function of the engine; the answer is empty if it failed or was ended. */
  run(
    name: 'ask' | 'think' | 'hint',
    text: string,
    tell: (line: string) => void = () => {},
  ): Promise<string> {
    this.#last += 1;
    const id = this.#last;
    return new Promise((settle) => {
      this.#waiting.set(id, { tell, settle });
      this.#say({ say: 'run', id, name, text });
    });
  }

  /** Ends it; those who wait get an empty answer. */
  end(): void {
    this.#worker?.terminate();
    this.#worker = null;
    for (const { settle } of this.#waiting.values()) settle('');
    this.#waiting.clear();
  }

  #say(message: ToThinker): void {
    this.#worker ??= this.#start();
    this.#worker.postMessage(message);
  }

  #start(): Worker {
    const worker = new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<FromThinker>) => this.#hear(data);
    worker.onerror = () => this.end();
    worker.postMessage({ say: 'start', module: this.module } satisfies ToThinker);
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
