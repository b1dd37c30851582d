// A stand-in until the types are generated from the crate `protocol`.

export type Version = number;
export type Moment = number;

export interface Sentence {
  key: string;
  args: Record<string, string | number>;
}

export interface LegalAction {
  action: string;
  kind: string;
  // eslint-disable-next-line
  hint?: any;
}

export type SeatKind = 'open' | 'person' | 'bot';

export interface SeatView {
  seat: number;
  kind: SeatKind;
  name: string | null;
  bot: string | null;
  away: string | null;
  host: boolean;
  reserve: number | null;
  wants_pause: boolean;
  wants_rematch: boolean;
}

export interface TurnView {
  seat: number;
  number: number;
  since: Moment;
  deadline: Moment | null;
  complete: boolean;
}

export type Words = { text: string } | { preset: string };

export interface ChatLine {
  seat: number | null;
  name: string;
  words: Words;
  at: Moment;
}

export interface YourView {
  seat: number | null;
  host: boolean;
  confirms: boolean;
  mutes: number[];
  legal: LegalAction[];
  undoable: number;
  may_end_turn: boolean;
}

export type Seen =
  | { event: 'opened' }
  | { event: 'sat'; seat: number; name: string }
  | { event: 'filled'; seat: number; bot: string }
  | { event: 'freed'; seat: number }
  | { event: 'seat_opened' }
  | { event: 'seat_closed'; seat: number }
  | { event: 'left'; seat: number | null }
  | { event: 'host_passed'; seat: number | null }
  | { event: 'stand_in_chosen'; bot: string }
  | { event: 'started' }
  | { event: 'played'; seat: number; action: string | null; told: Sentence | null }
  | { event: 'rolled'; action: string; told: Sentence | null }
  | { event: 'undone'; seat: number; steps: number }
  | { event: 'turn_ended'; seat: number }
  | { event: 'ended'; scores: number[]; winners: number[]; seed: string }
  | { event: 'timed_out'; seat: number }
  | { event: 'taken_back'; seat: number }
  | { event: 'pause_wanted'; seat: number; wanted: boolean }
  | { event: 'paused' }
  | { event: 'resumed'; seat: number }
  | { event: 'said'; seat: number | null; name: string; words: Words }
  | { event: 'chat_switched'; on: boolean }
  | { event: 'rematch_wanted'; seat: number; wanted: boolean }
  | { event: 'rematched'; table: string }
  | { event: 'aside' };

export type SeenEvent = { version: Version; at: Moment } & Seen;
