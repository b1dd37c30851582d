/**
 * A unique id: 128 random bits.
 *
 * Not `crypto.randomUUID`: browsers offer it on https and localhost only, and people reach a server
 * on their home network over plain http.
 */
export function newName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
