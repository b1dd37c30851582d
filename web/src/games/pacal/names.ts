// Player names as message arguments.

import type { SeatView } from '../../protocol';
import { playerName } from '../../table/names';
import type { Args, Translate } from '../../words';

/** The arguments of a message about a player: the name, and whether it is the reader. */
export function whose(seats: SeatView[], seat: number, you: number | null, t: Translate): Args {
  return { name: playerName(seats, seat, t), you: seat === you ? 'yes' : 'no' };
}

/** Several names, joined in the current language. */
export function joined(names: string[], t: Translate): string {
  const [first = '', ...rest] = names;
  return rest.reduce((one, other, index) => {
    const last = index === rest.length - 1;
    return t(last ? 'page-pacal-and' : 'page-pacal-comma', { one, other });
  }, first);
}
