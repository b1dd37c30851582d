// Hashes for the dice. Not `crypto.subtle`: browsers offer it on https and localhost only.

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** The SHA-256 of bytes, both as hexadecimal digits. */
export function sha256Hex(hex: string): string {
  return bytesToHex(sha256(hexToBytes(hex)));
}

/** The first eight bytes of the HMAC-SHA-256 of a text, as a big-endian number. */
export function hmacNumber(key: string, text: string): bigint {
  const mac = hmac(sha256, hexToBytes(key), utf8ToBytes(text));
  return BigInt(`0x${bytesToHex(mac.slice(0, 8))}`);
}

/** 128 random bits, as hexadecimal digits. */
export function randomHex(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(16)));
}

/** The SHA-256 of a text, as hexadecimal digits. */
export function sha256Text(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}
