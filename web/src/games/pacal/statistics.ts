// What a game of Pacal's Rocket was made of.
import type { ReplayFrame } from '../../protocol';
import { rows, tally, type Count, type StatisticsCurve, type StatisticsTable } from '../../review/statistics';
import { parse } from './action';
import type { Position } from './types';

/** Flights, pyramids, returned stones, points by source, and who would have been paid for how many districts. */
export const statistics: Count = (frames) => {
  const positions = frames.map(({ position }) => position as Position);
  return {
    tables: [flights(frames), ...pyramids(positions.at(-1)), returned(frames, positions)],
    curves: [...points(positions), { name: 'page-review-pacal-districts', curves: districts(positions) }],
  };
};

function flights(frames: readonly ReplayFrame[]): StatisticsTable {
  const is = (key: string) => (told: { key: string }) => Number(told.key === key);
  const found = tally(frames, {
    straight: is('pacal-fly'),
    turns: is('pacal-bend'),
    leap: is('pacal-leap'),
    god: is('pacal-god'),
  });
  return { name: 'page-review-pacal-flights', rows: rows('page-review-pacal-flight', found) };
}

function pyramids(last: Position | undefined): StatisticsTable[] {
  if (!last) return [];
  const heights = last.seats[0]?.pyramid_supply.map((_, at) => at + 1) ?? [];
  const standing = (floors: number) =>
    last.seats.map(({ pyramids }) => pyramids.filter((each) => each.floors === floors).length);
  const found = heights.map((floors) => ({
    name: { key: 'page-review-pacal-floors', args: { floors } },
    values: standing(floors),
  }));
  return [{ name: 'page-review-pacal-pyramids', rows: found }];
}

/** Stones that came back to a player's supply when somebody else built. */
function returned(frames: readonly ReplayFrame[], positions: readonly Position[]): StatisticsTable {
  const values = positions[0]?.seats.map(() => 0) ?? [];
  frames.forEach(({ after }, at) => {
    const verb = parse(after?.action ?? '')?.verb;
    if (verb !== 'build' && verb !== 'raise') return;
    positions[at]?.seats.forEach(({ stone_supply: now }, index) => {
      const before = positions[at - 1]?.seats[index]?.stone_supply ?? now;
      if (index + 1 !== after?.seat) values[index] = (values[index] ?? 0) + Math.max(0, now - before);
    });
  });
  const name = { key: 'page-review-pacal-returned', args: {} };
  return { name: 'page-review-pacal-stones', rows: [{ name, values }] };
}

const SOURCES = ['play', 'river', 'lake', 'district', 'god_stones'] as const;

/** What each source had brought, or would have brought in the final scoring, at the start of each round. */
function points(positions: readonly Position[]): StatisticsCurve[] {
  const rounds = positions.filter((now, at) => at === positions.length - 1 || begins(now, positions[at - 1]));
  const seats = positions[0]?.seats.map((_, seat) => seat) ?? [];
  const curves = SOURCES.map((what) => ({
    name: `page-review-pacal-points-${what}`,
    curves: seats.map((seat) => rounds.map((position) => bySource(position, seat)[what])),
  }));
  return curves.filter((each) => each.curves.flat().some((value) => value !== 0));
}

/** Whether this position is the first of a round. */
function begins(now: Position, before: Position | undefined): boolean {
  return !before || (now.seat === now.starter && before.seat !== now.seat);
}

function bySource(position: Position, seat: number): Record<(typeof SOURCES)[number], number> {
  const { final_scoring: last, scores, step } = position;
  const later = {
    river: last.river[seat] ?? 0,
    lake: last.lake[seat] ?? 0,
    district: last.districts.reduce((sum, each) => sum + (each[seat] ?? 0), 0),
    god_stones: last.god_stones[seat] ?? 0,
  };
  // The scores of a finished game include the final scoring.
  const paid = step === 'over' ? Object.values(later).reduce((sum, each) => sum + each, 0) : 0;
  return { play: (scores[seat] ?? 0) - paid, ...later };
}

/** For how many districts the final scoring would have paid each seat, whenever that changed. */
function districts(positions: readonly Position[]): number[][] {
  const paid = positions.map(({ seats, final_scoring: { districts } }) =>
    seats.map((_, seat) => districts.filter((points) => (points[seat] ?? 0) > 0).length),
  );
  const steps = paid.filter((now, at) => at === 0 || String(now) !== String(paid[at - 1]));
  return (paid[0] ?? []).map((_, seat) => steps.map((now) => now[seat] ?? 0));
}
