/**
 * A name that this browser never used before: 128 random bits.
 *
 * `crypto.randomUUID` would do, but browsers have it on https and localhost only, and a server in
 * the same house is reached by plain http.
 */
export function newName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
