/** Components files: what the workshop saves and loads, and what `--board` of the terminal takes. */

import { GAMES } from '../catalog';
import { Misread, type Parts } from './game';

/** A named set of components of one game. */
export interface Components {
  game: string;
  name: string;
  parts: Parts;
}

/** The largest file, in bytes. */
export const MOST_BYTES = 64 * 1024;

/** The longest name, in characters. */
export const MOST_NAME = 40;

export function written({ game, name, parts }: Components): string {
  return `${JSON.stringify({ game, name, options: parts }, null, 1)}\n`;
}

/**
 * Reads a components file, or a board of Pacal's Rocket on its own. `called` is the name of a board
 * that has none. Throws `Misread`.
 */
export function readComponents(text: string, called: string): Components {
  if (new Blob([text]).size > MOST_BYTES) throw tooLarge();
  const value = parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw foreign();
  if ('rows' in value) return { game: 'pacal', name: cleanName(called), parts: { board: value } };
  const { game, name, options } = value as Record<string, unknown>;
  if (typeof game !== 'string' || typeof options !== 'object' || options === null) throw foreign();
  if (!GAMES.some((each) => each.name === game))
    throw new Misread('page-workshop-file-game', { game: game.slice(0, 40) });
  return {
    game,
    name: cleanName(typeof name === 'string' && name ? name : called),
    parts: { ...options },
  };
}

export function tooLarge(): Misread {
  return new Misread('page-workshop-file-large', { most: MOST_BYTES / 1024 });
}

/** A name without control characters and extra spaces, cut to the longest one allowed. */
export function cleanName(name: string): string {
  const plain = name.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ').replace(/\s+/g, ' ');
  return [...plain.trim()].slice(0, MOST_NAME).join('').trim();
}

function foreign(): Misread {
  return new Misread('page-workshop-file-foreign');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new Misread('page-workshop-file-json', { line: lineOf(error, text) });
  }
}

const TOKEN = /\s*(?:"(?:[^"\\\n]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|[{}[\],:]|$)/y;

/** The line at which JSON breaks off: where the browser says so, else at the first text that is no JSON. */
function lineOf(error: unknown, text: string): number {
  const said = error instanceof Error ? error.message : '';
  const position = /position (\d+)/.exec(said)?.[1] ?? firstStray(text);
  return text.slice(0, Number(position)).trimEnd().split('\n').length;
}

function firstStray(text: string): number {
  let at = 0;
  while (at < text.length) {
    TOKEN.lastIndex = at;
    const length = TOKEN.exec(text)?.[0].length ?? 0;
    if (length === 0) return at + /^\s*/.exec(text.slice(at))![0].length + 1;
    at += length;
  }
  return text.length;
}
