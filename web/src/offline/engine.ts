// The WebAssembly of the crate `offline`: texts in and out.

/** What `crates/offline/src/abi.rs` exports; each part of the WebAssembly has some of the functions. */
interface Exports {
  memory: WebAssembly.Memory;
  input(length: number): number;
  output(): number;
  call?(): number;
  ask?(): number;
  think?(): number;
  hint?(): number;
  network?(): number;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** One instance. If it throws, it is broken: start another one. */
export class Engine {
  readonly #exports: Exports;

  /** `tell` gets the lines of an answer that comes in parts; `now` is a clock in milliseconds. */
  constructor(
    module: WebAssembly.Module,
    tell: (line: string) => void = () => {},
    now: () => number = () => performance.now(),
  ) {
    const page = {
      now,
      tell: (at: number, length: number) => tell(this.#read(at, length)),
    };
    const instance = new WebAssembly.Instance(module, { page });
    this.#exports = instance.exports as unknown as Exports;
  }

  /** Calls a function with a text; returns its answer. */
  run(name: 'call' | 'ask' | 'think' | 'hint', text: string): string {
    this.#write(encoder.encode(text));
    const run = this.#exports[name];
    if (!run) throw new Error(`this part of the WebAssembly has no ${name}`);
    const length = run();
    return this.#read(this.#exports.output(), length);
  }

  /** Gives it a network of the bots of a game, before the first question that needs it. */
  give(game: string, name: string, network: Uint8Array): void {
    const head = encoder.encode(`${game}\n${name}\n`);
    const bytes = new Uint8Array(head.length + network.length);
    bytes.set(head);
    bytes.set(network, head.length);
    this.#write(bytes);
    if (this.#exports.network?.() !== 1) throw new Error(`no bot needs ${game}-${name}`);
  }

  #write(bytes: Uint8Array): void {
    const at = this.#exports.input(bytes.length);
    new Uint8Array(this.#exports.memory.buffer, at, bytes.length).set(bytes);
  }

  #read(at: number, length: number): string {
    return decoder.decode(new Uint8Array(this.#exports.memory.buffer, at, length));
  }
}
