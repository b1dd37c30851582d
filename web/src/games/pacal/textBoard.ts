// The board in words, for screen readers.

import { playerName } from '../../table/names';
import type { TextBoard } from '../game';
import { joined, whose } from './names';
import type { PacalProps, SeatState } from './types';
import { districtOf } from './square';
import { ranking, type Standing, standings } from './standing';

/** The board in words, section by section. */
export function textBoard(props: PacalProps): TextBoard[] {
  const { t } = props;
  return [
    { heading: t('page-pacal-text-round'), lines: round(props) },
    {
      heading: t('page-pacal-text-seats'),
      lines: props.position.seats.map((_, index) => seat(index + 1, props)),
    },
    {
      heading: t('page-pacal-text-ships'),
      lines: props.position.seats.flatMap((_, index) => ship(index + 1, props)),
    },
    {
      heading: t('page-pacal-text-stones'),
      lines: props.position.seats.flatMap((_, index) => stones(index + 1, props)),
    },
    { heading: t('page-pacal-text-districts'), lines: districts(props) },
    { heading: t('page-pacal-text-waters'), lines: [water('river', props), water('lake', props)] },
  ];
}

function round({ position, seats, you, t }: PacalProps): string[] {
  const die =
    position.die === null ? t('page-pacal-die-none') : t('page-pacal-die-shows', { face: position.die });
  const order = position.upcoming.slice(0, position.seats.length);
  const names = order.map(({ seat }) => playerName(seats, seat, t));
  return [
    die,
    ...(position.step === 'over' ? [] : [t('page-pacal-turn-of', whose(seats, position.seat, you, t))]),
    ...(names.length ? [t('page-pacal-order-is', { names: joined(names, t) })] : []),
    ...(position.closing ? [t('page-pacal-closing')] : []),
  ];
}

function seat(number: number, { position, seats, you, t }: PacalProps): string {
  const own = position.seats[number - 1] as SeatState;
  return t('page-pacal-text-seat', {
    ...whose(seats, number, you, t),
    score: position.scores[number - 1] ?? 0,
    stones: own.stone_supply,
    pyramids: own.pyramid_supply
      .map((count, index) => t('page-pacal-of-floors', { count, floors: index + 1 }))
      .join(', '),
    gods: own.god_stones.length ? own.god_stones.join(', ') : t('page-pacal-none'),
  });
}

function ship(number: number, { position, seats, you, t }: PacalProps): string[] {
  const own = position.seats[number - 1] as SeatState;
  if (!own.ship) return [];
  const loads = own.inside?.flatMap((count, index) =>
    count ? [t('page-pacal-inside', { ...whose(seats, index + 1, you, t), count })] : [],
  );
  const load = !loads ? t('page-pacal-inside-hidden') : loads.join(', ') || t('page-pacal-inside-empty');
  return [t('page-pacal-text-ship', { ...whose(seats, number, you, t), square: own.ship, load })];
}

function stones(number: number, { position, seats, you, t }: PacalProps): string[] {
  const own = position.seats[number - 1] as SeatState;
  if (own.stones.length === 0) return [];
  return [t('page-pacal-text-stone', { ...whose(seats, number, you, t), squares: own.stones.join(', ') })];
}

function districts(props: PacalProps): string[] {
  const { board, position, t } = props;
  return standings(board, position)
    .filter((each) => !each.covered)
    .map((each) =>
      t('page-pacal-text-district', {
        letter: each.letter,
        value: each.value,
        leader: leaderWords(each, props),
        pyramids: pyramidsIn(each, props) || t('page-pacal-none'),
      }),
    );
}

function pyramidsIn({ letter }: Standing, { board, position, seats, you, t }: PacalProps): string {
  return position.seats
    .flatMap((own, index) =>
      own.pyramids
        .filter(({ square }) => districtOf(board, square) === letter)
        .map(({ square, floors }) =>
          t('page-pacal-text-pyramid', { ...whose(seats, index + 1, you, t), square, floors }),
        ),
    )
    .join(', ');
}

/** The leaders of a district, in words. */
export function leaderWords({ leaders }: Standing, { seats, you, t }: PacalProps): string {
  if (leaders.length === 0) return t('page-pacal-leads-nobody');
  const [one] = leaders;
  if (leaders.length === 1 && one) return t('page-pacal-leads', whose(seats, one, you, t));
  return t('page-pacal-leads-shared', {
    names: joined(
      leaders.map((each) => playerName(seats, each, t)),
      t,
    ),
  });
}

function water(which: 'river' | 'lake', { position, seats, you, t }: PacalProps): string {
  const places = ranking(position, which)
    .filter((place) => place.floors > 0)
    .map((place) =>
      t('page-pacal-text-place', {
        ...whose(seats, place.seat, you, t),
        floors: place.floors,
        points: place.points,
      }),
    );
  return t(`page-pacal-text-${which}`, { places: places.join(', ') || t('page-pacal-none') });
}
