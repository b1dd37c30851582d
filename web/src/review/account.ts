// What luck and choices did for a player, in whole numbers that still add up.
import type { ReviewedPlayer } from '../protocol';

/** The parts of an account, in the order in which they are shown; `end` is the sum of the others. */
export type Part = 'start' | 'luck' | 'own' | 'others' | 'remainder' | 'end';

/** An account: `start + luck + own + others + remainder = end`; in percent there is no remainder. */
export type Account = Partial<Record<Part, number>> & { luck: number; own: number; end: number };

/** A player's account in percent of the chance to win. */
export function inPercent({ start, luck, own, others, end }: ReviewedPlayer): Account {
  return whole({
    start: start * 100,
    luck: luck * 100,
    own: own * 100,
    others: others * 100,
    end: end * 100,
  });
}

/** A player's account in points, with what two looks at the same position disagree about. */
export function inPoints({ points: { start, luck, own, others, remainder, end } }: ReviewedPlayer): Account {
  const { luck: gave, own: cost } = { luck: Math.round(luck) + 0, own: Math.round(own) + 0 };
  // The sentence tells luck and own choices, so rounding is up to the others.
  return whole({ start, luck: gave, own: cost, others, remainder, end });
}

/**
 * The account in whole numbers: each part is rounded, and where the sum then misses the end, the parts
 * that were cut the most get one more or one less.
 */
export function whole(account: Account): Account {
  const found: Account = { ...account, end: Math.round(account.end) };
  const parts = (Object.keys(account) as Part[]).filter((part) => part !== 'end');
  const value = (of: Account, part: Part) => of[part] ?? 0;
  // Adding zero makes -0 a plain 0.
  for (const part of parts) found[part] = Math.round(value(account, part)) + 0;
  let missing = found.end - parts.reduce((sum, part) => sum + value(found, part), 0);
  const cut = (part: Part) => value(account, part) - value(found, part);
  while (missing !== 0) {
    const by = Math.sign(missing);
    const [part] = [...parts].sort((one, other) => by * (cut(other) - cut(one)));
    if (part === undefined) break;
    found[part] = value(found, part) + by;
    missing -= by;
  }
  return found;
}

/** A bar of an account: how far it reaches to the left and to the right of the middle, from -1 to 1. */
export interface Bar {
  luck: number;
  own: number;
}

/** The bars of all players on one scale. */
export function bars(accounts: readonly Bar[]): Bar[] {
  const most = Math.max(1, ...accounts.flatMap(({ luck, own }) => [Math.abs(luck), Math.abs(own)]));
  return accounts.map(({ luck, own }) => ({ luck: luck / most, own: own / most }));
}
