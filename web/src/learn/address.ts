// Reads and writes replay URLs, which can carry a whole record.

/** The parts of a replay URL. */
export interface Asked {
  /** The table whose record to load. */
  table: string | null;
  /** A packed record inside the link. */
  packed: string | null;
  /** How many actions to show as played. */
  move: number | null;
}

/** Upper limit for an unpacked record, in bytes; no real record is larger. */
const MOST = 512 * 1024;

/** Parses a URL: `/replay?table=ID#37`, `/replay#move=37&record=…`. */
export function asked(address: { search: string; hash: string }): Asked {
  const hash = address.hash.slice(1);
  const said = new URLSearchParams(hash.includes('=') ? hash : `move=${hash}`);
  const move = said.get('move') ?? '';
  return {
    table: new URLSearchParams(address.search).get('table'),
    packed: said.get('record'),
    move: /^\d{1,6}$/.test(move) ? Number(move) : null,
  };
}

/** The URL of a move. */
export function addressOf({ table, packed, move }: Asked): string {
  const path = table ? `/replay?table=${encodeURIComponent(table)}` : '/replay';
  const at = move === null ? '' : `move=${move}`;
  const carried = packed ? `record=${packed}` : '';
  const hash = [at, carried].filter(Boolean).join('&');
  return hash ? `${path}#${hash}` : path;
}

/** Compresses a text to fit in a link. */
export async function pack(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Reverses `pack`; throws on invalid input. */
export async function unpack(packed: string): Promise<string> {
  const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  const text = await through(bytes, new DecompressionStream('deflate-raw'));
  return new TextDecoder('utf-8', { fatal: true }).decode(text);
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: number[] = [];
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    // A few letters can unpack to any size.
    if (parts.length + next.value.length > MOST) throw new Error('too large');
    for (const byte of next.value) parts.push(byte);
  }
  return Uint8Array.from(parts);
}
