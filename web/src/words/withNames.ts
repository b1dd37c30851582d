/** Replaces seat numbers in messages with player names. */

import type { Args, Translate } from './words.svelte';
import { plain } from './words.svelte';
import { speechOf, type Speech } from './speech';

/** A piece of a sentence: plain words, a seat with its player's name, or a picture with its words. */
export type Piece =
  | { words: string }
  | { seat: number; name: string }
  | { words: string; value: string; Picture: Speech['Picture'] };

/** The message arguments that hold a seat number. */
const SEATS = new Set(['seat', 'owner', 'other']);
/** The forms of "player 2" in a sentence, those with more words first: of, to, as subject, and bare. */
const FORMS = ['of', 'to', 'the', 'plain'] as const;
type Form = (typeof FORMS)[number];
/** Surrounds the name of an argument that is drawn. */
const FRAME = '\u2064';
const EDGE = '\u2063';
const MARKED = new RegExp(`${EDGE}(\\d+)${EDGE}`, 'u');

/**
 * A sentence from the server with names in place of "seat 2".
 *
 * The server refers to seats by number. If the sentence contains a form of "player 2" in this language
 * (upper or lower case), the same form with the name replaces it; otherwise the name follows the number
 * in parentheses.
 */
export function pieces(
  t: Translate,
  sentence: { key: string; args: object },
  nameOf: (seat: number) => string | null,
): Piece[] {
  const speech = speechOf(sentence.key);
  const given = plain(sentence.args);
  const words = speech?.said(given, t) ?? given;
  const drawn = (speech?.drawn ?? []).filter((name) => name in given);
  const framed = drawn.map((name) => [name, `${FRAME}${name}${FRAME}`]);
  const args = { ...mark(words, nameOf), ...(Object.fromEntries(framed) as Args) };
  const picture = (name: string): Piece =>
    speech && drawn.includes(name)
      ? { words: String(words[name]), value: String(given[name]), Picture: speech.Picture }
      : { words: name };
  return named(t, t(sentence.key, args), nameOf).flatMap((piece): Piece[] =>
    'name' in piece
      ? [piece]
      : piece.words.split(FRAME).map((part, at) => (at % 2 ? picture(part) : { words: part })),
  );
}

/** A formatted sentence, cut at the names of players. */
function named(
  t: Translate,
  said: string,
  nameOf: (seat: number) => string | null,
): ({ words: string } | { seat: number; name: string })[] {
  const found: ({ words: string } | { seat: number; name: string })[] = [];
  let rest = said;
  for (let hit = find(t, rest); hit; hit = find(t, rest)) {
    const { at, length, seat, form } = hit;
    const name = nameOf(seat) ?? '';
    const [start, end] = around(t, form, name);
    const begins = form !== null && isUpper(rest.charAt(at)) ? capitalized(start) : start;
    const before = rest.slice(0, at) + (form ? begins : `${seat}${begins}`);
    if (before) found.push({ words: before });
    found.push({ seat, name });
    rest = end + rest.slice(at + length);
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
  for (const form of FORMS) {
    const phrase =
      form === 'plain' ? t('seat', { seat: hit[0] }) : t(`page-form-seat-${form}`, { seat: hit[0] });
    const at = hit.index - phrase.indexOf(hit[0]);
    const is = text.slice(Math.max(0, at), at + phrase.length).toLowerCase() === phrase.toLowerCase();
    if (is && at >= 0) return { at, length: phrase.length, seat, form };
  }
  return { at: hit.index, length: hit[0].length, seat, form: null };
}

/** What a form puts before and after a name: "du joueur 2" becomes "de Ben" or "d’Ana". */
function around(t: Translate, form: Form | null, name: string): [string, string] {
  if (!form) return [' (', ')'];
  if (form === 'plain') return ['', ''];
  const isVowel = form === 'of' && /^[aeiouàâäéèêëîïôöùûü]/iu.test(name);
  const key = isVowel ? 'page-form-name-of-vowel' : `page-form-name-${form}`;
  const [start = '', end = ''] = t(key, { name: FRAME }).split(FRAME);
  return [start, end];
}

function isUpper(letter: string): boolean {
  return letter !== letter.toLowerCase();
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
