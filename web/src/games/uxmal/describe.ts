// Describes faces, earnings, priests and cells in words.

import type { SeatView } from '../../protocol';
import { playerName } from '../../table/names';
import { language, type Translate } from '../../words';
import { levelAt, markAt } from './geometry';
import { marks } from './face';
import type { Lift } from './lift';
import { IDOLS, type Cards, type Earning, type Mark, type Position } from './types';

/** Joins several items, "a, b and c", in the current language. */
export function listed(parts: string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  return new Intl.ListFormat(language(), { type }).format(parts);
}

export function markName(mark: Mark, t: Translate): string {
  return mark === '.' ? t('page-uxmal-blank') : t('uxmal-idol', { idol: mark });
}

/** A face in words, from northwest clockwise. */
export function faceWords(face: string, t: Translate): string {
  const [northwest = '', northeast = '', southeast = '', southwest = ''] = marks(face).map((mark) =>
    markName(mark, t),
  );
  return t('page-uxmal-face', { northwest, northeast, southeast, southwest });
}

export function cardsWords(cards: Cards, t: Translate): string {
  const parts = IDOLS.filter((idol) => cards[idol] > 0).map((idol) =>
    t('page-uxmal-cards', { count: cards[idol], idol }),
  );
  return parts.length > 0 ? listed(parts) : t('page-uxmal-no-cards');
}

/** A tile's possible earnings: you choose one of them. */
export function earnsWords(earns: Earning[], t: Translate): string {
  if (earns.length === 0) return t('page-uxmal-earns-nothing');
  const best = new Map<string, number>();
  for (const { idol, cards } of earns) best.set(idol, Math.max(cards, best.get(idol) ?? 0));
  const parts = [...best].map(([idol, count]) => t('page-uxmal-cards', { count, idol }));
  return t('page-uxmal-earns', { cards: listed(parts, 'disjunction') });
}

/** The effect on the priests a tile would lift. */
export function liftWords(lifts: Lift[], seats: SeatView[], you: number | null, t: Translate): string {
  return lifts
    .map(({ seat, cell, before, after }) =>
      seat === you
        ? t('page-uxmal-lift-own', { cell, before, after })
        : t('page-uxmal-lift-other', { name: playerName(seats, seat, t), cell, before, after }),
    )
    .join(' ');
}

/** The owner of the priest on a cell, or null. */
export function priestOn(position: Position, cell: string): number | null {
  const index = position.priests.findIndex((cells) => cells.includes(cell));
  return index < 0 ? null : index + 1;
}

/** A cell in words: its name, mark, level and priest. */
export function cellWords(position: Position, seats: SeatView[], cell: string, t: Translate): string {
  const level = levelAt(position, cell);
  const mark = markName(markAt(position, cell), t);
  const key = level === 0 ? 'page-uxmal-cell-base' : 'page-uxmal-cell';
  const what = t(key, { cell, mark, level });
  const seat = priestOn(position, cell);
  if (seat === null) return what;
  const worth = position.worth[seat - 1]?.find((one) => one.cell === cell)?.points ?? 0;
  const priest = t('page-uxmal-cell-priest', { name: playerName(seats, seat, t), worth });
  return `${what} ${priest}`;
}
