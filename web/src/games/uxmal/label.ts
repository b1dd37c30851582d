// Puts actions into words.

import type { LegalAction } from '../../protocol';
import type { Translate } from '../../words';
import { counted } from './payment';
import { siteName } from './speech';
import type { ClaimHint, Level, MoveHint, PriestHint, PutHint, TrackHint } from './types';
import { cardsWords, earnsWords, faceWords, listed } from './describe';

/** One action in words. */
export function label({ action, hint }: LegalAction, t: Translate): string {
  const [verb = '', first = '', second = ''] = action.split(' ');
  switch (verb) {
    case 'tile':
      return t('page-uxmal-act-tile');
    case 'put':
      return put(first, second, hint as PutHint | undefined, t);
    case 'overlay':
    case 'adjacent':
      return claim(verb, first, hint as ClaimHint | undefined, t);
    case 'priest':
      return priest(first, hint as PriestHint | undefined, t);
    case 'move':
      return move(first, second, hint as MoveHint | undefined, t);
    case 'pay':
      return t('page-uxmal-act-pay', { cards: cardsWords(counted(first), t) });
    case 'venerate':
    case 'curse':
      return track(verb, first, second, hint as TrackHint | undefined, t);
    default:
      return chance(verb, first, t);
  }
}

/** A short label of an action, for players who can see its place on the board. */
export function brief({ action, hint }: LegalAction, t: Translate): string {
  const [verb = '', first = '', second = ''] = action.split(' ');
  if (verb === 'put' && hint) {
    const { earns, level } = hint as PutHint;
    return `${t('page-uxmal-site', { site: siteName(level as Level, first) })} ${earnsWords(earns, t)}`;
  }
  if (verb === 'priest' && hint) {
    const { idol, worth } = hint as PriestHint;
    return t('page-uxmal-brief-priest', { cell: first, idol: idol ?? '', worth });
  }
  if (verb === 'move' && hint) {
    const { cost, worth_before: before, worth_after: after } = hint as MoveHint;
    return t('page-uxmal-brief-move', { from: first, to: second, cost, before, after });
  }
  return label({ action, hint } as LegalAction, t);
}

function put(site: string, face: string, hint: PutHint | undefined, t: Translate): string {
  const where = hint ? siteName(hint.level as Level, site) : site;
  const words = t('page-uxmal-act-put', { site: where, face: faceWords(face, t) });
  return hint ? `${words} ${earnsWords(hint.earns, t)}` : words;
}

function claim(verb: string, idol: string, hint: ClaimHint | undefined, t: Translate): string {
  const count = hint?.cards ?? 1;
  const cards = t('page-uxmal-cards', { count, idol });
  return t(`page-uxmal-act-${verb}`, { cards, idol });
}

function priest(cell: string, hint: PriestHint | undefined, t: Translate): string {
  if (!hint?.idol) return t('page-uxmal-act-priest-plain', { cell });
  return t('page-uxmal-act-priest', { cell, idol: hint.idol, worth: hint.worth });
}

function move(from: string, to: string, hint: MoveHint | undefined, t: Translate): string {
  if (!hint) return t('page-uxmal-act-move-plain', { from, to });
  const { cost, worth_before: before, worth_after: after } = hint;
  return t('page-uxmal-act-move', { from, to, cost, before, after });
}

function track(
  verb: string,
  idol: string,
  spaces: string,
  hint: TrackHint | undefined,
  t: Translate,
): string {
  const count = Number(spaces);
  if (!hint) return t(`page-uxmal-act-${verb}-plain`, { idol, count });
  return t(`page-uxmal-act-${verb}`, { idol, count, to: hint.to });
}

function chance(verb: string, text: string, t: Translate): string {
  if (verb === 'draw') return t('page-uxmal-act-draw', { face: faceWords(text, t) });
  if (verb !== 'order') return `${verb} ${text}`.trim();
  const idols = [...text].map((idol) => t('uxmal-idol', { idol }));
  return t('page-uxmal-act-order', { idols: listed(idols) });
}
