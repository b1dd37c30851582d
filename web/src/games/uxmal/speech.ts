// Sentences about Uxmal in the words of players: sites by the squares on the rim, tiles and cards by idols.

import type { Args, Speech, Translate } from '../../words';
import { cardsWords, listed, markName } from './describe';
import { marks } from './face';
import TilePicture from './TileInText.svelte';
import { LEVELS, placeOf, siteCells, width } from './geometry';
import { counted } from './payment';
import type { Idol, Level } from './types';

/** Arguments that are a face. */
const FACES = ['face', 'tile', 'drawn'] as const;

/** A site by its first and last square, as written on the rim: "c3–d4". */
export function siteName(level: Level, site: string): string {
  const [first = '', , last = ''] = siteCells(level, site);
  return `${first}–${last}`;
}

/** A face in a few words: its marks, clockwise from the upper left. */
export function faceName(face: string, t: Translate): string {
  return marks(face)
    .map((mark) => markName(mark, t))
    .join(', ');
}

function said(args: Args, t: Translate): Args {
  const words: Args = { ...args };
  for (const name of FACES) if (name in args) words[name] = faceName(String(args[name]), t);
  const level = LEVELS.find((each) => each === Number(args['level']));
  const site = String(args['site'] ?? '');
  if (level && onLevel(level, site)) words['site'] = siteName(level, site);
  if (/^[JSQMT]+$/.test(String(args['cards'] ?? '')))
    words['cards'] = cardsWords(counted(String(args['cards'])), t);
  if ('order' in args) words['order'] = listed(idols(args['order'], t));
  return words;
}

function onLevel(level: Level, site: string): boolean {
  const { column, row } = placeOf(site);
  return [column, row].every((at) => at >= 0 && at < width(level));
}

function idols(order: unknown, t: Translate): string[] {
  return [...String(order)].map((idol) => t('uxmal-idol', { idol: idol as Idol }));
}

export const speech: Speech = { said, drawn: FACES, Picture: TilePicture };
