// Builds the game log from the server's log and the events since.
import type { GameLog, EventView, Sentence, LogEntry } from '../protocol';

/** A line of the log: something that happened, not yet translated. */
export interface Line {
  /** The seat that acted; null for chance and for events without an actor. */
  seat: number | null;
  /** The sentence to show; null if the action is hidden. */
  told: Sentence | null;
  /** The action in notation, if there is a visible one. */
  action: string | null;
  /** True for game actions, false for table events such as a pause. */
  game: boolean;
}

/** The server's log, extended by newer events. */
export function log(base: GameLog | null, events: readonly EventView[]): Line[] {
  const lines = (base?.log ?? []).map(fromTold);
  const known = base?.version ?? 0;
  for (const event of events) if (event.version > known) add(lines, event);
  return lines;
}

/** More actions than any turn has. */
const A_TURN = 16;

/** The last actions, as events for the boards. */
export function latest(lines: readonly Line[]): EventView[] {
  const actions = lines.filter((line) => line.game && line.action !== null).slice(-A_TURN);
  return actions.map(({ seat, action, told }) => {
    const when = { at: 0, version: 0 };
    return seat === null
      ? { ...when, event: 'rolled', action: action ?? '', told }
      : { ...when, event: 'played', seat, action, told };
  });
}

function fromTold({ seat, told, action }: LogEntry): Line {
  return { seat, told, action, game: true };
}

function add(lines: Line[], event: EventView): void {
  switch (event.event) {
    case 'played':
      lines.push({ seat: event.seat, told: event.told, action: event.action, game: true });
      break;
    case 'rolled':
      lines.push({ seat: null, told: event.told, action: event.action, game: true });
      break;
    case 'undone':
      takeBack(lines, event.steps);
      break;
    default: {
      const told = around(event);
      if (told) lines.push({ seat: null, told, action: null, game: false });
    }
  }
}

/** Removes undone actions from the log. */
function takeBack(lines: Line[], steps: number): void {
  let left = steps;
  for (let at = lines.length - 1; at >= 0 && left > 0; at--) {
    if (!lines[at]?.game) continue;
    lines.splice(at, 1);
    left -= 1;
  }
}

/** The sentence for a table event, if the event still matters later. */
function around(event: EventView): Sentence | null {
  switch (event.event) {
    case 'left':
      return event.seat ? { key: 'page-event-left', args: { seat: event.seat } } : null;
    case 'timed_out':
      return { key: 'page-event-timed-out', args: { seat: event.seat } };
    case 'stood_in':
      return { key: 'page-event-stood-in', args: { seat: event.seat } };
    case 'taken_back':
      return { key: 'page-event-taken-back', args: { seat: event.seat } };
    case 'paused':
      return { key: 'page-event-paused', args: {} };
    case 'resumed':
      return { key: 'page-event-resumed', args: { seat: event.seat } };
    case 'closed':
      return { key: 'table-closed', args: {} };
    case 'days_off':
      return { key: 'page-event-days-off', args: { seat: event.seat, days: event.days } };
    default:
      return null;
  }
}

/**
 * The others' actions since your last turn, oldest first.
 *
 * Your actions in the current turn do not end the search.
 */
export function sinceYourTurn(lines: readonly Line[], you: number): Line[] {
  const game = lines.filter((line) => line.game);
  let end = game.length;
  while (end > 0 && isYours(game[end - 1], you)) end -= 1;
  let start = end;
  while (start > 0 && game[start - 1]?.seat !== you) start -= 1;
  return game.slice(start, end).filter((line) => line.told);
}

/** A roll in your turn counts as yours. */
function isYours(line: Line | undefined, you: number): boolean {
  return line?.seat === you || (line?.seat === null && line.told?.args['seat'] === you);
}
