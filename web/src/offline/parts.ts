// The parts of the WebAssembly, and the networks of the bots: fetched when they are first needed, each once.

/** A part of the WebAssembly: the tables, the bots, or the answers about records. */
export type Part = 'authority' | 'bots' | 'study';

/** A trained network of a game, as the Worker gives it to the WebAssembly. */
export interface Network {
  game: string;
  name: string;
  bytes: ArrayBuffer;
}

type Addresses = Record<string, () => Promise<string>>;

const MODULES: Addresses = import.meta.glob<string>('../../offline/*.wasm', {
  query: '?url',
  import: 'default',
});
const NETWORKS: Addresses = import.meta.glob<string>('../../offline/*.bin', {
  query: '?url',
  import: 'default',
});

const modules = new Map<string, Promise<WebAssembly.Module>>();
const networks = new Map<string, Promise<ArrayBuffer>>();

/** A part, compiled. Rejects if the page was built without it, or if it cannot be fetched. */
export function compiled(part: Part): Promise<WebAssembly.Module> {
  return once(modules, part, async () =>
    // Not while it streams: that needs a media type which some file servers do not send.
    WebAssembly.compile(await fetched(MODULES[`../../offline/${part}.wasm`])),
  );
}

/** The networks of a game; of all games if it is not known. */
export function networksOf(game: string | null): Promise<Network[]> {
  const found = Object.entries(NETWORKS).flatMap(([path, address]) => {
    const [, owner = '', name = ''] = /(\w+)-(\w+)\.bin$/.exec(path) ?? [];
    return [{ owner, name, address }];
  });
  const isKnown = found.some(({ owner }) => owner === game);
  return Promise.all(
    found
      .filter(({ owner }) => !isKnown || owner === game)
      .map(async ({ owner, name, address }) => ({
        game: owner,
        name,
        bytes: await once(networks, `${owner} ${name}`, () => fetched(address)),
      })),
  );
}

/** The game of a record. */
export function gameOf(record: string): string | null {
  return /^\s*game\s+(\w+)/m.exec(record)?.[1] ?? null;
}

async function fetched(address: (() => Promise<string>) | undefined): Promise<ArrayBuffer> {
  if (!address) throw new Error('not built');
  const answer = await fetch(await address());
  if (!answer.ok) throw new Error(answer.url);
  return answer.arrayBuffer();
}

/** What was made for a key before, or is made now. What failed is made again the next time. */
function once<T>(made: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const before = made.get(key);
  if (before) return before;
  const now = make();
  made.set(key, now);
  now.catch(() => made.delete(key));
  return now;
}
