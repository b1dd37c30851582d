/** Replaces seat numbers in messages with player names. */

import type { Args, Translate } from './words.svelte';
import { plain } from './words.svelte';

/** A piece of a sentence: plain words, or a seat with its player's name. */
export type Piece = { words: string } | { seat: number; name: string };

/** The message arguments that hold a seat number. */
const SEATS = new Set(['seat', 'owner', 'other']);
const EDGE = '\u2063';
const MARKED = new RegExp(`${EDGE}(\\d+)${EDGE}`, 'u');

/**
 * A sentence from the server with names in place of "seat 2".
 *
 * The server refers to seats by number. If the sentence contains the language's `seat` message
 * (upper or lower case), the name replaces it; otherwise the name follows the number in parentheses.
 */
export function pieces(
  t: Translate,
  sentence: { key: string; args: object },
  nameOf: (seat: number) => string | null,
): Piece[] {
  const args = mark(plain(sentence.args), nameOf);
  const said = t(sentence.key, args);
  const found: Piece[] = [];
  let rest = said;
  for (let hit = find(t, rest); hit; hit = find(t, rest)) {
    const { at, length, seat, whole } = hit;
    const name = nameOf(seat) ?? '';
    const before = rest.slice(0, at) + (whole ? '' : `${seat} (`);
    if (before) found.push({ words: before });
    found.push({ seat, name });
    rest = (whole ? '' : ')') + rest.slice(at + length);
  }
  if (rest) found.push({ words: rest });
  return found;
}

/** Like `pieces`, but as plain text. */
export function withNames(
  t: Translate,
  sentence: { key: string; args: object },
  nameOf: (seat: number) => string | null,
): string {
  const texts = pieces(t, sentence, nameOf).map((piece) => ('words' in piece ? piece.words : piece.name));
  return texts.join('');
}

function mark(args: Args, nameOf: (seat: number) => string | null): Args {
  const one = ([name, value]: [string, string | number]) => {
    const seat = Number(value);
    const marked = SEATS.has(name) && Number.isInteger(seat) && nameOf(seat) !== null;
    return [name, marked ? `${EDGE}${seat}${EDGE}` : value];
  };
  return Object.fromEntries(Object.entries(args).map(one)) as Args;
}

function find(t: Translate, text: string) {
  const hit = MARKED.exec(text);
  if (!hit) return null;
  const seat = Number(hit[1]);
  const phrase = t('seat', { seat: hit[0] });
  const at = hit.index - phrase.indexOf(hit[0]);
  const whole = text.slice(at, at + phrase.length).toLowerCase() === phrase.toLowerCase();
  if (whole && at >= 0) return { at, length: phrase.length, seat, whole };
  return { at: hit.index, length: hit[0].length, seat, whole: false };
}
