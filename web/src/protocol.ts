// Generated from the crate `protocol`: do not edit.
// `UPDATE=1 cargo test -p protocol typescript` rewrites it.

/** What a bot thinks of a position. */
export interface Advice {
  /** The best actions that it tried, at most five, the one it would play first. */
  best: AdvisedLine[];
  /** Playouts made. */
  playouts: number;
  /** The number of the seat that acts. */
  seat: number;
}

/** Asks what a bot would play in a position of a record. */
export interface AdviceRequest {
  /** The position after so many of its actions; by default after all of them. */
  at?: number | null;
  /** The level of the bot, `10` unless given. */
  bot?: string;
  /** How many milliseconds it may think; a server has a limit of its own. */
  ms?: number | null;
  /** The record, as text. */
  record: string;
}

/** What a bot thinks of one action. */
export interface AdvisedLine {
  /** What the acting seat achieves with it in this turn, as facts. */
  facts?: Sentence[];
  /** The expected continuation, this action first. */
  line: string[];
  /** Expected lead of the acting seat over the best other, in points. */
  margin: number;
  /** The action. */
  play: LegalAction;
  /** The points every seat is expected to end with. */
  points: number[];
  /** How often it was tried. */
  visits: number;
  /** How likely every seat is to win after it, from 0 to 1. */
  win: number[];
}

/** The arguments of a sentence by name. */
export type Args = Record<string, number | string>;

/** Somebody with a seat who is not connected. */
export interface AwayPerson {
  /** When the others may let a bot play for them; left out at a table with a clock. */
  bot_from?: Moment;
  /** The number of their seat. */
  seat: number;
  /** Since when, as far as this server knows. */
  since: Moment;
}

/** Why a bot stands in. */
export type AwayReason =
  /** The person left. */
  | 'left'
  /** Their time ran out. */
  | 'out_of_time'
  /** They were away, and the others let a bot play. */
  | 'absent';

/** What never changes in a game, as the game shows it: map, die, values. */
export type Board = PacalBoard | UxmalBoard;

/** The last position of a record as a card, an SVG file: board, players and points. */
export interface CardRequest {
  /**
   * The numbers of the seats' colors and marks, 1 to 5, in seat order; a seat without one has that
   * of its own number.
   */
  looks?: number[];
  /** The names to show, in seat order; a seat without one is shown by its color and mark. */
  names?: (string | null)[];
  /** The record, as text. */
  record: string;
}

/** A chat message. */
export interface ChatLine {
  /** When they said it. */
  at: Moment;
  /** Their name. */
  name: string;
  /** The seat of the person, if they still have one. */
  seat: number | null;
  /** What they said. */
  words: ChatText;
}

/** What somebody says: their own words, or a preset message. */
export type ChatText =
  /** Their own words. */
  | {
      text: string;
    }
  /** The key of a message that every language has. */
  | {
      preset: string;
    };

/** What a client sends on a socket. */
export type ClientMessage =
  /** A request. */
  | {
      /** The client's identifier for it: a retry is answered again and not carried out twice. */
      id: RequestId;
      say: 'ask';
      /** The version that the client saw. */
      seen: number;
      /** The command. */
      what: TableCommand;
    }
  /** Asks whether an action would be allowed now, and if not, why; changes nothing. */
  | {
      /** The action in notation. */
      action: string;
      /** The client's identifier for the question. */
      id: RequestId;
      say: 'why';
    }
  /** Nudges the player whose turn it is; nothing is stored. */
  | {
      /** The client's identifier for it. */
      id: RequestId;
      say: 'nudge';
    };

/** Where a problem is. Numbers are counted from one; what does not apply is left out. */
export interface ComponentPlace {
  /** A column from the left. Of a space of a base board: the column of its upper left cell. */
  column?: number;
  /** The letter of a district. */
  district?: string;
  /** A face of the die. */
  face?: number;
  /** A field of a board, such as `values`, or the name of an option, such as `die`. */
  field?: string;
  /** A level of the points pyramid. */
  level?: number;
  /** The rank of the idol within that level. */
  place?: number;
  /** A row from the top. Of a space of a base board: the row of its upper left cell. */
  row?: number;
  /** A square, such as `d4`. */
  square?: string;
  /** A tile in the list of tiles. */
  tile?: number;
}

/** Something wrong with a component. */
export interface ComponentProblem {
  /** The facts: the arguments of the message. */
  args: Args;
  /** Where it is. */
  at: ComponentPlace;
  /** The stable code: the key of a message. */
  code: string;
  /** The option that it is about, such as `board`. */
  option: string;
  /** The message as a sentence. */
  sentence: string;
}

/** What was found in a set of components. */
export interface ComponentsReport {
  /** The board as a table gets it; null if something is wrong. */
  board: Board | null;
  /**
   * The options in their usual form, without those that are the default; as they were sent if
   * something is wrong.
   */
  options: Record<string, unknown>;
  /** Everything that is wrong; empty if a table can be opened with them. */
  problems: ComponentProblem[];
}

/** Components to check. */
export interface ComponentsRequest {
  /** The name of the game. */
  game: string;
  /** The components, and any other options of the game. */
  options?: Record<string, unknown>;
  /** How many players they have to be good for; by default as many as the game allows. */
  players?: number | null;
}

/** Where turn notices should go. */
export interface Contact {
  /** An e-mail address; null for no notices. */
  email: string | null;
}

/** A link that lets another device continue as the same browser. */
export interface ContinueLink {
  /** The link, relative to the server. */
  link: string;
}

/** What a position is worth to everybody. */
export interface CurvePoint {
  /** The number of actions played before it. */
  at: number;
  /** The points every seat is expected to end with. */
  points: number[];
  /** How likely every seat is to win. */
  win: number[];
}

/** A moment that decided the game. */
export interface DecisiveMoment {
  /** The number of actions played before it. */
  at: number;
  /** The best action; none at a chance event. */
  best?: string;
  /** What it changed in the seat's chance to win: negative for a loss or bad luck. */
  effect: number;
  /** The same in points. */
  effect_points: number;
  /** What it changed in everybody's chance to win. */
  effects: number[];
  /** Why it mattered, as facts. */
  facts: Sentence[];
  /** Whether somebody chose or chance did. */
  kind: MomentKind;
  /** How bad the choice was; none at a chance event. */
  mark?: ReviewMark;
  /** The action that was played, or what came. */
  played: string;
  /**
   * The number of the seat that chose; at a chance event, of the seat to which it made the largest
   * difference.
   */
  seat: number;
  /** What happened, as a sentence for the log. */
  told: Sentence;
}

/** A device. No address is known of it. */
export interface DeviceInfo {
  /** The kind of browser, such as “Firefox, Android”; empty if it is unknown. */
  browser: string;
  /** Whether it is the one that asks. */
  here: boolean;
  /** Its id, to sign it out. */
  id: string;
  /** When it was added. */
  since: Moment;
  /** When it was used last, give or take a day. */
  used: Moment;
}

/** The devices that act for the same persons as this browser. */
export interface Devices {
  /** This one first, then the others, the last used first. */
  devices: DeviceInfo[];
}

/** How the dice of a table are made: see `docs/dice.md`. */
export interface DiceView {
  /** Whether the seats are closed, so that contributions can be revealed. */
  closed: boolean;
  /**
   * Counts from 1; another round begins when somebody's seat changes after the first was
   * revealed.
   */
  round: number;
  /** The number of the scheme; players contribute since 2. */
  scheme: number;
  /**
   * The hash of everything else that the dice will depend on: table, settings, opening, round and
   * seats. None while seats are open, and once the game has started.
   */
  setup: string | null;
}

/** What a piece of a drawing shows. */
export type DrawnPaint =
  /** Nothing in particular. */
  | 'plain'
  /** Something in the background. */
  | 'dim'
  /** A heading, or something that matters now. */
  | 'strong'
  /** A piece of the player on this seat. */
  | {
      seat: number;
    }
  /** Water on the board. */
  | 'water'
  /** A part of the board; neighbors have different numbers. */
  | {
      ground: number;
    };

/** A piece of a line. */
export interface DrawnPart {
  /** What it shows, so that a client can color it. */
  paint: DrawnPaint;
  /** The text. */
  text: string;
}

/** What happened, as one person may see it. */
export type EventKind =
  /** The table was opened. */
  | {
      event: 'opened';
    }
  /** A person sat down, or changed seats. */
  | {
      event: 'sat';
      name: string;
      seat: number;
    }
  /** A bot was given the seat. */
  | {
      bot: LevelName;
      event: 'filled';
      seat: number;
    }
  /** The host removed the person or bot from the seat. */
  | {
      event: 'freed';
      seat: number;
    }
  /** A seat was added at the end. */
  | {
      event: 'seat_opened';
    }
  /** A seat was removed; those behind it move up. */
  | {
      event: 'seat_closed';
      seat: number;
    }
  /** A person left; the seat is null if they had none. */
  | {
      event: 'left';
      seat: number | null;
    }
  /** Somebody else became the host. */
  | {
      event: 'host_passed';
      seat: number | null;
    }
  /** The host chose the level of stand-ins. */
  | {
      bot: LevelName;
      event: 'stand_in_chosen';
    }
  /** A person promised a contribution to the dice. */
  | {
      event: 'promised';
      seat: number;
    }
  /** The seats are closed: contributions to the dice can be revealed. */
  | {
      event: 'seats_closed';
    }
  /** A person revealed their contribution to the dice. */
  | {
      event: 'revealed';
      seat: number;
    }
  /** The game started. */
  | {
      event: 'started';
    }
  /** A seat took one step of its turn; the action is null if its result is hidden now. */
  | {
      action: string | null;
      event: 'played';
      seat: number;
      told: Sentence | null;
    }
  /** Chance acted. */
  | {
      action: string;
      event: 'rolled';
      told: Sentence | null;
    }
  /** A seat undid steps of its turn. */
  | {
      event: 'undone';
      seat: number;
      steps: number;
    }
  /** A turn ended; it can no longer be undone. */
  | {
      event: 'turn_ended';
      seat: number;
    }
  /** The game ended; the seed is public from now on. */
  | {
      event: 'ended';
      scores: number[];
      seed: string;
      winners: number[];
    }
  /** The operator closed the table: nobody has won. The seed is there if the game had started. */
  | {
      event: 'closed';
      seed: string | null;
    }
  /** A seat ran out of time: a bot stands in. */
  | {
      event: 'timed_out';
      seat: number;
    }
  /** Somebody agrees that a bot plays for the person on this seat, who is away; or no longer. */
  | {
      by: number;
      event: 'bot_wanted';
      seat: number;
      wanted: boolean;
    }
  /** The person on this seat came back before a bot played for them. */
  | {
      event: 'bot_dropped';
      seat: number;
    }
  /** The others let a bot play for the person on this seat, who is away. */
  | {
      event: 'stood_in';
      seat: number;
    }
  /** A person took their seat back. */
  | {
      event: 'taken_back';
      seat: number;
    }
  /** A person wants a pause, or no longer. */
  | {
      event: 'pause_wanted';
      seat: number;
      wanted: boolean;
    }
  /** The game is paused. */
  | {
      event: 'paused';
    }
  /** The pause is over. */
  | {
      event: 'resumed';
      seat: number;
    }
  /** A person takes days off, in which their clock stands still. */
  | {
      days: number;
      event: 'days_off';
      seat: number;
    }
  /** A person said something. */
  | {
      event: 'said';
      name: string;
      seat: number | null;
      words: ChatText;
    }
  /** The chat was switched on or off. */
  | {
      event: 'chat_switched';
      on: boolean;
    }
  /** A person wants a rematch, or no longer. */
  | {
      event: 'rematch_wanted';
      seat: number;
      wanted: boolean;
    }
  /** The rematch is at another table. */
  | {
      event: 'rematched';
      table: TableId;
    }
  /** Something that the viewer is not shown. */
  | {
      event: 'aside';
    };

/** An event as one person may see it. */
export type EventView = {
  /** When it happened. */
  at: Moment;
  /** Its version: a client that has seen version 7 waits for version 8. */
  version: number;
} & (
  /** The table was opened. */
  | {
      event: 'opened';
    }
  /** A person sat down, or changed seats. */
  | {
      event: 'sat';
      name: string;
      seat: number;
    }
  /** A bot was given the seat. */
  | {
      bot: LevelName;
      event: 'filled';
      seat: number;
    }
  /** The host removed the person or bot from the seat. */
  | {
      event: 'freed';
      seat: number;
    }
  /** A seat was added at the end. */
  | {
      event: 'seat_opened';
    }
  /** A seat was removed; those behind it move up. */
  | {
      event: 'seat_closed';
      seat: number;
    }
  /** A person left; the seat is null if they had none. */
  | {
      event: 'left';
      seat: number | null;
    }
  /** Somebody else became the host. */
  | {
      event: 'host_passed';
      seat: number | null;
    }
  /** The host chose the level of stand-ins. */
  | {
      bot: LevelName;
      event: 'stand_in_chosen';
    }
  /** A person promised a contribution to the dice. */
  | {
      event: 'promised';
      seat: number;
    }
  /** The seats are closed: contributions to the dice can be revealed. */
  | {
      event: 'seats_closed';
    }
  /** A person revealed their contribution to the dice. */
  | {
      event: 'revealed';
      seat: number;
    }
  /** The game started. */
  | {
      event: 'started';
    }
  /** A seat took one step of its turn; the action is null if its result is hidden now. */
  | {
      action: string | null;
      event: 'played';
      seat: number;
      told: Sentence | null;
    }
  /** Chance acted. */
  | {
      action: string;
      event: 'rolled';
      told: Sentence | null;
    }
  /** A seat undid steps of its turn. */
  | {
      event: 'undone';
      seat: number;
      steps: number;
    }
  /** A turn ended; it can no longer be undone. */
  | {
      event: 'turn_ended';
      seat: number;
    }
  /** The game ended; the seed is public from now on. */
  | {
      event: 'ended';
      scores: number[];
      seed: string;
      winners: number[];
    }
  /** The operator closed the table: nobody has won. The seed is there if the game had started. */
  | {
      event: 'closed';
      seed: string | null;
    }
  /** A seat ran out of time: a bot stands in. */
  | {
      event: 'timed_out';
      seat: number;
    }
  /** Somebody agrees that a bot plays for the person on this seat, who is away; or no longer. */
  | {
      by: number;
      event: 'bot_wanted';
      seat: number;
      wanted: boolean;
    }
  /** The person on this seat came back before a bot played for them. */
  | {
      event: 'bot_dropped';
      seat: number;
    }
  /** The others let a bot play for the person on this seat, who is away. */
  | {
      event: 'stood_in';
      seat: number;
    }
  /** A person took their seat back. */
  | {
      event: 'taken_back';
      seat: number;
    }
  /** A person wants a pause, or no longer. */
  | {
      event: 'pause_wanted';
      seat: number;
      wanted: boolean;
    }
  /** The game is paused. */
  | {
      event: 'paused';
    }
  /** The pause is over. */
  | {
      event: 'resumed';
      seat: number;
    }
  /** A person takes days off, in which their clock stands still. */
  | {
      days: number;
      event: 'days_off';
      seat: number;
    }
  /** A person said something. */
  | {
      event: 'said';
      name: string;
      seat: number | null;
      words: ChatText;
    }
  /** The chat was switched on or off. */
  | {
      event: 'chat_switched';
      on: boolean;
    }
  /** A person wants a rematch, or no longer. */
  | {
      event: 'rematch_wanted';
      seat: number;
      wanted: boolean;
    }
  /** The rematch is at another table. */
  | {
      event: 'rematched';
      table: TableId;
    }
  /** Something that the viewer is not shown. */
  | {
      event: 'aside';
    }
);

/** The result of one check. */
export interface Finding {
  /** Whether it is right. */
  holds: boolean;
  /** The line of the record that it is about; none for the record as a whole. */
  line: number | null;
  /** The same as a sentence. */
  message: string;
  /** What was found. */
  told: Sentence;
}

/** The wish to be forgotten. It cannot be taken back. */
export interface Forget {
  /** Must be true, so that nobody asks for it by accident. */
  everything: boolean;
}

/** A game. */
export interface GameInfo {
  /** The minimum number of players. */
  least: number;
  /** The components that this server offers to everyone. */
  maps: MapInfo[];
  /** The maximum number of players. */
  most: number;
  /** Its name in records and on the wire. */
  name: string;
  /** Its options. */
  options: OptionInfo[];
  /** Its name for people. */
  title: string;
}

/** The log of a game so far. */
export interface GameLog {
  /** What happened, in order. */
  log: LogEntry[];
  /** The version of the table. */
  version: number;
}

/** How a game ended. */
export interface GameResult {
  /** The points of every seat. */
  scores: number[];
  /** The numbers of the seats that have won. */
  winners: number[];
}

/** What can be played here. */
export interface Games {
  /** Whether the page plays the bots of people who play alone against them. Otherwise the server does. */
  bots_in_browser: boolean;
  /** The games. */
  games: GameInfo[];
  /** The levels of bots for people to choose from, weakest first. */
  levels: LevelName[];
  /** The maximum length of a chat message, in characters. */
  most_message: number;
  /** The maximum length of a name, in characters. */
  most_name: number;
  /** Whether the server sends turn notices by e-mail. */
  notices: boolean;
  /** The keys of the preset chat messages. */
  presets: string[];
  /** The public key that signs push messages, in base64url; left out if the server sends none. */
  push?: string;
}

/** A request was granted and is durable. */
export interface Granted {
  /** The version of its first event. */
  first: number;
  /** The client's identifier for the request. */
  id: RequestId;
  /** The version of its last event, consequences included. */
  last: number;
}

/** What an action would do, as the game describes it for clients that do not know the rules. */
export type Hint = PacalHint | UxmalHint;

/** An action that may be played. */
export interface LegalAction {
  /** The action in notation. */
  action: string;
  /**
   * What it would do, for clients that do not know the rules; left out or null if there is
   * nothing to say.
   */
  hint?: Hint | null;
  /** The key of the heading under which a list shows it. */
  kind: string;
}

/**
 * How well a bot plays: ten levels for people, and two baselines to measure with.
 *
 * The names are the same everywhere. Earlier versions had four levels with other names; those are
 * still read, and mean the level in their place.
 */
export type LevelName =
  /** Any legal action: a baseline, not a level for people. */
  | 'random'
  /** Plays for the first time. */
  | '1'
  /** Plays like someone in their second game. */
  | '2'
  /** Knows the rules and takes what is close at hand. */
  | '3'
  /** Sees what an action does, but overlooks many; once called `easy`. */
  | '4'
  /** Has an eye for good actions, and often misjudges them. */
  | '5'
  /** Sees nearly everything and judges well. */
  | '6'
  /** Weighs every action and looks a little ahead; once called `medium`. */
  | '7'
  /** Looks a few steps ahead. */
  | '8'
  /** Searches, and answers quickly; once called `hard`. */
  | '9'
  /** Searches as long as it may; once called `master`. */
  | '10'
  /** Plain tree search with random games: a baseline, not a level for people. */
  | 'uct';

/** Something that happened in the game. */
export interface LogEntry {
  /** The action, unless its result is hidden. */
  action: string | null;
  /** The number of the seat; null if chance acted. */
  seat: number | null;
  /** What it did, unless that is hidden. */
  told: Sentence | null;
}

/** The address that turn notices go to, and whether its owner has confirmed it. */
export interface MailAddress {
  /** Whether it was confirmed through the link that was sent there. Until then no notice is sent. */
  confirmed: boolean;
  /** The e-mail address; null if there is none. */
  email: string | null;
}

/** A set of components with a name. */
export interface MapInfo {
  /** Its name. */
  name: string;
  /** The components, as options of the game. */
  options: Record<string, unknown>;
}

/**
 * A point in time, in milliseconds since a start that the caller chooses.
 *
 * A table reads no clock: every call says what time it is. Servers count from 1970.
 */
export type Moment = number;

/** Who made a moment what it was. */
export type MomentKind =
  /** A player's choice. */
  | 'choice'
  /** A die roll or a draw. */
  | 'chance';

/** A table where somebody of this browser has a seat. */
export interface MyTable {
  /**
   * Which person of this browser: 1 to 5; from 6 on those it was before it continued for another
   * device.
   */
  as: number;
  /** When the last event happened. */
  at: Moment;
  /** Whether the operator has closed the table. It is over then, and has no result. */
  closed?: boolean;
  /** The deadline of the turn, if there is one. */
  deadline: Moment | null;
  /** The name of the game. */
  game: string;
  /** The name of the components, if they have one. */
  map?: string;
  /** How much time there is. */
  pace: Pace;
  /** Whether the game starts by itself when every seat is taken: strangers meet here. */
  pairing?: boolean;
  /** The phase of the table. */
  phase: Phase;
  /** How the game ended; left out before that. */
  result?: GameResult;
  /** The number of their seat; none for a host without one. */
  seat: number | null;
  /** The seats in turn order. */
  seats: SeatView[];
  /** The table. */
  table: TableId;
  /** The number of the seat whose turn it is. */
  turn: number | null;
  /** Its version. */
  version: number;
  /** Whether the game hides what its rules hide. */
  visibility: Visibility;
  /** Whether the table waits for them. */
  waits: boolean;
  /**
   * How many people watch without a seat; only in the stream of the lobby, and only if there are
   * any.
   */
  watching?: number;
}

/** The tables where this browser has seats. */
export interface MyTables {
  /** Whether the next page has more. */
  more: boolean;
  /** The tables: those that wait for somebody here first, then the most recently active. */
  tables: MyTable[];
}

/** A report to the operator, about a player or about the table. */
export interface NewReport {
  /** What it is about. */
  reason: ReportReason;
  /** The number of the seat of the player it is about; about the table if it is left out. */
  seat?: number;
  /** More about it, at most 500 characters. Needed if the reason is `other`. */
  words?: string;
}

/** Who gets a seat. */
export type NewSeat =
  /** A person of this browser, by their name: the first is `as=1`, the next `as=2`. */
  | {
      person: string;
    }
  /** A bot of this level. */
  | {
      bot: LevelName;
    }
  /** Nobody yet. */
  | {
      open: true;
    };

/** A table to open, and who gets a seat at once. */
export interface NewTable {
  /** Whether people may chat. */
  chat?: boolean;
  /** The name of the game. */
  game: string;
  /** The color and mark that the first person would like to have, 1 to 5. */
  look?: number | null;
  /** The name of the components in the options, 1 to 40 characters: "Grandma's box". */
  map?: string | null;
  /** Actions, chance included, that are played when the game starts: a record to continue. */
  opening?: string[];
  /** The options of the game that are not the default. */
  options?: Record<string, unknown>;
  /** How much time there is. */
  pace?: Pace;
  /** Who gets the seats, in order; the remaining seats are open. */
  places?: NewSeat[];
  /** How many seats there are at first; the host can add and remove some. */
  seats: number;
  /** Who may watch. */
  spectators?: Spectators;
  /** The level of the bot that stands in for a person who left, is away or ran out of time. */
  stand_in?: LevelName;
  /** Who lets a bot play for a player who is away. */
  stand_in_by?: StandInBy;
  /**
   * Whether the game starts by itself: as soon as everybody's contribution to the dice is
   * revealed, or after two seconds if nobody promises one. It never starts in this request,
   * which is the first to show the commitment.
   */
  start?: boolean;
  /** Whether the game hides what its rules hide; the game's default if it is left out. */
  visibility?: Visibility | null;
}

/** A table that was opened. */
export interface NewTableAnswer {
  /** The table. */
  table: TableId;
  /** The view of the first person. */
  view: TableView;
}

/** Who acts next. */
export type NextToAct =
  /** The seat with this number. */
  | {
      seat: number;
    }
  /** A die roll or a drawn tile: nobody chooses. */
  | 'chance'
  /** Nobody: the game has ended. */
  | 'over';

/** An option of a game. */
export interface OptionInfo {
  /** Its name. */
  name: string;
  /** Its possible values, in words. */
  values: string;
}

/** Options of a game by name. */
export type Options = Record<string, unknown>;

/** A possible outcome of a roll. */
export interface Outcome {
  /** The action in notation. */
  action: string;
  /** How likely it is in proportion to the others. */
  weight: number;
}

/** What never changes in a game. */
export interface PacalBoard {
  /** How many columns the map has. */
  columns: number;
  /** The squares that are out of play with this number of players. */
  covered: string[];
  /** The faces of the die. */
  die: [PacalFace, PacalFace, PacalFace, PacalFace, PacalFace, PacalFace];
  /** Every district, in the order of their letters. */
  districts: PacalDistrict[];
  /** What ends the game. */
  ends_at: PacalEndsAt;
  /** The squares under water. */
  lake: string[];
  /** The squares at the lake. */
  lake_shore: string[];
  /** What is our reconstruction. */
  ours: PacalPart[];
  /** The pyramids that everybody has, by floors less one. */
  pyramids: [number, number, number, number, number];
  /** Whether anything here is our reconstruction rather than the printed game. */
  reconstructed: boolean;
  /** The course of the river: corners of the grid as columns from the left and rows from the top. */
  river: ([number, number])[];
  /** The squares at the river. */
  river_shore: string[];
  /** The map from the top: a letter is a district, `~` is lake. */
  rows: string[];
  /** The letter of the sacred district. */
  sacred: string;
  /** What the second place in a district pays in the end. */
  second_place: number;
  /** The energy stones that everybody plays with. */
  stones: number;
  /** What every district pays, by its letter. */
  values: Record<string, number>;
  /** What the first, second and third place at the river and at the lake pay in the end. */
  water_places: [number, number, number];
}

/** What a pyramid does. */
export interface PacalConstruction {
  /** Everybody's floors in the district then. */
  after: number[];
  /** Everybody's floors in the district now. */
  before: number[];
  /** The points for the last or next-to-last pyramid, or none. */
  bonus: number;
  /** The letter of the district. */
  district: string;
  /** Whether it ends the game, and when. */
  ends: PacalEnding | null;
  /** How many floors it will have. */
  floors: number;
  /** Who has the most floors there then. */
  leaders_after: number[];
  /** Who has the most floors there now: several if they are tied, none without floors. */
  leaders_before: number[];
  /** The points that are scored at once, the bonus among them; the final scoring is not. */
  points: number;
  /** The floors of the pyramid that is replaced and goes back to the supply. */
  replaces: number | null;
  /** Who else gets a stone back, from the building square. */
  sends_back: number[];
  /** The waters at which the pyramid will stand. */
  shores: PacalShore[];
  /** The constellation. */
  squares: string[];
  /** Where the stones lie that go back to the player's supply. */
  takes_back: string[];
  /** Where the pyramid will stand. */
  target: string;
  /** What the district pays. */
  value: number;
}

/** A part of the city that can be won. */
export interface PacalDistrict {
  /** Its letter on the map. */
  letter: string;
  /** Where it lies. */
  squares: string[];
  /** What it pays. */
  value: number;
}

/** Everybody's floors in a district. */
export interface PacalDistrictNow {
  /** Everybody's floors in it, added up. */
  floors: number[];
  /** Its letter on the map. */
  letter: string;
  /** What it pays. */
  value: number;
}

/** Where a stone goes. */
export interface PacalDrop {
  /** The square from which it is taken back, where the supply is empty. */
  from: string | null;
  /** Whose ship it is. */
  into: number;
  /** Where the ship stands into which it goes. */
  ship: string;
}

/** When a pyramid ends the game. */
export type PacalEnding =
  /** At once. */
  | 'now'
  /** With the end of this round. */
  | 'round';

/** What ends the game. */
export interface PacalEndsAt {
  /** With this many points the round is the last; with two players the game is over at once. */
  points: number;
  /** A player who builds and has exactly this many pyramids left ends the game at once. */
  pyramids_left: number;
  /** After this many rounds without a pyramid the game is over; 0 for never. */
  stall_rounds: number;
}

export type PacalFace = number | 'arrows';

/** What the final scoring pays everybody, part by part. */
export interface PacalFinalScoring {
  /** For every district, in the order of the board. */
  districts: number[][];
  /** For unused god stones. */
  god_stones: number[];
  /** For places at the lake. */
  lake: number[];
  /** For places at the river. */
  river: number[];
}

/** How a ship flies. */
export interface PacalFlight {
  /** How many stones may be dropped then: two, or one after a bent flight. */
  stones: number;
  /**
   * Every square on the way, without the first and with the last. Of several bent ways, one with
   * the fewest turns; a leap passes over everything.
   */
  way: string[];
}

/**
 * What a player should know about an action before playing it.
 *
 * Nothing in it depends on what is inside ships.
 */
export type PacalHint =
  /** Of `fly`, `bend` and `leap`. */
  | PacalFlight
  /** Of `land`. */
  | PacalLanding
  /** Of `drop`. */
  | PacalDrop
  /** Of `build` and `raise`; boxed, because it is by far the largest. */
  | PacalConstruction;

/** How a ship lands. */
export interface PacalLanding {
  /** How many stones may be dropped then: one after a god stone, else none. */
  stones: number;
}

/** A component that can be our reconstruction. */
export type PacalPart =
  /** The map, and where the covers lie. */
  | 'board'
  /** The faces of the die. */
  | 'die';

/** Everything on the table that changes. */
export interface PacalPosition {
  /** Whether this round is the last. */
  closing: boolean;
  /** The squares that are out of play. */
  covered: string[];
  /** What was rolled, while it holds. */
  die: PacalFace | null;
  /** Everybody's floors in every district, in the order of the board. */
  districts: PacalDistrictNow[];
  /** What the final scoring pays, or would pay now. */
  final_scoring: PacalFinalScoring;
  /** Whether this is the first round, in which every ship leaves the sacred district straight. */
  first_round: boolean;
  /** Complete rounds in a row without a pyramid built or raised. */
  idle_rounds: number;
  /** Everybody's points. */
  scores: number[];
  /** Whose turn it is; meaningless once the game is over. */
  seat: number;
  /** What everybody has, in turn order. */
  seats: PacalSeat[];
  /** Everybody's floors at the river and at the lake. */
  shores: PacalShores;
  /** Who started the round. */
  starter: number;
  /** What has to be done next. */
  step: PacalStep;
  /** How many stones may still be dropped in this turn, while stones are dropped. */
  stones_to_drop: number;
  /** The turns after the current one, in this round and the next. */
  upcoming: PacalUpcoming[];
}

/** A pyramid that stands. */
export interface PacalPyramid {
  /** How high it is. */
  floors: number;
  /** Where. */
  square: string;
}

/** What a seat has. */
export interface PacalSeat {
  /** The god stones not used. */
  god_stones: number[];
  /** The stones inside the ship, by color; null where that is hidden. */
  inside: number[] | null;
  /** How many pyramids are in front of them, by floors less one. */
  pyramid_supply: [number, number, number, number, number];
  /** The pyramids that stand. */
  pyramids: PacalPyramid[];
  /** Where the ship stands, once it is placed. */
  ship: string | null;
  /** How many stones are in front of them. */
  stone_supply: number;
  /** The visible stones. */
  stones: string[];
}

/** A water whose shore counts in the end. */
export type PacalShore =
  /** The river. */
  | 'river'
  /** The lake. */
  | 'lake';

/** Everybody's floors at the water. */
export interface PacalShores {
  /** At the lake. */
  lake: number[];
  /** At the river. */
  river: number[];
}

/** What has to be done next. */
export type PacalStep =
  /** A ship is placed. */
  | 'place'
  /** The die is rolled. */
  | 'roll'
  /** The ship moves. */
  | 'move'
  /** The ship lands after a god stone. */
  | 'land'
  /** Stones may be dropped. */
  | 'drop'
  /** A pyramid may be built or raised. */
  | 'build'
  /** Nothing: the game is over. */
  | 'over';

/** A turn after the current one, unless the game ends first. */
export interface PacalUpcoming {
  /** 0 for a turn of this round, 1 for one of the next. */
  round: number;
  /** Whose turn it is. */
  seat: number;
}

/** How much time there is to think. */
export type Pace =
  /** No clock. */
  | {
      kind: 'unhurried';
    }
  /** Everybody is present: an allowance for every turn, and a reserve for the whole game. */
  | {
      kind: 'live';
      /** Seconds for all turns that take longer, together. */
      reserve_seconds: number;
      /** Seconds for a turn; unused ones are lost. */
      turn_seconds: number;
    }
  /** Correspondence: so many days for a turn. */
  | {
      /** The days. */
      days: number;
      /** How many days off each person may take in the game. */
      days_off?: number;
      kind: 'days';
      /**
       * Whether Saturdays and Sundays do not count: where it is midnight then, in minutes east
       * of UTC. Left out if they count.
       */
      weekends_off?: number;
    };

/** Where you have a seat now. */
export interface PairAnswer {
  /** The table. */
  table: TableId;
}

/**
 * Asks for a seat at a table where somebody else waits for the same game; without one, a table is
 * opened where others are seated.
 */
export interface PairRequest {
  /** The name of the game. */
  game: string;
  /** The color and mark that you would like to have, 1 to 5. */
  look?: number | null;
  /** Your name. If somebody at the table has the same, a number is added. */
  name: string;
  /** How many players. */
  seats: number;
  /** The table where you wait already. You are moved if others wait somewhere else. */
  table?: TableId | null;
}

/** The phase of the table. */
export type Phase =
  /** Waiting for people to sit down. */
  | 'gathering'
  /** The game is being played. */
  | 'playing'
  /** The game is paused. */
  | 'paused'
  /** The game has ended, or the table was closed. */
  | 'over';

/**
 * What luck and choices did to one player's expected points: `start + luck + own + others +
 * remainder = end`. Here the remainder is not spread over the others.
 */
export interface PointsAccount {
  /** The points at the end. */
  end: number;
  /** What dice and draws changed. */
  luck: number;
  /** What the choices of all others changed. */
  others: number;
  /** What the player's own choices changed. */
  own: number;
  /** What two looks at the same position disagree about, added up. */
  remainder: number;
  /** The points expected before the first action. */
  start: number;
}

/** Everything on the table that the viewer may see, as the game shows it. */
export type Position = PacalPosition | UxmalPosition;

/** Who is at a table right now. It is not part of the view, because it is never stored. */
export interface Presence {
  /** The people with a seat who are not connected; all others are here. */
  away: AwayPerson[];
  /** How many people watch without a seat. */
  watching: number;
}

/** The body of every error. A refused request has changed nothing. */
export interface Problem {
  /** The facts: the arguments of the message. */
  args: Args;
  /** The stable code: the key of a message. */
  code: string;
  /** The message as a sentence. */
  message: string;
  /** The clause of the rules that forbids it, if there is one. */
  rule: string | null;
}

/** The server's public key. */
export interface PublicKey {
  /** The Ed25519 key that signs records, as 64 hexadecimal digits. */
  key: string;
}

/** The subscription to end. */
export interface PushEndpoint {
  /** The URL at the browser's push service. */
  endpoint: string;
}

/** Where a browser takes push messages, as its `PushSubscription` says. */
export interface PushSubscription {
  /** The authentication secret: 16 bytes in base64url. */
  auth: string;
  /** The URL at the browser's push service. */
  endpoint: string;
  /** The browser's public key: an uncompressed point of P-256 in base64url. */
  p256dh: string;
}

/** The quiet hours of this browser. */
export interface Quiet {
  /** The hours; null for none. */
  hours: QuietHours | null;
}

/** From one time of day to another: notices wait until their end. */
export interface QuietHours {
  /** When they begin, in minutes after midnight. */
  from: number;
  /** The time zone, in minutes east of UTC. */
  minutes_east: number;
  /** When they end, in minutes after midnight: at most twelve hours later. */
  to: number;
}

/** A record to replay or check. */
export interface RecordText {
  /** The record, as text. */
  record: string;
}

/** The version of the program. */
export interface Release {
  /** The first digits of the commit it was built from; left out if that is not known. */
  commit?: string;
  /** The version, such as `0.2.0`. */
  version: string;
}

/** Every position of a record. */
export interface Replay {
  /** What never changes in the game. */
  board: Board;
  /**
   * The position at the start, then one after every action. The last field: a server writes them
   * one by one.
   */
  frames: ReplayFrame[];
  /** The name of the game. */
  game: string;
  /** The name of the components, if they have one. */
  map?: string;
  /** The names of the seats in order; null if the record has none. */
  names: (string | null)[];
  /** The options of the game that are not the default, as the record has them. */
  options: Record<string, unknown>;
  /** The numbers of the seats that have won. */
  winners: number[];
}

/** A position of a record. */
export interface ReplayFrame {
  /** The action that led to it; none at the start. */
  after: LogEntry | null;
  /** What the acting player is asked. */
  asks: Sentence;
  /** Everything on the table. */
  position: Position;
  /** The points of every seat. */
  scores: number[];
  /** Who acts. */
  whose: NextToAct;
}

/** What a report is about. */
export type ReportReason =
  /** A name that is an insult or worse. */
  | 'name'
  /** Insults, threats or spam in the chat. */
  | 'chat'
  /** Somebody cheats, or plays only to annoy the others. */
  | 'play'
  /** Something else. */
  | 'other';

/** 1 to 64 letters, digits, `-` and `_`. */
export type RequestId = string;

/**
 * The review of a finished game.
 *
 * For every player `start + luck + own + others = end`.
 */
export interface Review {
  /** Every die roll and draw, in order. */
  chances: ReviewedChance[];
  /** Every choice between at least two actions, in order. */
  choices: ReviewedChoice[];
  /** What every position that was looked at is worth, in order; the last is the result. */
  curve: CurvePoint[];
  /** The name of the game. */
  game: string;
  /** The moments that decided the game, at most five, the largest first. */
  moments: DecisiveMoment[];
  /** What luck and choices did for every seat, in turn order. */
  players: ReviewedPlayer[];
  /** How many playouts every choice and every chance event got. */
  playouts: number;
  /** The seed of the search. */
  seed: number;
}

/** How bad a choice was, by the chance to win that it gave away. */
export type ReviewMark =
  /** It gave away at least 0.01. */
  | 'slip'
  /** It gave away at least 0.02. */
  | 'mistake'
  /** It gave away at least 0.08. */
  | 'blunder';

/**
 * One line of the answer to a review request: a stream of JSON objects, one on each line.
 *
 * After `started` come any number of `progress` lines and then one `done` or `failed`. While other
 * reviews are before this one, `queued` says how many.
 */
export type ReviewMessage =
  /** Other reviews come first. */
  | {
      /** How many. */
      ahead: number;
      say: 'queued';
    }
  /** The work begins. */
  | {
      /** How many actions the record has. */
      actions: number;
      /** The name of the game. */
      game: string;
      /** How many choices and chance events are to be judged. */
      of: number;
      /** How many play. */
      players: number;
      say: 'started';
    }
  /** What was judged since the last line. */
  | ReviewProgress & {
      say: 'progress';
    }
  /** The whole review. */
  | {
      /** The review. */
      review: Review;
      say: 'done';
    }
  /** The review could not be finished. */
  | {
      /** The facts: the arguments of the message. */
      args: Args;
      /** The stable code: the key of a message. */
      code: string;
      /** The message as a sentence. */
      message: string;
      say: 'failed';
    };

/** What was judged since the last line of a stream. */
export interface ReviewProgress {
  /** The chance events judged since the last line. */
  chances: ReviewedChance[];
  /** The choices judged since the last line. */
  choices: ReviewedChoice[];
  /** The points of the curve since the last line. */
  curve: CurvePoint[];
  /** How many choices and chance events are judged by now. */
  judged: number;
  /** How many there are. */
  of: number;
}

/** Asks for the review of a finished game. */
export interface ReviewRequest {
  /** The record, as text. The game must be over. */
  record: string;
}

/** What a die roll or a draw was worth compared with everything that could have come. */
export interface ReviewedChance {
  /** The number of actions played before it. */
  at: number;
  /** How likely every seat was to win before it: the average of all outcomes. */
  before: number[];
  /** Whether it gave somebody 0.30 or more. */
  joker?: boolean;
  /** What it changed in everybody's chance to win, compared with the average of all outcomes. */
  luck: number[];
  /** What it changed in everybody's expected points. */
  luck_points: number[];
  /**
   * The same as the one look before it saw it: the best play after what came, less the average of
   * all outcomes. `luck` adds a part of what the next, deeper look says; this does not.
   */
  luck_seen: number[];
  /** What came. */
  outcome: string;
  /** How many outcomes were possible. */
  outcomes: number;
}

/** What a choice was worth, and what the best action was worth. */
export interface ReviewedChoice {
  /** The number of actions played before it. */
  at: number;
  /** The best action; the one that was played if nothing was better. */
  best: string;
  /** How play was expected to go on after the best action, that action first. */
  best_line: string[];
  /** The points every seat would have been expected to end with after the best action. */
  best_points: number[];
  /** How likely every seat would have been to win after the best action. */
  best_win: number[];
  /** Why the best action was better, as facts; for marked choices. */
  facts?: Sentence[];
  /** The chance to win that the choice gave away, from 0 to 1. */
  loss: number;
  /** The expected points that it gave away; negative if it gained points. */
  loss_points: number;
  /** How bad it was; none if it gave nothing visible away. */
  mark?: ReviewMark;
  /** The action that was played. */
  played: string;
  /** The points every seat is expected to end with after what was played. */
  points: number[];
  /** The number of the seat that chose. */
  seat: number;
  /** How likely every seat is to win after what was played. */
  win: number[];
}

/** What luck and choices did to one player's chance to win: `start + luck + own + others = end`. */
export interface ReviewedPlayer {
  /** From 0 to 1: 1 if no choice gave anything away. */
  accuracy: number;
  /** How many of them were blunders. */
  blunders: number;
  /** How many choices were judged. */
  choices: number;
  /** 1 for a win, 0 for a loss; winners who tie share the 1. */
  end: number;
  /** What dice and draws changed. */
  luck: number;
  /** What dice and draws changed in points. */
  luck_points: number;
  /**
   * What dice and draws changed in the look that judged each of them alone: the plain numbers of
   * `ReviewedChance::luck_seen`, added up. They are not part of the sum.
   */
  luck_seen: number;
  /** How many of them were mistakes. */
  mistakes: number;
  /** What the choices of all others changed. */
  others: number;
  /** What the player's own choices changed: zero for perfect play, otherwise negative. */
  own: number;
  /** What moved the player's points. */
  points: PointsAccount;
  /**
   * How much of `luck + own + others` comes from changed opinions between two looks at the same
   * position. It is spread over the three in proportion to what moved in each.
   */
  remainder: number;
  /** The number of the seat. */
  seat: number;
  /** How many of them were slips. */
  slips: number;
  /** The chance to win before the first action. */
  start: number;
}

/** A roll, and what it was chosen from. */
export interface RolledFrom {
  /** The line of the record. */
  line: number;
  /**
   * All possible outcomes with their weights, sorted as text; left out if they are those of the
   * roll before.
   */
  outcomes?: Outcome[];
}

/** Who holds a seat. */
export type SeatKind =
  /** Nobody. */
  | 'open'
  /** A person. */
  | 'person'
  /** A bot. */
  | 'bot';

/** The number of a seat, counted from one. */
export type SeatNumber = number;

/** A seat. */
export interface SeatView {
  /** Why a bot stands in for the person. */
  away: AwayReason | null;
  /** The level of the bot that plays it, permanently or as a stand-in. */
  bot: LevelName | null;
  /** The seats of those who agree that a bot plays for this person, who is away. */
  bot_wanted_by?: number[];
  /** Their contribution to the dice, once it is revealed. Only before the start. */
  contribution?: string;
  /** Days off that they may still take; left out where there are none to take. */
  days_off_left?: number;
  /** Whether the person is the host. */
  host: boolean;
  /** Who holds it. */
  kind: SeatKind;
  /** The number of its color and mark, 1 to 5; no two seats have the same. */
  look: number;
  /** The name of the person. */
  name: string | null;
  /** When the days off end that they took last; left out if they took none. */
  off_until?: Moment;
  /** The SHA-256 of their contribution to the dice, once it is promised. Only before the start. */
  promise?: string;
  /** Reserve in milliseconds beyond the allowance of each turn, as of the last turn. */
  reserve: number | null;
  /** Its number. */
  seat: number;
  /** Whether they want a pause. */
  wants_pause: boolean;
  /** Whether they want a rematch. */
  wants_rematch: boolean;
}

/** A sentence for a person, in no language yet: the key of a message and its arguments. */
export interface Sentence {
  /** The arguments by name: numbers and texts. */
  args: Args;
  /** The key of the message. */
  key: string;
}

/** What a server sends on a socket. */
export type ServerMessage =
  /** The whole table as you may see it. */
  | {
      say: 'view';
      /** The table. */
      view: TableView;
    }
  /** What happened. */
  | TableUpdate & {
      say: 'news';
    }
  /** A request was granted and is durable; its update may come before or after. */
  | Granted & {
      say: 'granted';
    }
  /** Who is here, who is away and how many are watching; sent at first and after changes. */
  | Presence & {
      say: 'presence';
    }
  /** Somebody nudges you: it is your turn. */
  | {
      /** The number of their seat. */
      by: number;
      say: 'nudged';
    }
  /** An action would be allowed, or a nudge was accepted. */
  | {
      /** The client's identifier for the question. */
      id: RequestId;
      say: 'allowed';
    }
  /** A request, or an action that was asked about, is refused. */
  | {
      /** The facts: the arguments of the message. */
      args: Args;
      /** The stable code: the key of a message. */
      code: string;
      /** The client's identifier for the request or the question. */
      id: RequestId;
      /** The message as a sentence. */
      message: string;
      /** The clause of the rules that forbids it, if there is one. */
      rule: string | null;
      say: 'refused';
    }
  /** Something is wrong with the whole connection. */
  | {
      /** The facts: the arguments of the message. */
      args: Args;
      /** The stable code: the key of a message. */
      code: string;
      /** The message as a sentence. */
      message: string;
      say: 'trouble';
    };

/** Who may watch without a seat. */
export type Spectators =
  /** Nobody. */
  | 'none'
  /** Anyone with the link. */
  | 'link'
  /** Anyone: the table is listed. */
  | 'public';

/** Who lets a bot play for a player who is away. */
export type StandInBy =
  /** Everybody else who is here has to agree. */
  | 'all'
  /** The host alone; everybody while the host is away. */
  | 'host';

/** A position with nothing hidden, and its legal actions. */
export interface Study {
  /** What the acting player is asked. */
  asks: Sentence;
  /** What never changes in the game. */
  board: Board;
  /** The name of the game. */
  game: string;
  /** The points of every seat if everything that is scored later were scored now. */
  if_scored_now: number[];
  /** The legal actions, also those of chance, sorted as text. */
  legal: LegalAction[];
  /** The name of the components, if they have one. */
  map?: string;
  /** How many play. */
  players: number;
  /** Everything on the table. */
  position: Position;
  /** How likely each legal action is, in the same order, if chance acts; otherwise left out. */
  probabilities?: number[];
  /** The record with the moves of the request at its end. */
  record: string;
  /** The points of every seat. */
  scores: number[];
  /** What the moves of the request did. */
  told: LogEntry[];
  /** Who acts. */
  whose: NextToAct;
  /** The numbers of the seats that have won. */
  winners: number[];
}

/** A position to study. */
export interface StudyRequest {
  /** The position after so many of its actions; by default after all of them. */
  at?: number | null;
  /** Actions that are played after those of the record. */
  moves?: string[];
  /** The record, as text; an unfinished one gives the position it reaches. */
  record: string;
}

/** What a person can ask of a table. */
export type TableCommand =
  /**
   * Take this seat, or the first open one; before the start also to change seats. `look` is the
   * color and mark that the person would like to have, 1 to 5.
   */
  | {
      ask: 'sit';
      look?: number | null;
      name: string;
      seat?: number | null;
    }
  /** Leave: before the start the seat becomes free, later a bot stands in. */
  | {
      ask: 'leave';
    }
  /** Take the seat back from the stand-in. */
  | {
      ask: 'take_back';
    }
  /** Host: add a seat. */
  | {
      ask: 'open_seat';
    }
  /** Host: remove a seat. */
  | {
      ask: 'close_seat';
      seat: SeatNumber;
    }
  /** Host: put a bot on this open seat, or change the level of the bot there. */
  | {
      ask: 'fill_seat';
      level: LevelName;
      seat: SeatNumber;
    }
  /** Host: remove the person or bot from this seat. */
  | {
      ask: 'free_seat';
      seat: SeatNumber;
    }
  /** Host: choose the level of stand-ins. */
  | {
      ask: 'choose_stand_in';
      level: LevelName;
    }
  /** Let a bot play for the person on this seat, who is away; or withdraw that. */
  | {
      ask: 'let_bot_play';
      seat: SeatNumber;
      wanted: boolean;
    }
  /**
   * Promise a contribution to the dice: its SHA-256, as 64 hexadecimal digits. Before the start
   * and before the seats are closed.
   */
  | {
      ask: 'promise';
      hash: string;
    }
  /** Reveal the contribution that was promised: 32 hexadecimal digits. When the seats are closed. */
  | {
      ask: 'reveal';
      value: string;
    }
  /**
   * Host: start the game. Where contributions were promised, this closes the seats, and the game
   * starts when all are revealed; a second time it starts without those that are missing.
   */
  | {
      ask: 'start';
    }
  /** One step of the turn, in notation. */
  | {
      action: string;
      ask: 'play';
    }
  /** Undo the last step. */
  | {
      ask: 'undo';
    }
  /** Undo the whole turn, as far as possible. */
  | {
      ask: 'undo_turn';
    }
  /** End the turn. */
  | {
      ask: 'end_turn';
    }
  /** Choose whether to end turns by hand. */
  | {
      ask: 'confirm';
      on: boolean;
    }
  /** Ask for a pause, or withdraw that. */
  | {
      ask: 'pause';
      wanted: boolean;
    }
  /** End the pause. */
  | {
      ask: 'resume';
    }
  /** Take days off in a slow game: the clock stands still for so many days. */
  | {
      ask: 'take_days_off';
      days: number;
    }
  /** Send a chat message. */
  | {
      ask: 'say';
      words: ChatText;
    }
  /** Mute the person on this seat, or unmute them. */
  | {
      ask: 'mute';
      on: boolean;
      seat: SeatNumber;
    }
  /** Host: switch the chat on or off. */
  | {
      ask: 'switch_chat';
      on: boolean;
    }
  /** Ask for a rematch, or withdraw that. */
  | {
      ask: 'rematch';
      wanted: boolean;
    };

/** The board of a table as one person may see it, drawn as text. */
export interface TableDrawing {
  /** Its lines; none before the start. */
  lines: DrawnPart[][];
  /** The version that this shows. */
  version: number;
}

/** 1 to 64 letters, digits, `-` and `_`. */
export type TableId = string;

/** The tables that are open to the public. */
export interface TableList {
  /** The tables, most recently active first. */
  tables: TableSummary[];
}

/** A request over HTTP. */
export interface TableRequest {
  /** The client's identifier for it: a retry is answered again and not carried out twice. */
  id: RequestId;
  /** The version that the client saw. */
  seen: number;
  /** The command. */
  what: TableCommand;
}

/** A table in a list. It has no options: components can be large, and the view of the table has them. */
export interface TableSummary {
  /** When the last event happened. */
  at: Moment;
  /** Whether the operator has closed the table. It is over then, and has no result. */
  closed?: boolean;
  /** The deadline of the turn, if there is one. */
  deadline: Moment | null;
  /** The name of the game. */
  game: string;
  /** The name of the components, if they have one. */
  map?: string;
  /** How much time there is. */
  pace: Pace;
  /** Whether the game starts by itself when every seat is taken: strangers meet here. */
  pairing?: boolean;
  /** The phase of the table. */
  phase: Phase;
  /** How the game ended; left out before that. */
  result?: GameResult;
  /** The seats in turn order. */
  seats: SeatView[];
  /** The table. */
  table: TableId;
  /** The number of the seat whose turn it is. */
  turn: number | null;
  /** Its version. */
  version: number;
  /** Whether the game hides what its rules hide. */
  visibility: Visibility;
  /**
   * How many people watch without a seat; only in the stream of the lobby, and only if there are
   * any.
   */
  watching?: number;
}

/** What happened at a table, and which fields of the view changed. */
export interface TableUpdate {
  /** What happened, in order, without gaps. */
  events: EventView[];
  /** The fields of the view that changed. */
  now: ViewPatch;
  /** The version of the table now. */
  version: number;
}

/**
 * Everything that a person may see of a table, and nothing else.
 *
 * Two tables that differ only in what a viewer may not see have equal views, byte for byte in
 * JSON.
 */
export interface TableView {
  /** What the acting player is asked. */
  asks: Sentence | null;
  /** What never changes in the game: map, die, values. Null before the start. */
  board: Board | null;
  /** Whether people may chat. */
  chat: boolean;
  /** Whether the operator has closed the table. It is over then, and nobody has won. */
  closed?: boolean;
  /** The commitment to the dice: the SHA-256 of the seed. */
  commitment: string;
  /** How the dice are made. */
  dice: DiceView;
  /** The name of the game. */
  game: string;
  /** The name of the components, if they have one. */
  map?: string;
  /** The time of the server. */
  now: Moment;
  /** How many actions were played before the game started; see `NewTable::opening`. */
  opening: number;
  /** The options of the game that are not the default. */
  options: Record<string, unknown>;
  /** How much time there is. */
  pace: Pace;
  /** Whether the game starts by itself when every seat is taken: strangers meet here. */
  pairing?: boolean;
  /** The phase of the table. */
  phase: Phase;
  /** Everything on the table that the viewer may see, as the game shows it. */
  position: Position | null;
  /** The table of the rematch. */
  rematch: TableId | null;
  /** The table that this one is a rematch of. */
  rematch_of: TableId | null;
  /** The chat. */
  said: ChatLine[];
  /** The points of every seat. */
  scores: number[];
  /** The seats in turn order. */
  seats: SeatView[];
  /** The seed, once the game is over. */
  seed: string | null;
  /** Who may watch. */
  spectators: Spectators;
  /** The level of stand-ins. */
  stand_in: LevelName;
  /** Who lets a bot play for a player who is away; everybody if it is left out. */
  stand_in_by?: StandInBy;
  /**
   * Whether the game starts by itself when everybody has contributed to the dice: it was opened
   * that way, or is a rematch.
   */
  starts?: boolean;
  /** The table. */
  table: TableId;
  /** Whose turn it is. */
  turn: TurnView | null;
  /** The version that this shows. */
  version: number;
  /** Whether the game hides what its rules hide. */
  visibility: Visibility;
  /** The numbers of the seats that have won. */
  winners: number[];
  /** What concerns the viewer alone; null for spectators. */
  you: YourView | null;
}

/** The current turn. */
export interface TurnView {
  /** Whether it is complete and only has to be ended. */
  complete: boolean;
  /** The deadline, if there is one. */
  deadline: Moment | null;
  /** Counted from one. */
  number: number;
  /** The number of the seat. */
  seat: number;
  /** When it started, shifted by pauses. */
  since: Moment;
}

/** What never changes in a game. */
export interface UxmalBoard {
  /** What is printed on the base board: eight rows of eight symbols. */
  base: [string, string, string, string, string, string, string, string];
  /** The points for a card of the idols of rank 1 and rank 2 at the end of a phase. */
  card_points: [number, number];
  /** How many cards of every idol there are. */
  cards: number;
  /** The sites of levels 1, 2 and 3. */
  levels: [UxmalSiteCells[], UxmalSiteCells[], UxmalSiteCells[]];
  /** What is our reconstruction. */
  ours: UxmalPart[];
  /** The points for a priest, level 1 first, rank 1 first. */
  points: [[number, number, number], [number, number, number], [number, number, number]];
  /** What becomes of the priests between the phases. */
  priests: UxmalPriests;
  /** How many priests everybody has in phases 1, 2 and 3. */
  priests_in_phase: [number, number, number];
  /** Whether anything here is our reconstruction rather than the printed game. */
  reconstructed: boolean;
  /** The tiles of the game, all of them. */
  tiles: UxmalTileCount[];
}

/** How many cards of each idol. */
export interface UxmalCards {
  J: number;
  M: number;
  Q: number;
  S: number;
  T: number;
}

/** What a claim gives. */
export interface UxmalClaim {
  /** How many cards its stack gives. */
  cards: number;
  /** The idol of the cards. */
  idol: UxmalIdol;
}

/** A situation that gives cards. */
export interface UxmalEarning {
  /** How many cards its stack gives. */
  cards: number;
  /** The claim in notation; asked for only where there are several. */
  claim: string;
  /** The idol of the cards. */
  idol: UxmalIdol;
}

/** What a player should know about an action before playing it. */
export type UxmalHint =
  /** Of `put`. */
  | UxmalPlacement
  /** Of `overlay` and `adjacent`. */
  | UxmalClaim
  /** Of `priest`. */
  | UxmalPriestPlaced
  /** Of `move`. */
  | UxmalMove
  /** Of `pay`. */
  | UxmalPay
  /** Of `venerate` and `curse`. */
  | UxmalTrackMove;

export type UxmalIdol = 'J' | 'S' | 'Q' | 'M' | 'T';

/** How a priest walks. */
export interface UxmalMove {
  /** How many cards that costs. */
  cost: number;
  /** Where it stands. */
  from: string;
  /** The idol on which it will stand; null for a blank. */
  idol: UxmalIdol | null;
  /** Where it will stand. */
  to: string;
  /**
   * One of the cheapest ways, without the first cell and with the last; cells with a priest on
   * it cost nothing.
   */
  way: string[];
  /** What it would score at the end of its way. */
  worth_after: number;
  /** What the priest would score if the phase ended now. */
  worth_before: number;
}

/** A component that can be our reconstruction. */
export type UxmalPart =
  /** The names of three idols. */
  | 'idols'
  /** The print on the base board. */
  | 'base'
  /** The faces of the tiles. */
  | 'tiles'
  /** The points for priests. */
  | 'points';

/** What pays for a move. */
export interface UxmalPay {
  /** The cards. */
  cards: UxmalCards;
}

/** A move that is not paid for yet. */
export interface UxmalPending {
  /** How many cards that costs. */
  cost: number;
  /** Where the priest stands. */
  from: string;
  /** Where it will stand. */
  to: string;
}

/** What a tile covers and earns. */
export interface UxmalPlacement {
  /** The cells it covers, in the order NW, NE, SE, SW. */
  cells: [string, string, string, string];
  /** Whether it completes the level, so that the phase is scored. */
  completes: boolean;
  /** The situations that give cards, of which the player takes one. */
  earns: UxmalEarning[];
  /** What it shows there. */
  face: string;
  /** The level it lies on. */
  level: number;
}

/** Everything on the table that changes. */
export interface UxmalPosition {
  /** What everybody's cards would score if the phase ended now; null for a hidden hand. */
  cards_worth: (number | null)[];
  /** The tile that is to be put. */
  drawn: string | null;
  /** How many cards everybody has. */
  hand_sizes: number[];
  /** Everybody's cards; null for a hidden hand. */
  hands: (UxmalCards | null)[];
  /** The level of what can be seen in every cell: eight rows of eight digits. */
  levels: [string, string, string, string, string, string, string, string];
  /** How many priests everybody has beside the board. */
  off_board: number[];
  /** A move that is not paid for yet: its priest still stands where it stood. */
  pending: UxmalPending | null;
  /** The phase, which is also the level being built. */
  phase: number;
  /** The points for a priest, level 1 first, rank 1 first. */
  points: [[number, number, number], [number, number, number], [number, number, number]];
  /** The idols on spaces 1 to 5 of the track; none before their order is decided. */
  popularity: UxmalIdol[];
  /** Where everybody's priests stand. */
  priests: string[][];
  /** The tiles face down. */
  reserve: UxmalTileCount[];
  /** How every phase so far was scored, the first one first. */
  scored: UxmalScored[];
  /** Everybody's points. */
  scores: number[];
  /** Whose turn it is; null while chance acts, and once the game is over. */
  seat: number | null;
  /** The claims between which the player chooses. */
  situations: string[];
  /** The cards that no seat holds. */
  stacks: UxmalCards;
  /** What is to be done next. */
  step: UxmalStep;
  /** What can be seen in every cell: eight rows of eight symbols. */
  symbols: [string, string, string, string, string, string, string, string];
  /** Who has won, once the game is over. */
  winners: number[];
  /** What everybody's priests would score if the phase ended now, in the same order. */
  worth: UxmalWorth[][];
}

/** Where a priest will stand. */
export interface UxmalPriestPlaced {
  /** The cell. */
  cell: string;
  /** The idol there. */
  idol: UxmalIdol | null;
  /** The level there. */
  level: number;
  /** What a priest there would score if the phase ended now. */
  worth: number;
}

/** What becomes of the priests between the phases. */
export type UxmalPriests =
  /** Everybody takes all priests back (A.9.4b). */
  | 'break'
  /** Priests stay on the pyramid (A.11.1). */
  | 'stay'
  /** Everybody takes all priests back and loses one for good (A.11.2). */
  | 'dwindle';

/** How a phase was scored, from the ranking and the position that it was scored by. */
export interface UxmalScored {
  /** The phase. */
  phase: number;
  /** The idols on spaces 1 to 5 of the track. */
  popularity: [UxmalIdol, UxmalIdol, UxmalIdol, UxmalIdol, UxmalIdol];
  /** What everybody scored. */
  seats: UxmalScoredSeat[];
}

/** What the cards of an idol brought at the end of a phase. */
export interface UxmalScoredCards {
  /** How many cards. */
  count: number;
  /** The idol. */
  idol: UxmalIdol;
  /** What they brought. */
  points: number;
}

/** What a seat scored at the end of a phase. */
export interface UxmalScoredSeat {
  /** The cards that were counted and went back, by idols. */
  cards: UxmalScoredCards[];
  /** All points together. */
  points: number;
  /** Every priest on the pyramid, and what it brought. */
  priests: UxmalWorth[];
}

/** A site and what a tile on it covers. */
export interface UxmalSiteCells {
  /** The cells under a tile, in the order NW, NE, SE, SW. */
  cells: [string, string, string, string];
  /** Its name on its level. */
  site: string;
}

/** What is to be done next. */
export type UxmalStep =
  /** The order of the popularity track is decided. */
  | 'order'
  /** One of the actions of a turn is chosen. */
  | 'turn'
  /** A tile is drawn. */
  | 'draw'
  /** The drawn tile is put. */
  | 'put'
  /** Cards are claimed. */
  | 'claim'
  /** A move is paid for. */
  | 'pay'
  /** Nothing: the game is over. */
  | 'over';

/** Equal tiles, and how many there are. */
export interface UxmalTileCount {
  /** How many of it. */
  copies: number;
  /** The tile, its blank first. */
  tile: string;
}

/** Where an idol goes on the track. */
export interface UxmalTrackMove {
  /** How many of its cards that costs. */
  cost: number;
  /** Its space, 1 to 5. */
  from: number;
  /** The idol. */
  idol: UxmalIdol;
  /** Its space then. */
  to: number;
}

/** What a priest would score if the phase ended now. */
export interface UxmalWorth {
  /** Where it stands. */
  cell: string;
  /** The idol it stands on; null on a blank. */
  idol: UxmalIdol | null;
  /** The level it stands on. */
  level: number;
  /** What that scores. */
  points: number;
  /** The space of its idol on the track, 1 to 5; null on a blank. */
  rank: number | null;
}

/** Whether the dice of a record follow from its seed. */
export interface VerifyReport {
  /** What was found, in the order of the record; an error is the last. */
  findings: Finding[];
  /** Whether everything that was checked is right. */
  holds: boolean;
  /** What each roll was chosen from, if that was asked for: all rolls in order. */
  rolls?: RolledFrom[];
}

/** A record whose dice are to be checked. */
export interface VerifyRequest {
  /** The commitment that a player kept, as 64 hexadecimal digits. */
  commitment?: string | null;
  /** Whether to list what each roll was chosen from, so that the client can compute it too. */
  outcomes?: boolean;
  /** The text of the record. */
  record: string;
}

/** Counts the events of a table: the first has version 1. */
export type Version = number;

/** The fields of a `TableView` that may have changed, each complete; others are left out. */
export interface ViewPatch {
  asks?: Sentence;
  board?: Board;
  chat?: boolean;
  closed?: boolean;
  dice?: DiceView;
  now?: Moment;
  phase?: Phase;
  position?: Position;
  rematch?: TableId;
  said?: ChatLine[];
  scores?: number[];
  seats?: SeatView[];
  seed?: string;
  stand_in?: LevelName;
  turn?: TurnView | null;
  winners?: number[];
  you?: YourView | null;
}

/** Whether the game hides what its rules hide: the contents of ships, or the hands of others. */
export type Visibility =
  /** Hidden things have to be remembered. */
  | 'memory'
  /** Everything is shown. */
  | 'open';

/** What concerns one person alone. */
export interface YourView {
  /** Whether they end their turns by hand. */
  confirms: boolean;
  /** Whether they are the host. */
  host: boolean;
  /** Their legal actions, sorted as text; empty unless it is their turn. */
  legal: LegalAction[];
  /** Whether their turn is complete and can be ended. */
  may_end_turn: boolean;
  /** The seats of people they have muted. */
  mutes: number[];
  /** The number of their seat. */
  seat: number | null;
  /** How many steps they may undo. */
  undoable: number;
}
