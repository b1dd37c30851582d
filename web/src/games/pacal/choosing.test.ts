import { describe, expect, it } from 'vitest';
import type { LegalAction } from '../../protocol';
import { constructs, parse, targetOf } from './action';
import { changeOf, grouped, inOrder, rivals } from './builds';
import { halfChosen, litSquares, nearest, nextLit } from './lit';
import { press } from './press';
import type { BuildHint, PacalProps } from './types';
import { actions, fixture, names } from './fixtures';

const now = (props: PacalProps) => ({ ...props, chosen: props.focus.chosen });

describe('notation', () => {
  it('is read, whatever the action', () => {
    for (const action of actions) expect(parse(action), action).not.toBeNull();
  });

  it('is taken apart', () => {
    expect(parse('raise 4 c3 a3,b3,c3,d3')).toEqual({
      verb: 'raise',
      floors: 4,
      square: 'c3',
      squares: ['a3', 'b3', 'c3', 'd3'],
    });
    expect(parse('drop 2 from d4')).toEqual({ verb: 'drop', ship: '2', from: 'd4' });
    expect(parse('drop own')).toEqual({ verb: 'drop', ship: 'own', from: null });
    expect(parse('dance')).toBeNull();
    expect(parse('build 3')).toBeNull();
    expect(targetOf('done')).toBeNull();
  });
});

describe('lit squares', () => {
  it.each(names)('of %s offer every legal action that has a square, and no other', (name) => {
    const props = fixture(name);
    const lit = litSquares(props.legal, props.position, null);
    const legal = new Set(props.legal.map(({ action }) => action));
    for (const each of lit.values()) {
      const begins = [...legal].some((action) => action.startsWith(`${each.action} from `));
      expect(legal.has(each.action) || begins).toBe(true);
    }
    for (const action of legal) {
      const target = targetOf(action);
      if (target) expect(lit.has(target)).toBe(true);
    }
  });

  it('tell straight, bent and leaping flights apart', () => {
    const { legal, position } = fixture('3-early');
    const lit = litSquares(legal, position, null);
    for (const { action } of legal.filter((each) => each.kind === 'pacal-kind-fly')) {
      expect(lit.get(targetOf(action) ?? '')?.glow).toBe('straight');
    }
    for (const { action } of legal.filter((each) => each.kind === 'pacal-kind-bend')) {
      expect(lit.get(targetOf(action) ?? '')?.glow).toBe('bent');
    }
    const leap = fixture('4-leap');
    const glows = [...litSquares(leap.legal, leap.position, null).values()].map(({ glow }) => glow);
    expect(new Set(glows)).toEqual(new Set(['leap']));
  });

  it('are ships while stones are dropped', () => {
    const { legal, position } = fixture('3-drop-two');
    const lit = litSquares(legal, position, null);
    const ships = position.seats.map(({ ship }) => ship);
    expect([...lit.keys()].sort()).toEqual([...ships].sort());
  });

  it('are ships first and then stones while the supply is empty', () => {
    const { legal, position } = fixture('3-drop-from');
    const first = [...litSquares(legal, position, null).values()];
    expect(first.every(({ glow }) => glow === 'ship')).toBe(true);
    const ship = first[0]?.action ?? '';
    expect(halfChosen(legal, ship)).toBe(ship.slice('drop '.length));
    const then = [...litSquares(legal, position, ship).values()];
    const stones = then.filter(({ glow }) => glow === 'stone');
    expect(stones).toHaveLength(legal.filter(({ action }) => action.startsWith(`${ship} from `)).length);
    expect(then.some(({ glow, action }) => glow === 'ship' && action === ship)).toBe(false);
  });

  it('are stones at once where only one ship can get them', () => {
    const { legal, position } = fixture('3-drop-from');
    const own = legal.filter(({ action }) => action.startsWith('drop own from '));
    const lit = [...litSquares(own, position, null).values()];
    expect(lit.length).toBe(own.length);
    expect(lit.every(({ glow }) => glow === 'stone')).toBe(true);
  });

  it('take a touch that is near enough', () => {
    expect(nearest(['a1', 'c1'], 1.9, 0.5, 1)).toBe('c1');
    expect(nearest(['a1', 'c1'], 1.2, 0.5, 1)).toBe('a1');
    expect(nearest(['a1', 'c1'], 6, 6, 1)).toBeNull();
    expect(nearest([], 0, 0, 9)).toBeNull();
  });

  it('follow one another in reading order, round and round', () => {
    const lit = ['c3', 'a1', 'b2', 'k2'];
    expect(nextLit(lit, null, 1)).toBe('a1');
    expect(nextLit(lit, 'b2', 1)).toBe('k2');
    expect(nextLit(lit, 'c3', 1)).toBe('a1');
    expect(nextLit(lit, 'a1', -1)).toBe('c3');
    expect(nextLit([], 'a1', 1)).toBeNull();
  });
});

describe('a press', () => {
  it('on a lit square flies', () => {
    const props = fixture('3-early');
    const { action } = props.legal.find((each) => each.kind === 'pacal-kind-fly') as LegalAction;
    expect(press(targetOf(action) ?? '', now(props))).toEqual({ does: 'act', action });
  });

  it('on another square asks why, in the words of the step', () => {
    const early = fixture('3-early');
    const ship = early.position.seats[early.position.seat - 1]?.ship ?? '';
    expect(press(ship, now(early))).toEqual({ does: 'why', action: `fly ${ship}` });
    expect(press('a1', now(fixture('4-leap')))).toEqual({ does: 'why', action: 'leap a1' });
    expect(press('a1', now(fixture('3-place')))).toEqual({ does: 'why', action: 'place a1' });
    const land = fixture('5-land');
    const lake = land.board.lake[0] ?? '';
    expect(press(lake, now(land))).toEqual({ does: 'why', action: `land ${lake}` });
    expect(press('k1', now(fixture('4-build')))).toMatchObject({ does: 'why' });
  });

  it('out of line asks for a bent flight', () => {
    const props = fixture('3-middle');
    const ship = props.position.seats[props.position.seat - 1]?.ship ?? '';
    const lit = litSquares(props.legal, props.position, null);
    const far = props.board.districts
      .flatMap((each) => each.squares)
      .find((square) => square[0] !== ship[0] && square.slice(1) !== ship.slice(1) && !lit.has(square));
    expect(press(far ?? '', now(props))).toEqual({ does: 'why', action: `bend ${far}` });
  });

  it('looks at the district when there is nothing to do', () => {
    const props = { ...fixture('3-early'), legal: [] };
    expect(press('a1', now(props))).toEqual({ does: 'look', district: 'A' });
    expect(press(props.board.lake[0] ?? '', now(props))).toEqual({ does: 'nothing' });
    expect(press(props.board.covered[0] ?? '', now(props))).toEqual({ does: 'nothing' });
  });

  it('builds when it is made twice', () => {
    const props = fixture('4-build');
    const { target, options } = grouped(props.legal)[0] as ReturnType<typeof grouped>[0];
    const best = options[0]?.action ?? '';
    expect(press(target, now(props))).toEqual({ does: 'choose', action: best });
    const other = options.at(-1)?.action ?? '';
    expect(press(target, { ...now(props), chosen: other })).toEqual({ does: 'act', action: other });
  });

  it('drops into a ship, or begins to while the supply is empty', () => {
    const two = fixture('3-drop-two');
    const own = two.position.seats[two.position.seat - 1]?.ship ?? '';
    expect(press(own, now(two))).toEqual({ does: 'act', action: 'drop own' });
    const empty = fixture('3-drop-from');
    const ship = [...litSquares(empty.legal, empty.position, null).values()][0];
    expect(press(ship?.square ?? '', now(empty))).toEqual({ does: 'choose', action: ship?.action });
    expect(press(ship?.square ?? '', { ...now(empty), chosen: ship?.action ?? '' })).toEqual({
      does: 'choose',
      action: null,
    });
  });

  it.each(names)('on any square of %s never leads to an action that is not legal', (name) => {
    const props = fixture(name);
    const legal = new Set(props.legal.map(({ action }) => action));
    for (const { squares } of props.board.districts) {
      for (const square of squares) {
        const does = press(square, now(props));
        if (does.does === 'act') expect(legal.has(does.action)).toBe(true);
        if (does.does === 'why') expect(legal.has(does.action)).toBe(false);
      }
    }
  });
});

describe('builds', () => {
  it.each(names)('of %s are grouped by target without loss, best first', (name) => {
    const { legal } = fixture(name);
    const groups = grouped(legal);
    expect(
      inOrder(legal)
        .map((each) => each.action)
        .sort(),
    ).toEqual(
      legal
        .filter(constructs)
        .map((each) => each.action)
        .sort(),
    );
    const points = groups.map(({ options }) => (options[0]?.hint as BuildHint).points);
    expect(points).toEqual([...points].sort((a, b) => b - a));
    for (const { target, options } of groups) {
      expect(options.every(({ action }) => targetOf(action) === target)).toBe(true);
    }
  });

  const hint = (before: number[], after: number[]): BuildHint => ({
    squares: [],
    target: 'a1',
    floors: 1,
    points: 0,
    district: 'A',
    shores: [],
    bonus: 0,
    sends_back: [],
    ends: null,
    replaces: null,
    takes_back: [],
    value: 3,
    before,
    after,
    leaders_before: lead(before),
    leaders_after: lead(after),
  });
  const lead = (floors: number[]) =>
    floors.flatMap((each, index) => (each > 0 && each === Math.max(...floors) ? [index + 1] : []));

  it('say what they change', () => {
    expect(changeOf(hint([0, 0], [1, 0]), 1)).toBe('first');
    expect(changeOf(hint([1, 2], [3, 2]), 1)).toBe('takeover');
    expect(changeOf(hint([2, 2], [3, 2]), 1)).toBe('untie');
    expect(changeOf(hint([1, 2], [2, 2]), 1)).toBe('tie');
    expect(changeOf(hint([3, 2], [4, 2]), 1)).toBe('keep');
    expect(changeOf(hint([0, 5], [2, 5]), 1)).toBe('behind');
  });

  it('name the players it concerns', () => {
    expect(rivals(hint([1, 2, 2], [3, 2, 2]), 1)).toEqual([2, 3]);
    expect(rivals(hint([1, 2, 0], [2, 2, 0]), 1)).toEqual([2]);
    expect(rivals(hint([0, 5, 1], [2, 5, 1]), 1)).toEqual([2]);
  });
});
