// What a game of Uxmal was made of.
import type { ReplayFrame, Sentence } from '../../protocol';
import { rows, tally, type Count, type StatisticsTable } from '../../review/statistics';
import type { Position } from './types';

/** Cards by where they came from and what they were for, points by level, and the idols' places. */
export const statistics: Count = (frames) => {
  const last = frames.at(-1)?.position as Position | undefined;
  return { tables: [cards(frames), ...(last ? [points(last), popularity(last)] : [])], curves: [] };
};

const number = (told: Sentence, name: string) => Number(told.args[name] ?? 0);
const sum = (of: readonly { points: number }[]) => of.reduce((all, { points }) => all + points, 0);

function cards(frames: readonly ReplayFrame[]): StatisticsTable {
  const of = (argument: string, keys: string[]) => (told: Sentence) =>
    keys.includes(told.key) ? number(told, argument) : 0;
  const found = tally(frames, {
    overlay: of('cards', ['uxmal-describe-overlay', 'uxmal-describe-put-overlay']),
    adjacent: of('cards', ['uxmal-describe-adjacent', 'uxmal-describe-put-adjacent']),
    moves: of('cost', ['uxmal-describe-pay', 'uxmal-describe-move-paying']),
    venerate: of('spaces', ['uxmal-describe-venerate']),
    curse: of('spaces', ['uxmal-describe-curse']),
  });
  return { name: 'page-review-uxmal-cards', rows: rows('page-review-uxmal-card', found) };
}

function points({ scored }: Position): StatisticsTable {
  const kinds = ['priests', 'cards'] as const;
  const found = scored.flatMap(({ phase, seats }) =>
    kinds.map((kind) => ({
      name: { key: `page-review-uxmal-points-${kind}`, args: { level: phase } },
      values: seats.map((seat) => sum(seat[kind])),
    })),
  );
  return { name: 'page-review-uxmal-points', rows: found };
}

/** The place of each idol whenever a level was scored. */
function popularity({ scored }: Position): StatisticsTable {
  const idols = [...(scored[0]?.popularity ?? [])].sort();
  return {
    name: 'page-review-uxmal-popularity',
    columns: scored.map(({ phase }) => ({ key: 'page-review-uxmal-level', args: { level: phase } })),
    rows: idols.map((idol) => ({
      name: { key: 'page-review-uxmal-idol', args: { idol } },
      values: scored.map((each) => each.popularity.indexOf(idol) + 1),
    })),
  };
}
