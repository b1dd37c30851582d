import { describe, expect, it } from 'vitest';
import { resultText } from './sharing';

const t = (key: string, args: object = {}) => `${key} ${Object.values(args).join(' ')}`.trim();
const TOLD = { title: 'Uxmal', date: '18 Nov', streak: 3, link: 'http://games.test/daily/uxmal' };

describe('a shared result', () => {
  it('tells points, tries and streak', () => {
    const text = resultText(t, { ...TOLD, result: { points: 8, best: 8, tries: 2, shown: false } });
    expect(text.split('\n')).toEqual([
      'page-daily-share Uxmal 18 Nov',
      '🟩🟩🟩🟩🟩 page-daily-share-points 8 8',
      'page-daily-share-found 2',
      'page-daily-streak 3',
      'http://games.test/daily/uxmal',
    ]);
  });

  it('has a full bar only for the best turn', () => {
    const text = resultText(t, { ...TOLD, streak: 0, result: { points: 7, best: 8, tries: 1, shown: true } });
    expect(text).toContain('🟩🟩🟩🟩⬜');
    expect(text).toContain('page-daily-share-missed');
    expect(text).not.toContain('streak');
  });

  it('has an empty bar for a turn that lost points', () => {
    const text = resultText(t, { ...TOLD, result: { points: -3, best: 8, tries: 1, shown: false } });
    expect(text).toContain('⬜⬜⬜⬜⬜');
  });
});
