// Groups and ranks the legal builds, and tells how each one changes the district's leader.

import type { LegalAction } from '../../protocol';
import { buildOf, constructs, parse } from './action';
import type { BuildHint, SquareName } from './types';

/** The build options on one square, best first. */
export interface Group {
  target: SquareName;
  options: LegalAction[];
}

/** How a build changes the district's leader. */
export type Change = 'first' | 'takeover' | 'untie' | 'tie' | 'keep' | 'behind';

/** The legal builds and raises by target, best first. */
export function grouped(legal: LegalAction[]): Group[] {
  const groups = new Map<SquareName, LegalAction[]>();
  for (const action of legal.filter(constructs)) {
    const target = targetOf(action);
    groups.set(target, [...(groups.get(target) ?? []), action]);
  }
  return [...groups]
    .map(([target, options]) => ({ target, options: options.sort(better) }))
    .sort((a, b) => better(a.options[0] as LegalAction, b.options[0] as LegalAction));
}

/** All builds and raises, in group order. */
export function inOrder(legal: LegalAction[]): LegalAction[] {
  return grouped(legal).flatMap((group) => group.options);
}

// Order: more points, then more floors added to the district, then fewer stones.
function better(a: LegalAction, b: LegalAction): number {
  const [one, two] = [worth(a), worth(b)];
  return (
    two.points - one.points ||
    two.added - one.added ||
    one.stones - two.stones ||
    a.action.localeCompare(b.action, 'en')
  );
}

function worth(legal: LegalAction): { points: number; added: number; stones: number } {
  const hint = buildOf(legal);
  const parsed = parse(legal.action);
  const floors = parsed && 'floors' in parsed ? parsed.floors : 0;
  const stones = parsed && 'squares' in parsed ? parsed.squares.length : 0;
  return { points: hint?.points ?? 0, added: hint ? added(hint) : floors, stones };
}

/** The number of floors the district gains. */
export function added(hint: BuildHint): number {
  const sum = (floors: number[]) => floors.reduce((all, one) => all + one, 0);
  return sum(hint.after) - sum(hint.before);
}

/** How the build changes the leader, from the builder's point of view. */
export function changeOf(hint: BuildHint, seat: number): Change {
  const { leaders_before: before, leaders_after: after } = hint;
  const alone = (leaders: number[]) => leaders.length === 1 && leaders[0] === seat;
  if (!after.includes(seat)) return 'behind';
  if (!alone(after)) return 'tie';
  if (alone(before)) return 'keep';
  if (before.length === 0) return 'first';
  return before.includes(seat) ? 'untie' : 'takeover';
}

/** The other seats that lead before the build, or tie with the builder after it. */
export function rivals(hint: BuildHint, seat: number): number[] {
  const change = changeOf(hint, seat);
  const leaders = change === 'tie' || change === 'behind' ? hint.leaders_after : hint.leaders_before;
  return leaders.filter((other) => other !== seat);
}

function targetOf(legal: LegalAction): SquareName {
  const parsed = parse(legal.action);
  return parsed && 'square' in parsed ? parsed.square : '';
}
