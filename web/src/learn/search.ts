import { plain, type Block } from './markdown';

/** A stretch of text, and whether it was searched for. */
export interface Stretch {
  text: string;
  hit: boolean;
}

/** The words that are searched for, as they are compared. */
export function terms(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

/** The blocks that have all terms, each section under its heading; all blocks without terms. */
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

/** How many passages were found, headings not counted. */
export function passages(found: readonly Block[]): number {
  return found.filter(({ kind }) => kind !== 'heading').length;
}

/** A text in stretches, those marked that were searched for. */
export function stretches(text: string, wanted: readonly string[]): Stretch[] {
  const folded = fold(text);
  // Where folding changes the length, places in one are not places in the other.
  if (wanted.length === 0 || folded.length !== text.length) return [{ text, hit: false }];
  const found: Stretch[] = [];
  let at = 0;
  while (at < text.length) {
    const next = nearest(folded, wanted, at);
    if (!next) break;
    if (next.start > at) found.push({ text: text.slice(at, next.start), hit: false });
    found.push({ text: text.slice(next.start, next.end), hit: true });
    at = next.end;
  }
  if (at < text.length) found.push({ text: text.slice(at), hit: false });
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

function fold(text: string): string {
  return text.toLowerCase();
}
