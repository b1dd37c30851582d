// What a game of Uxmal was made of.
import type { ReplayFrame, Sentence, UxmalIdol } from '../../protocol';
import { rows, tally, type Count, type StatisticsTable } from '../../review/statistics';
import type { Position } from './types';

/** Cards by where they came from and what they were for, points by level, and the idols' places over time. */
export const statistics: Count = (frames) => {
  const last = frames.at(-1)?.position as Position | undefined;
  return { tables: [cards(frames), ...(last ? [points(last), popularity(frames)] : [])], curves: [] };
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

/** The idols from the first place to the last, at some moment of the game. */
interface Order {
  name: Sentence;
  idols: readonly UxmalIdol[];
}

/** More lines than this are not read: then some changes between the levels are left out. */
const MOST_ROWS = 12;

/** The place of each idol whenever that changed, and whenever a level was scored. */
function popularity(frames: readonly ReplayFrame[]): StatisticsTable {
  const found = orders(frames);
  const idols = [...(found[0]?.idols ?? [])].sort();
  return {
    name: 'page-review-uxmal-popularity',
    columns: idols.map((idol) => ({ key: 'page-review-uxmal-idol', args: { idol } })),
    rows: found.map(({ name, idols: order }) => ({
      name,
      values: idols.map((idol) => order.indexOf(idol) + 1),
    })),
  };
}

function orders(frames: readonly ReplayFrame[]): Order[] {
  const found: Order[] = [];
  let levels = 0;
  frames.forEach(({ position }, at) => {
    const { popularity: idols, scored } = position as Position;
    for (const { phase, popularity } of scored.slice(levels)) {
      found.push({ name: { key: 'page-review-uxmal-level', args: { level: phase } }, idols: popularity });
    }
    levels = scored.length;
    if (idols.length > 0 && String(idols) !== String(found.at(-1)?.idols)) {
      found.push({ name: { key: 'page-review-uxmal-move', args: { move: at } }, idols });
    }
  });
  return thinned(found);
}

/** Leaves out changes that are close to each other: never the first order, nor that of a scored level. */
function thinned(orders: readonly Order[]): Order[] {
  const changes = orders.filter(({ name }, at) => at > 0 && name.key === 'page-review-uxmal-move');
  const room = Math.max(1, MOST_ROWS - (orders.length - changes.length));
  const each = Math.ceil(changes.length / room);
  const kept = new Set(changes.filter((_, at) => (changes.length - 1 - at) % each === 0));
  return orders.filter((order) => !changes.includes(order) || kept.has(order));
}
