// The WebAssembly of the crate `offline`: texts in and out.

/** What `crates/offline/src/abi.rs` exports. */
interface Exports {
  memory: WebAssembly.Memory;
  input(length: number): number;
  output(): number;
  call(): number;
  ask(): number;
  think(): number;
  hint(): number;
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
    const bytes = encoder.encode(text);
    const at = this.#exports.input(bytes.length);
    new Uint8Array(this.#exports.memory.buffer, at, bytes.length).set(bytes);
    const length = this.#exports[name]();
    return this.#read(this.#exports.output(), length);
  }

  #read(at: number, length: number): string {
    return decoder.decode(new Uint8Array(this.#exports.memory.buffer, at, length));
  }
}
