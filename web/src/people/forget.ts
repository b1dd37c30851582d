// What this browser remembers about the games of a person who wants to be forgotten.

import { remove } from '../app/storage';

/** Games, seats and contributions to dice. Preferences, lessons and the workshop stay. */
const GAMES = ['sacbe-played', 'sacbe-here', 'sacbe-dice', 'sacbe-wins', 'sacbe-record'];

/** Removes it. */
export function forgetHere(): void {
  GAMES.forEach(remove);
}
