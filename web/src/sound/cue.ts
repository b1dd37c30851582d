// The names of all sounds. A game says which of its actions makes which one.

/** The sounds of the table and of both games. */
export const SOUNDS = [
  'turn',
  'score',
  'win',
  'loss',
  'die',
  'lift',
  'stone',
  'build',
  'draw',
  'tile',
  'card',
  'priest',
  'up',
  'down',
] as const;

export type SoundName = (typeof SOUNDS)[number];

/** A sound to play; `size` from 1 to 5 makes the same sound smaller or larger. */
export interface Cue {
  name: SoundName;
  size?: number;
}
