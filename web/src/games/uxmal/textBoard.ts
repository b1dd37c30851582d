// The table in words, for screen readers.

import { playerName } from '../../table/names';
import type { TextBoard } from '../game';
import { CELLS, SIDE, slabs, width } from './geometry';
import { sum } from './track';
import { IDOLS, type UxmalProps } from './types';
import { cardsWords, cellWords, faceWords, listed } from './describe';

/** The whole table in words. */
export function textBoard(props: UxmalProps): TextBoard[] {
  const { position, t } = props;
  const table = [phase(props), track(props), pyramid(props), players(props), supply(props)];
  if (position.drawn === null) return table;
  return [{ heading: t('page-uxmal-drawn'), lines: [faceWords(position.drawn, t)] }, ...table];
}

function phase({ position, t }: UxmalProps): TextBoard {
  const level = position.phase;
  const put = slabs(position).filter((slab) => slab.level === level).length;
  const left = width(level) ** 2 - put;
  const over = position.step === 'over';
  const line = over ? t('page-uxmal-phase-over') : t('page-uxmal-phase', { level, left });
  return { heading: t('page-uxmal-phase-heading'), lines: [line] };
}

function track({ board, position, t }: UxmalProps): TextBoard {
  const lines = position.popularity.map((idol, at) => {
    const [one = 0, two = 0, three = 0] = position.points.map((row) => row[at] ?? 0);
    return t('page-uxmal-step', { rank: at + 1, idol, cards: board.card_points[at] ?? 0, one, two, three });
  });
  return { heading: t('page-uxmal-track'), lines };
}

function pyramid({ position, seats, t }: UxmalProps): TextBoard {
  const rows = Array.from({ length: SIDE }, (_, row) => CELLS.slice(row * SIDE, (row + 1) * SIDE));
  const line = (cells: string[]) => cells.map((cell) => cellWords(position, seats, cell, t)).join(' ');
  return { heading: t('page-uxmal-grid'), lines: rows.map(line) };
}

function players(props: UxmalProps): TextBoard {
  const { position, t } = props;
  const lines = position.scores.map((_, index) => player(props, index));
  return { heading: t('page-uxmal-players'), lines };
}

function player({ position, seats, t }: UxmalProps, index: number): string {
  const worth = position.worth[index] ?? [];
  const priests = worth.map(({ cell, points }) => t('page-uxmal-priest-worth', { cell, worth: points }));
  const points = sum(worth.map((one) => one.points)) + (position.cards_worth[index] ?? 0);
  const hand = position.hands[index];
  const count = position.hand_sizes[index] ?? 0;
  return t('page-uxmal-player', {
    name: playerName(seats, index + 1, t),
    score: position.scores[index] ?? 0,
    cards: hand ? cardsWords(hand, t) : t('page-hidden-cards', { count }),
    priests: priests.length > 0 ? listed(priests) : t('page-uxmal-no-priests'),
    home: position.off_board[index] ?? 0,
    points,
  });
}

function supply({ position, t }: UxmalProps): TextBoard {
  const stacks = IDOLS.map((idol) => t('page-uxmal-cards', { count: position.stacks[idol], idol }));
  const left = sum(position.reserve.map((one) => one.copies));
  return {
    heading: t('page-uxmal-stacks'),
    lines: [listed(stacks), t('page-uxmal-reserve', { count: left })],
  };
}
