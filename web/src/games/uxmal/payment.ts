// Builds a payment card by card from the legal payments.

import { IDOLS, type Cards, type Idol } from './types';

/** Cards in notation, in the order of the idols. */
export function written(cards: Cards): string {
  return IDOLS.map((idol) => idol.repeat(cards[idol])).join('');
}

export function counted(text: string): Cards {
  const cards = none();
  for (const letter of text) if (letter in cards) cards[letter as Idol] += 1;
  return cards;
}

export function none(): Cards {
  return { J: 0, S: 0, Q: 0, M: 0, T: 0 };
}

export function total(cards: Cards): number {
  return IDOLS.reduce((sum, idol) => sum + cards[idol], 0);
}

/** Whether one more card of this idol can still lead to a legal payment. */
export function mayAdd(payments: string[], picked: Cards, idol: Idol): boolean {
  const more = { ...picked, [idol]: picked[idol] + 1 };
  return payments.some((payment) => covers(counted(payment), more));
}

/** The legal payment that matches the picked cards, or null. */
export function complete(payments: string[], picked: Cards): string | null {
  return payments.find((payment) => payment === written(picked)) ?? null;
}

/** The cards every payment includes: the player does not have to press these. */
export function sure(payments: string[]): Cards {
  const all = payments.map(counted);
  const least = (idol: Idol) => Math.min(...all.map((cards) => cards[idol]));
  const cards = none();
  if (all.length > 0) for (const idol of IDOLS) cards[idol] = least(idol);
  return cards;
}

function covers(all: Cards, some: Cards): boolean {
  return IDOLS.every((idol) => all[idol] >= some[idol]);
}
