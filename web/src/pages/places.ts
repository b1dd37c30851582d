import type { LevelName, NewTable, Pace, NewSeat, Spectators, Visibility } from '../protocol';

/** The levels that people choose from, weakest first. */
export const LEVELS = ['easy', 'medium', 'hard', 'master'] as const satisfies LevelName[];

/** How many can play, and which options are offered; the first value of each is the usual one. */
export const OFFER: Record<
  string,
  { least: number; most: number; covers: boolean; options: Record<string, string[]> }
> = {
  pacal: {
    least: 2,
    most: 5,
    covers: true,
    options: { master: ['false', 'true'], edition: ['de', 'fr', 'cs'] },
  },
  uxmal: { least: 2, most: 4, covers: false, options: { priests: ['break', 'stay', 'dwindle'] } },
};

/** What is to sit on a seat: somebody at this screen, somebody with the link, or a bot. */
export type Sitter = { kind: 'here'; name: string } | { kind: 'link' } | { kind: 'bot'; level: LevelName };

/** A table about to be made. */
export interface Plan {
  game: string;
  sitters: Sitter[];
  options: Record<string, string>;
  visibility: Visibility;
  pace: 'unhurried' | 'live' | 'days';
  turnSeconds: number;
  reserveMinutes: number;
  days: number;
  spectators: Spectators;
  chat: boolean;
}

export type Company = 'bots' | 'friends' | 'screen';

/** What most people want with this company: three at the table. */
export function usual(game: string, company: Company, name: string): Plan {
  const me: Sitter = { kind: 'here', name };
  const other: Record<Company, Sitter> = {
    bots: { kind: 'bot', level: 'medium' },
    friends: { kind: 'link' },
    screen: { kind: 'here', name: '' },
  };
  const options = Object.entries(OFFER[game]?.options ?? {});
  return {
    game,
    sitters: [me, { ...other[company] }, { ...other[company] }],
    options: Object.fromEntries(options.map(([option, values]) => [option, values[0] ?? ''])),
    visibility: company === 'bots' ? 'open' : 'memory',
    pace: 'unhurried',
    turnSeconds: 60,
    reserveMinutes: 5,
    days: 3,
    spectators: 'link',
    chat: company === 'friends',
  };
}

/** The request that makes the table. It starts at once if nobody has to be waited for. */
export function request(plan: Plan): NewTable {
  const places = plan.sitters.map(place);
  const offered = OFFER[plan.game];
  return {
    game: plan.game,
    seats: plan.sitters.length,
    options: changed(plan),
    pace: pace(plan),
    spectators: plan.spectators,
    visibility: offered?.covers ? plan.visibility : 'memory',
    chat: plan.chat,
    places,
    start: plan.sitters.every((sitter) => sitter.kind !== 'link'),
  };
}

/** The people at this screen, by the parameter `as`. */
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

/** Only what is not usual is an option. */
function changed(plan: Plan): Record<string, string> {
  const offered = OFFER[plan.game]?.options ?? {};
  return Object.fromEntries(
    Object.entries(plan.options).filter(([name, value]) => offered[name]?.[0] !== value),
  );
}

function pace(plan: Plan): Pace {
  switch (plan.pace) {
    case 'unhurried':
      return { kind: 'unhurried' };
    case 'live':
      return { kind: 'live', turn_seconds: plan.turnSeconds, reserve_seconds: plan.reserveMinutes * 60 };
    case 'days':
      return { kind: 'days', days: plan.days };
  }
}
