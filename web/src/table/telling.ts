// A scoring as it is told on the board: what to show at each step, and its words.

import type { Scoring, ScoringStep, ToldScoring } from '../games/game';
import { withNames, type Translate } from '../words';

/** What the board shows at one step of a scoring. */
export interface ToldStep {
  /** The position that was scored, with the scores as far as they are told. */
  position: object;
  scores: number[];
  scoring: ToldScoring;
}

/** A scoring from its beginning, when only the last action is shown, to its last step. */
export function toldSteps({ position, steps }: Scoring, before: readonly number[]): ToldStep[] {
  return [null, ...steps].map((_, told) => {
    const scores = scoresAfter(before, steps.slice(0, told));
    return { position: { ...(position as object), scores }, scores, scoring: { steps, at: told - 1 } };
  });
}

/** The scores after these steps of a scoring. */
function scoresAfter(before: readonly number[], steps: readonly ScoringStep[]): number[] {
  const scores = [...before];
  const paid = steps.flatMap((step) => [step, ...(step.also ?? [])]);
  for (const { seat, points } of paid) scores[seat - 1] = (scores[seat - 1] ?? 0) + points;
  return scores;
}

/** The step that is told now, in words with names; null before the first. */
export function stepWords(
  t: Translate,
  { steps, at }: ToldScoring,
  names: (seat: number) => string | null,
): string | null {
  const step = steps[at];
  return step ? [withNames(t, step.told, names), ...shared(t, step, names)].join(' ') : null;
}

/** Who scores, for a step that several score in: its sentence names nobody. */
function shared(t: Translate, step: ScoringStep, names: (seat: number) => string | null): string[] {
  if (!step.also) return [];
  return [step, ...step.also].map(({ seat, points }) =>
    t('page-gain-of', { name: names(seat) ?? t('seat', { seat }), points }),
  );
}
