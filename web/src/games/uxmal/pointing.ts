// Finds the cell or site under the pointer or finger.

import {
  cellAt,
  center,
  levelAt,
  nameOf,
  nearest,
  siteCenter,
  siteOf,
  unproject,
  type Point,
  type View,
} from './geometry';
import type { Turn } from './turn.svelte';
import type { Position } from './types';

/** How far from the center of a lit cell a touch still hits it; a cell is 100 wide. */
const REACH = 95;

/** The place at a point; a touch hits the nearest pressable one. */
export function placeAt(
  view: View,
  position: Position,
  turn: Pick<Turn, 'putting' | 'open' | 'lit'>,
  point: Point,
  finger: boolean,
): string | null {
  if (turn.putting) return sitePointedAt(view, position, turn.open, point, finger);
  const cell = cellAt(view, position, point);
  if (!finger || (cell && turn.lit.has(cell))) return cell;
  const lit = new Map([...turn.lit.keys()].map((one) => [one, middleOf(view, position, turn, one)]));
  return nearest(point, lit, REACH) ?? cell;
}

/** The center of a site while you place a tile, else of a cell. */
export function middleOf(view: View, position: Position, turn: Pick<Turn, 'putting'>, place: string): Point {
  if (!turn.putting) return center(view, place, levelAt(position, place));
  return siteCenter(view, position.phase, place, position.phase - 0.5);
}

/** A site counts as halfway between the ground below it and the tile that will go there. */
function sitePointedAt(
  view: View,
  position: Position,
  open: Set<string>,
  point: Point,
  finger: boolean,
): string | null {
  const level = position.phase;
  const { column, row } = unproject(view, point, level - 0.5);
  const site = siteOf(level, nameOf({ column: Math.floor(column), row: Math.floor(row) }));
  if (!finger || (site && open.has(site))) return site;
  const middle = (one: string) => siteCenter(view, level, one, level - 0.5);
  const lit = new Map([...open].map((one) => [one, middle(one)]));
  return nearest(point, lit, 2 * REACH) ?? site;
}
