// The story of a finished game, told by its scores.

import type { ReplayFrame } from '../protocol';

/** What made a game special. */
export type Highlight = 'close' | 'comeback' | 'runaway';

/** The scores of every seat over the game. */
export interface Story {
  /** For each seat its score after each change of any score, from the start to the end. */
  curves: number[][];
  /** How often the lead passed to another player. */
  leadChanges: number;
  highlights: Highlight[];
}

/** A win by at most this many points is close. */
const CLOSE = 3;
/** A winner who was this far behind, late in the game, came back. */
const BEHIND = 10;
/** "Late" is after this share of the actions, before the final scoring. */
const LATE = 0.6;
/** A win by at least this share of the winner's points is a runaway win. */
const RUNAWAY = 0.4;

/** The story that these frames tell. */
export function story(frames: readonly Pick<ReplayFrame, 'scores'>[], winners: readonly number[]): Story {
  const steps = frames
    .map(({ scores }) => scores)
    .filter((scores, at, all) => at === 0 || String(scores) !== String(all[at - 1]));
  const seats = steps[0]?.length ?? 0;
  const curves = Array.from({ length: seats }, (_, seat) => steps.map((scores) => scores[seat] ?? 0));
  return { curves, leadChanges: changes(steps), highlights: highlights(frames, winners) };
}

/** The highlights to tell. A game may be close at the top, but not for somebody who lost clearly. */
export function worthTelling(highlights: readonly Highlight[], clear: boolean): Highlight[] {
  return highlights.filter((each) => each !== 'close' || !clear);
}

function changes(steps: readonly number[][]): number {
  const leaders = steps.map(leader).filter((seat) => seat !== null);
  return leaders.filter((seat, at) => at > 0 && seat !== leaders[at - 1]).length;
}

/** The seat that leads alone, if one does. */
function leader(scores: readonly number[]): number | null {
  const most = Math.max(...scores);
  return scores.filter((score) => score === most).length === 1 ? scores.indexOf(most) : null;
}

function highlights(frames: readonly Pick<ReplayFrame, 'scores'>[], winners: readonly number[]): Highlight[] {
  const last = frames.at(-1)?.scores ?? [];
  const [winner] = winners;
  if (winner === undefined || winners.length > 1 || last.length < 2) return [];
  const best = (scores: readonly number[]) => Math.max(...scores.filter((_, at) => at !== winner - 1));
  const won = (last[winner - 1] ?? 0) - best(last);
  const late = frames[Math.floor((frames.length - 1) * LATE)]?.scores ?? [];
  const behind = best(late) - (late[winner - 1] ?? 0);
  return [
    ...(won <= CLOSE ? (['close'] as const) : []),
    ...(behind >= BEHIND ? (['comeback'] as const) : []),
    ...(won >= (last[winner - 1] ?? 0) * RUNAWAY && won > CLOSE ? (['runaway'] as const) : []),
  ];
}
