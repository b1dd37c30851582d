// Picks a tint for each district; neighbors get different tints where possible.

import type { Board } from './types';
import { around, letterAt } from './square';

/** The number of tints; only maps that cannot be drawn flat need more. */
export const TINTS = 5;

/** The letters that share an edge with each letter. */
export function neighbors(board: Board): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  board.rows.forEach((row, y) => {
    Array.from(row).forEach((letter, x) => {
      if (letter === '~') return;
      const touching = found.get(letter) ?? new Set<string>();
      found.set(letter, touching);
      for (const cell of around({ x, y })) {
        const other = letterAt(board, cell.x, cell.y);
        if (other && other !== '~' && other !== letter) touching.add(other);
      }
    });
  });
  return found;
}

/**
 * A tint for each district, 0 to 4; no two neighbors share one. Only the sacred district has tint 0.
 *
 * A district of the owner's map may consist of several pieces, so five tints might not be enough. Then
 * a tint repeats, and border, letter and plaque still distinguish the districts.
 */
export function tints(board: Board): Map<string, number> {
  const touching = neighbors(board);
  const order = [...touching.keys()].filter((letter) => letter !== board.sacred);
  const chosen = new Map<string, number>([[board.sacred, 0]]);
  if (!color(order, touching, chosen)) greedy(order, touching, chosen);
  return chosen;
}

// Plain backtracking over the districts, most constrained first; at most 26 of them.
function color(
  order: string[],
  touching: Map<string, Set<string>>,
  chosen: Map<string, number>,
  budget = { left: 20_000 },
): boolean {
  const open = order.filter((letter) => !chosen.has(letter));
  if (open.length === 0) return true;
  if (budget.left-- <= 0) return false;
  const next = open.reduce((best, letter) =>
    free(letter, touching, chosen).length < free(best, touching, chosen).length ? letter : best,
  );
  for (const tint of free(next, touching, chosen)) {
    chosen.set(next, tint);
    if (color(order, touching, chosen, budget)) return true;
    chosen.delete(next);
  }
  return false;
}

function greedy(order: string[], touching: Map<string, Set<string>>, chosen: Map<string, number>): void {
  for (const letter of order) {
    chosen.set(letter, free(letter, touching, chosen)[0] ?? 1 + (chosen.size % (TINTS - 1)));
  }
}

// Least used first, which spreads the districts over all tints.
function free(letter: string, touching: Map<string, Set<string>>, chosen: Map<string, number>): number[] {
  const taken = new Set([...(touching.get(letter) ?? [])].map((other) => chosen.get(other)));
  const uses = (tint: number) => [...chosen.values()].filter((used) => used === tint).length;
  return Array.from({ length: TINTS - 1 }, (_, index) => index + 1)
    .filter((tint) => !taken.has(tint))
    .sort((a, b) => uses(a) - uses(b));
}
