// Sorts the legal actions by kind, for the parts of the page.

import type { LegalAction } from '../../protocol';
import { turnedBy } from './face';
import type { ClaimHint, Earning, Idol, MoveHint, Position, PriestHint, PutHint, TrackHint } from './types';

/** An action with its typed hint. */
export interface Of<H> {
  action: string;
  hint: H;
}

/** The legal actions by kind. */
export interface LegalByKind {
  /** The action that draws a tile, or null. */
  tile: string | null;
  /** By site and face, for example "b3 S.QJ". */
  puts: Map<string, Of<PutHint>>;
  /** By cell. */
  priests: Map<string, Of<PriestHint>>;
  /** By the priest's cell, then by its destination. */
  moves: Map<string, Map<string, Of<MoveHint>>>;
  claims: Of<ClaimHint>[];
  payments: string[];
  /** By idol and target space, for example "J1". */
  track: Map<string, Of<TrackHint>>;
}

export function sortLegal(legal: LegalAction[]): LegalByKind {
  const byKind: LegalByKind = {
    tile: null,
    puts: new Map(),
    priests: new Map(),
    moves: new Map(),
    claims: [],
    payments: [],
    track: new Map(),
  };
  for (const one of legal) sort(byKind, one);
  return byKind;
}

function sort(byKind: LegalByKind, { action, hint }: LegalAction): void {
  const [verb = '', first = '', second = ''] = action.split(' ');
  switch (verb) {
    case 'tile':
      byKind.tile = action;
      break;
    case 'put':
      byKind.puts.set(`${first} ${second}`, { action, hint: hint as PutHint });
      break;
    case 'priest':
      byKind.priests.set(first, { action, hint: hint as PriestHint });
      break;
    case 'move':
      movesFrom(byKind, first).set(second, { action, hint: hint as MoveHint });
      break;
    case 'overlay':
    case 'adjacent':
      byKind.claims.push({ action, hint: hint as ClaimHint });
      break;
    case 'pay':
      byKind.payments.push(first);
      break;
    case 'venerate':
    case 'curse': {
      const moved = { action, hint: hint as TrackHint };
      byKind.track.set(`${first}${moved.hint.to}`, moved);
    }
  }
}

function movesFrom(byKind: LegalByKind, from: string): Map<string, Of<MoveHint>> {
  const known = byKind.moves.get(from) ?? new Map<string, Of<MoveHint>>();
  byKind.moves.set(from, known);
  return known;
}

/** The maximum number of cards a put can earn; you claim only one situation. */
export function most(earns: Earning[]): number {
  return Math.max(0, ...earns.map((earning) => earning.cards));
}

/** The idols you can move on the track. */
export function movable(byKind: LegalByKind): Idol[] {
  return [...new Set([...byKind.track.values()].map((one) => one.hint.idol))];
}

/** The action that puts the drawn tile on a site with this rotation. */
export function putAction(
  byKind: LegalByKind,
  position: Position,
  quarters: number,
  site: string,
): string | null {
  const face = turnedBy(position.drawn ?? '', quarters);
  return byKind.puts.get(`${site} ${face}`)?.action ?? null;
}
