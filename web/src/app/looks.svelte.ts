// Which color and mark each seat has on this page. At a table they belong to people; everywhere else
// each seat has the look of its number.

let worn = $state.raw<readonly number[]>([]);

/** The number of the look of a seat, from 1. */
export function lookNumber(seat: number): number {
  return worn[seat - 1] ?? seat;
}

/** The seats of this page have these looks from now on; without any, those of their numbers. */
export function dress(looks: readonly number[]): void {
  if (looks.join() !== worn.join()) worn = looks;
}
