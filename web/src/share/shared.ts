import { linkTo } from '../app/address';

/** A finished game to share. */
export interface SharedGame {
  game: string;
  /** Fetches the record. */
  record: () => Promise<string>;
  /** The players' names in seat order, as shown on screen. */
  names: string[];
  /** The numbers of the seats' colors and marks; none if they are those of the seats. */
  looks: readonly number[];
  scores: readonly number[];
  /** The link to its replay; null if nobody else could open it. */
  link: (() => Promise<string>) | null;
}

/** The short link to the replay of a table on this server. */
export function replayLink(table: string): string {
  return linkTo(`/replay/${encodeURIComponent(table)}`);
}
