// The result of a day as a text to share, without a word about the answer.
import type { Translate } from '../words';
import { isSolved, type Result } from './results';

/** What is told about a day: nothing that helps others. */
export interface Told {
  title: string;
  date: string;
  result: Result;
  streak: number;
  link: string;
}

/** The text to share. */
export function resultText(t: Translate, { title, date, result, streak, link }: Told): string {
  const { points, best, tries } = result;
  const found = isSolved(result) ? t('page-daily-share-found', { tries }) : t('page-daily-share-missed');
  const lines = [
    t('page-daily-share', { title, date }),
    `${bar(points, best)} ${t('page-daily-share-points', { points, best })}`,
    found,
    ...(streak > 1 ? [t('page-daily-streak', { days: streak })] : []),
    link,
  ];
  return lines.join('\n');
}

const SQUARES = 5;

/** Five squares, filled as far as the points reach. */
function bar(points: number, best: number): string {
  const full = Math.max(0, Math.min(SQUARES, Math.floor((SQUARES * points) / best)));
  return '🟩'.repeat(full) + '⬜'.repeat(SQUARES - full);
}
