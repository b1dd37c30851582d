const KEPT = 'sacbe-here';

/** The people who play at a table on this screen, by the parameter `as`; usually only the first. */
export function peopleHere(table: string): number[] {
  const found = all()[table];
  return found && found.length > 0 ? found : [1];
}

/** Remembers who plays at a table on this screen. */
export function rememberHere(table: string, people: number[]): void {
  const newest = [[table, people] as const, ...Object.entries(all())].slice(0, 50);
  try {
    localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(newest)));
  } catch {
    // The first person can still play.
  }
}

function all(): Record<string, number[]> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, number[]>;
  } catch {
    return {};
  }
}
