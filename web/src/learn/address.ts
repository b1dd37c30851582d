// Reads and writes replay URLs, which can carry a whole record.

/** The parts of a replay URL. */
export interface Asked {
  /** The table whose record to load. */
  table: string | null;
  /** A packed record inside the link. */
  packed: string | null;
  /** How many actions to show as played. */
  move: number | null;
  /** Whether to review the game. */
  review: boolean;
}

/** Upper limit for an unpacked record, in bytes; no real record is larger. */
const MOST = 512 * 1024;

/** `/replay/ID`, the short link to the replay of a table. */
const SHORT = /^\/replay\/([\w-]{1,64})\/?$/;

/**
 * Parses a URL: `/replay/ID#37`, `/replay#move=37&record=…`, each also with `?review`, and older links:
 * `/replay?table=ID`.
 */
export function asked(address: { pathname: string; search: string; hash: string }): Asked {
  const hash = address.hash.slice(1);
  const said = new URLSearchParams(hash.includes('=') ? hash : `move=${hash}`);
  const move = said.get('move') ?? '';
  const query = new URLSearchParams(address.search);
  return {
    table: SHORT.exec(address.pathname)?.[1] ?? query.get('table'),
    packed: said.get('record'),
    move: /^\d{1,6}$/.test(move) ? Number(move) : null,
    review: query.has('review'),
  };
}

/** The URL of a move. */
export function addressOf({ table, packed, move, review }: Asked): string {
  const path = `/replay${table ? `/${encodeURIComponent(table)}` : ''}${review ? '?review' : ''}`;
  if (packed) return `${path}#${move === null ? '' : `move=${move}&`}record=${packed}`;
  return move === null ? path : `${path}#${move}`;
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
