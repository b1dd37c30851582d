// The bot levels that this browser has beaten, per game.

import { readObject, writeObject } from '../app/storage';
import type { LevelName, TableView } from '../protocol';

const KEPT = 'sacbe-wins';

/** The strongest bot that you beat in this game; null if you did not win alone against bots. */
export function beaten(view: TableView, you: number | null, levels: readonly LevelName[]): LevelName | null {
  if (you === null || view.winners.length !== 1 || view.winners[0] !== you) return null;
  const others = view.seats.filter((seat) => seat.seat !== you);
  if (others.some((seat) => seat.kind !== 'bot')) return null;
  const found = others.flatMap((seat) => (seat.bot ? [seat.bot] : []));
  return [...levels].reverse().find((level) => found.includes(level)) ?? null;
}

/** Notes the win; whether it is the first one against this level at this game. */
export function noteWin(view: Pick<TableView, 'game' | 'table'>, level: LevelName): boolean {
  const kept = readObject(KEPT);
  const name = `${view.game} ${level}`;
  if (kept[name] !== undefined) return kept[name] === view.table;
  writeObject(KEPT, { ...kept, [name]: view.table });
  return true;
}
