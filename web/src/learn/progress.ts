const KEPT = 'sacbe-learn';

type Done = Record<string, string[]>;

/** The steps of a lesson that were done in this browser. */
export function stepsDone(game: string): string[] {
  return recall()[game] ?? [];
}

/** Remembers that a step was done. */
export function markDone(game: string, step: string): void {
  const steps = new Set(stepsDone(game)).add(step);
  keep({ ...recall(), [game]: [...steps] });
}

/** Forgets what was done of a lesson. */
export function startOver(game: string): void {
  keep({ ...recall(), [game]: [] });
}

function recall(): Done {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    const lists = Object.entries(kept).filter(([, steps]) => Array.isArray(steps));
    return Object.fromEntries(lists) as Done;
  } catch {
    return {};
  }
}

function keep(done: Done): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(done));
  } catch {
    // A browser that keeps nothing still teaches.
  }
}
