// Contributes to the dice before a game starts: promises 128 bits by their hash, and reveals them when
// the seats are closed. All people at this screen share one contribution.

import type { SeatView, TableCommand, TableView } from '../protocol';
import { randomHex, sha256Hex } from './digest';
import { keep, readKept } from './kept';

/** Sends a command; resolves to null if the server granted it. */
type Ask = (what: TableCommand) => Promise<unknown>;

export class Contributor {
  #ask: Ask;
  /** Whether a promise was sent, and whether it was seen at the table. */
  #promise: 'none' | 'asked' | 'seen' = 'none';
  #revealing = '';

  constructor(ask: Ask) {
    this.#ask = ask;
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
    keep(view.table, isAgain ? { seats } : { revealed: true, spent: promise, seats, promises, setup });
    void this.#ask({ ask: 'reveal', value: kept.value }).then((refused) => {
      if (refused) this.#revealing = '';
    });
  }
}

function areSame(one: Record<string, string> | undefined, other: Record<string, string>): boolean {
  const seats = Object.keys(other);
  return seats.length === Object.keys(one ?? {}).length && seats.every((seat) => one?.[seat] === other[seat]);
}
