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

export type LevelName = 'random' | 'easy' | 'medium' | 'hard' | 'master' | 'uct';
export type Options = Record<string, unknown>;
export type Pace =
  | { kind: 'unhurried' }
  | { kind: 'live'; turn_seconds: number; reserve_seconds: number }
  | { kind: 'days'; days: number };
export type Spectators = 'none' | 'link' | 'public';
export type Visibility = 'memory' | 'open';
export type Phase = 'gathering' | 'playing' | 'paused' | 'over';

export interface TableView {
  table: string;
  version: Version;
  game: string;
  options: Options;
  pace: Pace;
  spectators: Spectators;
  visibility: Visibility;
  stand_in: LevelName;
  phase: Phase;
  seats: SeatView[];
  turn: TurnView | null;
  board: unknown;
  position: unknown;
  asks: Sentence | null;
  scores: number[];
  winners: number[];
  commitment: string;
  seed: string | null;
  chat: boolean;
  said: ChatLine[];
  rematch_of: string | null;
  rematch: string | null;
  you: YourView | null;
  now: Moment;
}

export type Now = Partial<TableView>;

export interface News {
  version: Version;
  events: SeenEvent[];
  now: Now;
}

export type What =
  | { ask: 'sit'; seat: number | null; name: string }
  | { ask: 'leave' }
  | { ask: 'take_back' }
  | { ask: 'open_seat' }
  | { ask: 'close_seat'; seat: number }
  | { ask: 'fill_seat'; seat: number; level: LevelName }
  | { ask: 'free_seat'; seat: number }
  | { ask: 'choose_stand_in'; level: LevelName }
  | { ask: 'start' }
  | { ask: 'play'; action: string }
  | { ask: 'undo' }
  | { ask: 'undo_turn' }
  | { ask: 'end_turn' }
  | { ask: 'confirm'; on: boolean }
  | { ask: 'pause'; wanted: boolean }
  | { ask: 'resume' }
  | { ask: 'say'; words: Words }
  | { ask: 'mute'; seat: number; on: boolean }
  | { ask: 'switch_chat'; on: boolean }
  | { ask: 'rematch'; wanted: boolean };

export interface Problem {
  code: string;
  rule: string | null;
  args: Record<string, unknown>;
  message: string;
}

export type ClientMessage =
  | { say: 'ask'; id: string; seen: Version; what: What }
  | { say: 'why'; id: string; action: string };

export type ServerMessage =
  | { say: 'view'; view: TableView }
  | ({ say: 'news' } & News)
  | { say: 'granted'; id: string; first: Version; last: Version }
  | { say: 'allowed'; id: string }
  | ({ say: 'refused'; id: string } & Problem)
  | { say: 'trouble'; code: string; args: Record<string, unknown>; message: string };

export interface GameInfo {
  name: string;
  title: string;
  least: number;
  most: number;
  options: { name: string; values: string }[];
}

export interface Games {
  games: GameInfo[];
  levels: LevelName[];
  presets: string[];
  most_name: number;
  most_message: number;
  notices: boolean;
}

export type Place = { person: string } | { bot: LevelName } | { open: true };

export interface NewTable {
  game: string;
  seats: number;
  options?: Options;
  pace?: Pace;
  spectators?: Spectators;
  visibility?: Visibility;
  chat?: boolean;
  stand_in?: LevelName;
  opening?: string[];
  places?: Place[];
  start?: boolean;
}

export interface NewTableAnswer {
  table: string;
  view: TableView;
}

export interface TableSummary {
  table: string;
  version: Version;
  game: string;
  options: Options;
  pace: Pace;
  visibility: Visibility;
  phase: Phase;
  seats: SeatView[];
  turn: number | null;
  deadline: Moment | null;
  at: Moment;
}

export interface TableList {
  tables: TableSummary[];
}

export type MyTable = TableSummary & { as: number; seat: number | null; waits: boolean };

export interface Mine {
  tables: MyTable[];
}

export interface Told {
  seat: number | null;
  action: string | null;
  told: Sentence | null;
}

export interface Log {
  version: Version;
  log: Told[];
}

export interface Finding {
  line: number | null;
  holds: boolean;
  told: Sentence;
  message: string;
}

export interface Verified {
  holds: boolean;
  findings: Finding[];
}

export interface Continue {
  link: string;
}
