// A draft as the board that the game's own drawing takes.

import type { Board } from '../types';
import { BARE, type Draft, LAKE, lettersOnMap, shoreOf, squaresWith, widthOf } from './draft';

/** The printed board of a draft. Unpainted squares are nothing; the river is drawn by the editor. */
export function sketch(draft: Draft): Board {
  return {
    columns: widthOf(draft),
    covered: [],
    die: [2, 3, 3, 4, 5, 'arrows'],
    districts: lettersOnMap(draft.rows).map((letter) => ({
      letter,
      squares: squaresWith(draft, letter),
      value: draft.values[letter] ?? 0,
    })),
    ends_at: { points: 0, pyramids_left: 0, stall_rounds: 0 },
    lake: squaresWith(draft, LAKE),
    lake_shore: shoreOf(draft, 'lake'),
    ours: [],
    pyramids: [0, 0, 0, 0, 0],
    reconstructed: false,
    river: [],
    river_shore: shoreOf(draft, 'river'),
    // Unpainted squares have no neighbors to be told apart from.
    rows: draft.rows.map((row) => row.replaceAll(BARE, LAKE)),
    sacred: draft.sacred,
    second_place: 0,
    stones: 0,
    values: {},
    water_places: [0, 0, 0],
  };
}
