// Generated from the crates `catalog` and `bots`: do not edit.
// `UPDATE=1 cargo test -p protocol typescript` rewrites it.
import type { LevelName } from './protocol';

/** A game that can be played. */
export interface CatalogGame {
  /** Its name on the wire and in addresses. */
  name: string;
  /** Its name for people, if there is no message `page-title-NAME`. */
  title: string;
  /** The fewest and the most players. */
  least: number;
  most: number;
  /** Whether anything is hidden in memory play; otherwise memory and open play are the same. */
  hides: boolean;
  /** Whether a new table that says nothing about it plays memory, not open. */
  memory_by_default: boolean;
  /** The newest version of its rules. */
  rules: number;
  /** The options that can be chosen from a list. */
  options: CatalogOption[];
}

/** An option of a game. */
export interface CatalogOption {
  name: string;
  /** The values to choose from; the first is the default. */
  values: string[];
}

/** Every game, in the order in which they are shown. */
export const GAMES: readonly CatalogGame[] = [
  {
    "hides": true,
    "least": 2,
    "memory_by_default": true,
    "most": 5,
    "name": "pacal",
    "options": [
      {
        "name": "master",
        "values": [
          "false",
          "true"
        ]
      },
      {
        "name": "edition",
        "values": [
          "de",
          "fr",
          "cs"
        ]
      },
      {
        "name": "gaps",
        "values": [
          "any",
          "empty"
        ]
      },
      {
        "name": "diamonds",
        "values": [
          "false",
          "true"
        ]
      }
    ],
    "rules": 2,
    "title": "Pacal's Rocket"
  },
  {
    "hides": true,
    "least": 2,
    "memory_by_default": false,
    "most": 4,
    "name": "uxmal",
    "options": [
      {
        "name": "priests",
        "values": [
          "break",
          "stay",
          "dwindle"
        ]
      }
    ],
    "rules": 1,
    "title": "Uxmal"
  }
];

/** The levels that people choose from, weakest first. */
export const LEVELS: readonly LevelName[] = [
  "1",
  "2",
  "3",
  "4",
  "5",
  "6",
  "7",
  "8",
  "9",
  "10"
];
