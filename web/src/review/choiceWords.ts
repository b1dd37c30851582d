// The actions of a choice in words.
import type { GameModule } from '../games/game';
import type { Sentence, Study } from '../protocol';
import { withNames, type Translate } from '../words';

/**
 * An action in words, without the full stop: it stands after a colon. Its position has what the game
 * needs to know about it; null until that is there.
 */
export function actionWords(
  module: GameModule,
  position: Study | null,
  action: string,
  t: Translate,
): string | null {
  const legal = position?.legal.find((each) => each.action === action);
  return legal ? module.label(legal, t).replace(/\.$/, '') : null;
}

/** Says messages with the names of players in place of “Player 2”. */
export function named(t: Translate, names: (seat: number) => string | null): Translate {
  return (key, args = {}) => withNames(t, { key, args }, names);
}

/** A fact with the steps of a turn in words, where it has them in notation. */
export function factWords(module: GameModule, fact: Sentence, t: Translate): Sentence {
  const line = fact.key === 'review-fact-then' ? fact.args?.['line'] : null;
  if (typeof line !== 'string') return fact;
  const steps = line.split(', ').map((action) => module.label({ action, kind: '' }, t).replace(/\.$/, ''));
  return { ...fact, args: { line: steps.join('; ') } };
}

/** A chance to win before and after something, in whole percent; the difference is that of `percentOf`. */
export function fromTo(before: number, effect: number): { from: number; to: number } {
  const from = percentOf(before);
  const to = from + Math.sign(effect) * percentOf(effect);
  return { from, to: Math.min(100, Math.max(0, to)) };
}

/** A share of the chance to win in whole percent. */
export function percentOf(share: number): number {
  return Math.round(Math.abs(share) * 100);
}
