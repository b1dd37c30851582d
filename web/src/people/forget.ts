// What this browser remembers about the games of a person who wants to be forgotten.

/** Games, seats and contributions to dice. Preferences, lessons and the workshop stay. */
const GAMES = ['sacbe-played', 'sacbe-here', 'sacbe-dice', 'sacbe-wins', 'sacbe-record'];

/** Removes it. */
export function forgetHere(): void {
  try {
    for (const kept of GAMES) localStorage.removeItem(kept);
  } catch {
    // A browser that keeps nothing has nothing to remove.
  }
}
