/** The plan of a new table, and the request that creates it. */

import { FIRST } from '../app/levels';
import { minutesEast } from '../app/zone';
import { offerOf } from '../games/offer';
import type { Playable } from '../workshop/shelf';
import type { LevelName, NewTable, Pace, NewSeat, Spectators, StandInBy, Visibility } from '../protocol';

/** Who takes a seat: a person at this screen, a person with the link, or a bot. */
export type Sitter = { kind: 'here'; name: string } | { kind: 'link' } | { kind: 'bot'; level: LevelName };

/** The settings of a table to create. */
export interface Plan {
  game: string;
  sitters: Sitter[];
  options: Record<string, string>;
  /** Own components and their name; null for ours. */
  map: Playable | null;
  visibility: Visibility;
  pace: 'unhurried' | 'live' | 'days';
  turnSeconds: number;
  reserveMinutes: number;
  days: number;
  /** Whether Saturdays and Sundays do not count, where this browser is. */
  weekendsOff: boolean;
  /** How many days off each person may take. */
  daysOff: number;
  spectators: Spectators;
  chat: boolean;
  /** Who lets a bot play for a player who is away. */
  standInBy: StandInBy;
}

export type Company = 'bots' | 'friends' | 'screen';

/** What this browser remembers, for the default plan. */
export interface Remembered {
  /** The level of bots. */
  level: LevelName;
  /** The name of somebody at this screen who has not entered one. */
  nameOf: (seat: number) => string;
  /** Whether nobody has played this game here before. */
  isFirst: boolean;
}

const NOTHING: Remembered = { level: FIRST, nameOf: (seat) => String(seat), isFirst: false };

/** The default plan for this company: three players. */
export function usual(
  game: string,
  company: Company,
  name: string,
  { level, nameOf, isFirst }: Remembered = NOTHING,
): Plan {
  const me: Sitter = { kind: 'here', name: name || nameOf(1) };
  const other = (seat: number): Sitter => {
    if (company === 'bots') return { kind: 'bot', level };
    return company === 'friends' ? { kind: 'link' } : { kind: 'here', name: nameOf(seat) };
  };
  const offer = offerOf(game);
  const sitters = [me, other(2), other(3)].slice(0, offer?.most);
  // Covering the screen between turns is for people who know the game.
  const plays = company === 'bots' || (company === 'screen' && isFirst) ? 'open' : 'memory';
  return {
    game,
    sitters,
    options: Object.fromEntries((offer?.options ?? []).map(({ name, values }) => [name, values[0] ?? ''])),
    map: null,
    visibility: plays === 'open' || !offer?.memory_by_default ? 'open' : 'memory',
    pace: 'unhurried',
    turnSeconds: 60,
    reserveMinutes: 5,
    days: 3,
    weekendsOff: false,
    daysOff: 3,
    spectators: 'link',
    chat: company === 'friends',
    standInBy: 'all',
  };
}

/** The request that creates the table. The game starts immediately unless a seat waits for a person. */
export function request(plan: Plan): NewTable {
  const places = plan.sitters.map(place);
  const offer = offerOf(plan.game);
  return {
    game: plan.game,
    seats: plan.sitters.length,
    options: { ...changed(plan), ...plan.map?.options },
    ...named(plan.map),
    pace: pace(plan),
    spectators: plan.spectators,
    ...(offer?.hides ? { visibility: plan.visibility } : {}),
    chat: plan.chat,
    stand_in_by: plan.standInBy,
    places,
    start: plan.sitters.every((sitter) => sitter.kind !== 'link'),
  };
}

/** The name of own components. Components that equal ours leave no options, and so need no name. */
function named(map: Playable | null): { map?: string } {
  return map && Object.keys(map.options).length > 0 ? { map: map.name } : {};
}

/** The people at this screen, as values of the `as` parameter. */
export function people(plan: Plan): number[] {
  return plan.sitters.filter((sitter) => sitter.kind === 'here').map((_, at) => at + 1);
}

function place(sitter: Sitter): NewSeat {
  switch (sitter.kind) {
    case 'here':
      return { person: sitter.name.trim() };
    case 'link':
      return { open: true };
    case 'bot':
      return { bot: sitter.level };
  }
}

/** The options that differ from their defaults; the request omits the others. */
function changed(plan: Plan): Record<string, string> {
  const offered = offerOf(plan.game)?.options ?? [];
  const usual = (option: string) => offered.find(({ name }) => name === option)?.values[0];
  return Object.fromEntries(Object.entries(plan.options).filter(([name, value]) => usual(name) !== value));
}

function pace(plan: Plan): Pace {
  switch (plan.pace) {
    case 'unhurried':
      return { kind: 'unhurried' };
    case 'live':
      return { kind: 'live', turn_seconds: plan.turnSeconds, reserve_seconds: plan.reserveMinutes * 60 };
    case 'days':
      return {
        kind: 'days',
        days: plan.days,
        ...(plan.weekendsOff ? { weekends_off: minutesEast() } : {}),
        days_off: plan.daysOff,
      };
  }
}
