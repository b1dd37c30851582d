/** Components in a link: compressed if the browser can, otherwise as they are, in base64url. */

import { MOST_BYTES, tooLarge } from './file';
import { Misread } from './game';

const COMPRESSED = 'z';
const PLAIN = 'p';

/** Text for the part of an address after `#m=`. */
export async function packed(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  if (typeof CompressionStream === 'undefined') return PLAIN + toBase64(bytes);
  const squeezed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return COMPRESSED + toBase64(new Uint8Array(await new Response(squeezed).arrayBuffer()));
}

/** The text of a link. Throws `Misread` if the link is broken or its content is too large. */
export async function unpacked(code: string): Promise<string> {
  if (code.length > 2 * MOST_BYTES) throw tooLarge();
  const bytes = fromBase64(code.slice(1));
  if (!bytes) throw broken();
  if (code.startsWith(PLAIN)) return decoded(bytes);
  if (!code.startsWith(COMPRESSED) || typeof DecompressionStream === 'undefined') throw broken();
  return decoded(await inflated(bytes));
}

/** Reads no further than the largest size allowed: a short link can hold a huge text. */
async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw broken();
    });
    if (done) break;
    chunks.push(value);
    size += value.length;
    if (size > MOST_BYTES) {
      void reader.cancel().catch(() => {});
      throw tooLarge();
    }
  }
  return joined(chunks, size);
}

function joined(chunks: Uint8Array[], size: number): Uint8Array {
  const all = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw broken();
  }
}

function toBase64(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]+$/.test(text)) return null;
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}

function broken(): Misread {
  return new Misread('page-workshop-link-broken');
}
