// Reads parts of untrusted JSON; throws `Misread` with the name of the field.

import { Misread } from './game';

/** A list, also from text as in records: `2,3,3` or `AB/CD`. */
export function list(value: unknown, field: string, separator = ','): unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value === 'string') return value.split(separator);
  throw new Misread('page-workshop-misread', { field });
}

export function object(value: unknown, field: string): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  throw new Misread('page-workshop-misread', { field });
}

export function text(value: unknown, field: string): string {
  if (typeof value === 'string') return value;
  throw new Misread('page-workshop-misread', { field });
}

/** A whole number, also from text; the engine checks its size. */
export function whole(value: unknown, field: string): number {
  const number = typeof value === 'string' && /^\d{1,4}$/.test(value.trim()) ? Number(value) : value;
  if (typeof number === 'number' && Number.isSafeInteger(number)) return number;
  throw new Misread('page-workshop-misread', { field });
}

/** Refuses every field that is not in the list. */
export function only(fields: Record<string, unknown>, known: readonly string[]): void {
  const stray = Object.keys(fields).find((name) => !known.includes(name));
  if (stray !== undefined) throw new Misread('page-workshop-misread-unknown', { field: stray.slice(0, 40) });
}
