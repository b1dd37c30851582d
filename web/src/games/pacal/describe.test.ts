import { describe, expect, it } from 'vitest';
import type { LegalAction } from '../../protocol';
import { buildOf } from './action';
import { describeNow } from './describe';
import { label } from './label';
import { joined } from './names';
import { allSquares } from './square';
import { textBoard } from './textBoard';
import { actions, fixture, languages, names, t, words } from './fixtures';

describe('labels', () => {
  it('there is one for every kind of action', () => {
    for (const action of actions) {
      const said = label({ action, kind: '' }, t);
      expect(said).not.toBe(action);
      expect(said).not.toMatch(/page-|\{|\}/);
    }
  });

  it.each(names)('of everything legal in %s differ', (name) => {
    const { legal } = fixture(name);
    const said = legal.map((each) => label(each, t));
    expect(new Set(said).size).toBe(legal.length);
  });

  it('say what a build scores', () => {
    const { legal } = fixture('4-build');
    const scoring = legal.find((each) => (buildOf(each)?.points ?? 0) > 1) as LegalAction;
    expect(label(scoring, t)).toContain(`${buildOf(scoring)?.points} points`);
    const raise = { action: 'raise 4 c3 a3,b3,c3,d3', kind: 'raise' };
    expect(label(raise, t)).toBe('Raise c3 to 4 floors with a3, b3, c3, d3');
  });

  it('leave what is no action as it is', () => {
    expect(label({ action: 'dance', kind: '' }, t)).toBe('dance');
  });
});

describe('a square in words', () => {
  it('says where it is, what is there and what may be done', () => {
    const props = fixture('3-early');
    const fly = props.legal.find(({ kind }) => kind === 'pacal-kind-fly')?.action.split(' ')[1] ?? '';
    expect(describeNow(fly, props)).toMatch(new RegExp(`^${fly}, .*you can fly straight here: two stones$`));
    expect(describeNow(props.board.lake[0] ?? '', props)).toMatch(/, lake$/);
    expect(describeNow(props.board.covered[0] ?? '', props)).toMatch(/covered/);
    expect(describeNow('f6', props)).toContain('sacred district S worth 7');
  });

  it('tells your pieces from those of others', () => {
    const props = fixture('3-middle');
    const you = props.you ?? 0;
    const own = props.position.seats[you - 1]?.pyramids[0];
    expect(describeNow(own?.square ?? '', props)).toContain(`your pyramid of ${own?.floors} floor`);
    const other = props.position.seats[you % 3]?.pyramids[0];
    const name = props.seats[you % 3]?.name;
    expect(describeNow(other?.square ?? '', props)).toContain(`${name}’s pyramid of ${other?.floors} floor`);
  });

  it('says nothing of what is inside a ship where that is hidden', () => {
    const props = fixture('3-middle');
    const ship = props.position.seats[0]?.ship ?? '';
    props.position.seats.forEach((seat) => (seat.inside = null));
    expect(describeNow(ship, props)).toContain('contents hidden');
    expect(JSON.stringify(textBoard(props))).not.toMatch(/stones? of .* inside/);
  });

  it.each(names)('can be said for every square of %s', (name) => {
    const props = fixture(name);
    for (const square of allSquares(props.board).flat()) {
      expect(describeNow(square, props).startsWith(`${square}, `)).toBe(true);
    }
  });
});

describe('the board in words', () => {
  it.each(names)('tells every pyramid, stone and ship of %s', (name) => {
    const props = fixture(name);
    const said = textBoard(props)
      .flatMap(({ heading, lines }) => [heading, ...lines])
      .join('\n');
    for (const seat of props.position.seats) {
      for (const { square } of seat.pyramids) expect(said).toMatch(new RegExp(`on ${square}\\b`));
      for (const square of seat.stones) expect(said).toMatch(new RegExp(`\\b${square}\\b`));
      if (seat.ship) expect(said).toMatch(new RegExp(`hip.* on ${seat.ship}:`));
    }
  });

  it('names everybody who shares', () => {
    expect(joined(['Ana'], t)).toBe('Ana');
    expect(joined(['Ana', 'Balam', 'Citlali'], t)).toBe('Ana, Balam and Citlali');
  });
});

describe.each(languages)('in %s', (language) => {
  const say = words(language);

  it('every action has words', () => {
    for (const action of actions) expect(label({ action, kind: '' }, say)).not.toBe(action);
  });

  it('every square and every board has words', () => {
    for (const name of ['3-place', '3-middle', '5-land', '3-drop-from', '4-build', '5-over']) {
      const props = { ...fixture(name), t: say };
      expect(textBoard(props).length).toBeGreaterThan(3);
      for (const square of allSquares(props.board).flat()) {
        expect(describeNow(square, props)).toContain(square);
      }
    }
  });
});
