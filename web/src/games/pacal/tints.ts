import type { Board } from './types';
import { around, letterAt } from './square';

/** How many tints there are; more are needed only on maps that cannot be drawn flat. */
export const TINTS = 5;

/** Which letters share an edge with which. */
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
 * A tint for each district, 0 to 4, so that no two neighbors look alike. The sacred one has
 * tint 0 for itself.
 *
 * A district of the owner's map may lie in several pieces, so five might not do; then a tint is
 * used again, and border, letter and plaque still tell the districts apart.
 */
export function tints(board: Board): Map<string, number> {
  const touching = neighbors(board);
  const order = [...touching.keys()].filter((letter) => letter !== board.sacred);
  const chosen = new Map<string, number>([[board.sacred, 0]]);
  if (!color(order, touching, chosen)) greedy(order, touching, chosen);
  return chosen;
}

// Plain backtracking over the districts, most crowded choice first; at most 26 of them.
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

// Least used first, so that all tints take part.
function free(letter: string, touching: Map<string, Set<string>>, chosen: Map<string, number>): number[] {
  const taken = new Set([...(touching.get(letter) ?? [])].map((other) => chosen.get(other)));
  const uses = (tint: number) => [...chosen.values()].filter((used) => used === tint).length;
  return Array.from({ length: TINTS - 1 }, (_, index) => index + 1)
    .filter((tint) => !taken.has(tint))
    .sort((a, b) => uses(a) - uses(b));
}
