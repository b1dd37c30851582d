// Full-text search in the rules.
import { fold, folded } from './fold';
import { plain, type Block } from './markdown';

/** A stretch of text, and whether it is a search hit. */
export interface Stretch {
  text: string;
  hit: boolean;
}

/** The search terms of a query, folded for comparison. */
export function terms(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

/** The blocks that contain all terms, under their headings; all blocks if there are no terms. */
export function search(blocks: readonly Block[], wanted: readonly string[]): Block[] {
  if (wanted.length === 0) return [...blocks];
  const found: Block[] = [];
  let above: Block[] = [];
  for (const block of blocks) {
    if (block.kind === 'heading') above = [...above.filter((each) => level(each) < block.level), block];
    else if (has(block, wanted)) {
      found.push(...above.filter((each) => level(each) > 1 && !found.includes(each)), block);
    }
  }
  return found;
}

/** The number of matching blocks, without headings. */
export function passages(found: readonly Block[]): number {
  return found.filter(({ kind }) => kind !== 'heading').length;
}

/** Splits a text into hits and the text between them. */
export function stretches(text: string, wanted: readonly string[]): Stretch[] {
  if (wanted.length === 0) return [{ text, hit: false }];
  const { text: plain, from } = folded(text);
  const place = (at: number) => from[at] ?? text.length;
  const found: Stretch[] = [];
  const add = (start: number, end: number, hit: boolean) => {
    if (end > start) found.push({ text: text.slice(start, end), hit });
  };
  let at = 0;
  for (let next = nearest(plain, wanted, 0); next; next = nearest(plain, wanted, at)) {
    // Mark a letter that folds to two as a whole.
    let { end } = next;
    while (end < plain.length && place(end) === place(end - 1)) end += 1;
    add(place(at), place(next.start), false);
    add(place(next.start), place(end), true);
    at = end;
  }
  add(place(at), text.length, false);
  return found;
}

function nearest(text: string, wanted: readonly string[], from: number) {
  const hits = wanted
    .map((term) => ({ start: text.indexOf(term, from), length: term.length }))
    .filter(({ start }) => start >= 0)
    .sort((one, other) => one.start - other.start || other.length - one.length);
  const [first] = hits;
  return first && { start: first.start, end: first.start + first.length };
}

function has(block: Block, wanted: readonly string[]): boolean {
  const text = fold(plain(block));
  return wanted.every((term) => text.includes(term));
}

function level(block: Block): number {
  return block.kind === 'heading' ? block.level : Infinity;
}
