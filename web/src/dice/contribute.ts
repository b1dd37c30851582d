// Contributes to the dice before a game starts: promises 128 bits by their hash, and reveals them when
// the seats are closed. All people at this screen share one contribution.

import type { SeatView, TableCommand, TableView } from '../protocol';
import { randomHex, sha256Hex } from './digest';
import { keep, readKept } from './kept';

/**
 * How often a page contributes to the dice of one table by itself. A player who knows what
 * the dice will be and can start another round has another choice with every round.
 */
export const MOST_ROUNDS = 3;

/** Sends a command; resolves to null if the server granted it. */
type Ask = (what: TableCommand) => Promise<unknown>;

export class Contributor {
  #ask: Ask;
  /** Whether a promise was sent, and whether it was seen at the table. */
  #promise: 'none' | 'asked' | 'seen' = 'none';
  #revealing = '';

  constructor(
    ask: Ask,
    /** Hears how many rounds there were when the page contributes no more by itself; 0 if it does. */
    private readonly stopped: (rounds: number) => void = () => {},
  ) {
    this.#ask = ask;
  }

  /** Contributes again: the person at this screen wants it so. */
  goOn(view: TableView): void {
    keep(view.table, { rounds: 0 });
    this.see(view);
  }

  /** Does what the newest view calls for. */
  see(view: TableView): void {
    if (!readKept(view.table)) keep(view.table, { commitment: view.commitment });
    const seat = view.seats.find((each) => each.seat === view.you?.seat);
    if (view.phase !== 'gathering' || !seat || view.dice.scheme < 2) return;
    // A value that was sent is known to the server, whatever it says. If the seats are open again, somebody
    // could still choose another promise, so this one is good for nothing any more.
    const isSpent = !view.dice.closed && !seat.contribution && seat.promise === readKept(view.table)?.spent;
    const promise = isSpent ? null : seat.promise;
    if (promise) this.#promise = 'seen';
    else if (this.#promise === 'seen') this.#promise = 'none';
    const rounds = readKept(view.table)?.rounds ?? 0;
    const isStopped = !promise && rounds >= MOST_ROUNDS;
    this.stopped(isStopped ? rounds : 0);
    if (isStopped) return;
    if (!promise && this.#promise === 'none' && !view.dice.closed) this.#promiseOne(view, seat);
    else if (promise && view.dice.closed && !seat.contribution) this.#reveal(view, seat, promise);
  }

  #promiseOne(view: TableView, seat: SeatView): void {
    const kept = readKept(view.table);
    const value = kept?.value && !kept.revealed ? kept.value : randomHex();
    keep(view.table, { value, revealed: false, seats: [] });
    this.#promise = 'asked';
    const hash = sha256Hex(value);
    void this.#ask({ ask: 'promise', hash }).then((refused) => {
      if (refused) this.#promise = 'none';
    });
    // Nobody else could choose anything, so that there is nobody to wait for.
    const alone = view.seats.every((each) => each.kind === 'bot' || each.seat === seat.seat);
    if (view.starts && alone) this.#reveal(view, seat, hash);
  }

  /** A value that is not here was promised by another device, which reveals it on its next visit. */
  #reveal(view: TableView, seat: SeatView, promise: string): void {
    const kept = readKept(view.table);
    if (this.#revealing === promise || !kept?.value || sha256Hex(kept.value) !== promise) return;
    // A server that does not fix the setup first could choose it, and with it the dice, afterwards.
    const setup = view.dice.setup;
    if (!setup) return;
    const promised = view.seats.flatMap((each) => (each.promise ? [[each.seat, each.promise] as const] : []));
    const promises = Object.fromEntries([...promised, [seat.seat, promise] as const]);
    // What was shown when it was sent first is what counts, so it is never replaced, and the value is not
    // sent for anything else.
    const isAgain = kept.spent === promise;
    if (isAgain && !(kept.setup === setup && areSame(kept.promises, promises))) return;
    this.#revealing = promise;
    const seats = [...new Set([...(kept.seats ?? []), seat.seat])];
    const rounds = (kept.rounds ?? 0) + 1;
    keep(
      view.table,
      isAgain ? { seats } : { revealed: true, spent: promise, seats, promises, setup, rounds },
    );
    void this.#ask({ ask: 'reveal', value: kept.value }).then((refused) => {
      if (refused) this.#revealing = '';
    });
  }
}

function areSame(one: Record<string, string> | undefined, other: Record<string, string>): boolean {
  const seats = Object.keys(other);
  return seats.length === Object.keys(one ?? {}).length && seats.every((seat) => one?.[seat] === other[seat]);
}
