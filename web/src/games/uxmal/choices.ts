import type { LegalAction } from '../../protocol';
import { turnedBy } from './face';
import type { ClaimHint, Earning, Idol, MoveHint, Position, PriestHint, PutHint, TrackHint } from './types';

/** An action with what its hint says, by kinds. */
export interface Of<H> {
  action: string;
  hint: H;
}

/** What is legal now, sorted for the parts of the page. */
export interface Choices {
  /** The action that draws a tile. */
  tile: string | null;
  /** By site and face, as in "b3 S.QJ". */
  puts: Map<string, Of<PutHint>>;
  /** By cell. */
  priests: Map<string, Of<PriestHint>>;
  /** By the priest's cell, then by the cell it goes to. */
  moves: Map<string, Map<string, Of<MoveHint>>>;
  claims: Of<ClaimHint>[];
  payments: string[];
  /** By idol and the space it goes to, as in "J1". */
  track: Map<string, Of<TrackHint>>;
}

export function choicesOf(legal: LegalAction[]): Choices {
  const choices: Choices = {
    tile: null,
    puts: new Map(),
    priests: new Map(),
    moves: new Map(),
    claims: [],
    payments: [],
    track: new Map(),
  };
  for (const one of legal) sort(choices, one);
  return choices;
}

function sort(choices: Choices, { action, hint }: LegalAction): void {
  const [verb = '', first = '', second = ''] = action.split(' ');
  switch (verb) {
    case 'tile':
      choices.tile = action;
      break;
    case 'put':
      choices.puts.set(`${first} ${second}`, { action, hint: hint as PutHint });
      break;
    case 'priest':
      choices.priests.set(first, { action, hint: hint as PriestHint });
      break;
    case 'move':
      movesFrom(choices, first).set(second, { action, hint: hint as MoveHint });
      break;
    case 'overlay':
    case 'adjacent':
      choices.claims.push({ action, hint: hint as ClaimHint });
      break;
    case 'pay':
      choices.payments.push(first);
      break;
    case 'venerate':
    case 'curse': {
      const moved = { action, hint: hint as TrackHint };
      choices.track.set(`${first}${moved.hint.to}`, moved);
    }
  }
}

function movesFrom(choices: Choices, from: string): Map<string, Of<MoveHint>> {
  const known = choices.moves.get(from) ?? new Map<string, Of<MoveHint>>();
  choices.moves.set(from, known);
  return known;
}

/** The most cards that a put brings; you claim one situation only. */
export function most(earns: Earning[]): number {
  return Math.max(0, ...earns.map((earning) => earning.cards));
}

/** The idols that can be moved on the track. */
export function movable(choices: Choices): Idol[] {
  return [...new Set([...choices.track.values()].map((choice) => choice.hint.idol))];
}

/** The action that puts the drawn tile, turned so often, on a site. */
export function putAction(
  choices: Choices,
  position: Position,
  quarters: number,
  site: string,
): string | null {
  const face = turnedBy(position.drawn ?? '', quarters);
  return choices.puts.get(`${site} ${face}`)?.action ?? null;
}
