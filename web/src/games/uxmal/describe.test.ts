import { beforeAll, describe, expect, test } from 'vitest';
import type { Focus } from '../game';
import { speak, t } from '../../words';
import { label } from './label';
import { textBoard } from './textBoard';
import type { UxmalProps } from './types';
import { cellWords, earnsWords, faceWords } from './describe';
import { fixture, fixtures, type Fixture } from './fixtures';

beforeAll(() => speak('en'));

const nothing = () => undefined;
const focus: Focus = { hover: null, chosen: null, at: null };
const props = (one: Fixture): UxmalProps => ({ ...one, focus, t, still: true, act: nothing, why: nothing });

describe('labels', () => {
  test('every legal action has words of its own, and no key shows', () => {
    const verbs = new Set<string>();
    for (const { legal } of fixtures.values()) {
      const words = legal.map((one) => label(one, t));
      for (const text of words) expect(text).not.toMatch(/page-|uxmal-|undefined|\{|\$/);
      expect(new Set(words).size).toBe(legal.length);
      for (const { action } of legal) verbs.add(action.split(' ')[0]!);
    }
    expect([...verbs].sort()).toEqual(
      ['adjacent', 'curse', 'move', 'overlay', 'pay', 'priest', 'put', 'tile', 'venerate'].sort(),
    );
  });

  test('words say what the hint says', () => {
    const say = (action: string, hint: unknown) => label({ action, kind: '', hint } as never, t);
    const move = { from: 'c4', to: 'e4', cost: 2, way: [], worth_before: 3, worth_after: 5 };
    expect(say('move c4 e4', move)).toBe('Move the priest from c4 to e4 for 2 cards: worth 3 → 5.');
    expect(say('venerate J 1', { idol: 'J', from: 2, to: 1 })).toBe(
      'Venerate the Jaguar with 1 card: it rises to place 1.',
    );
    expect(say('overlay S', { idol: 'S', cards: 2 })).toBe('Take 2 Serpent cards: Serpent on Serpent.');
    expect(say('priest c4', { cell: 'c4', idol: 'T', worth: 0 })).toBe(
      'Place a priest on the Turtle at c4, worth nothing now.',
    );
    expect(say('pay JJS', {})).toBe('Pay 2 Jaguar cards and 1 Serpent card.');
  });

  test('an action without a hint, and chance, have words too', () => {
    for (const action of ['put b3 S.QJ', 'priest c4', 'move a1 a2', 'venerate J 2', 'curse T 1']) {
      expect(label({ action, kind: '' } as never, t)).not.toMatch(/page-|undefined/);
    }
    expect(label({ action: 'order JSQMT', kind: '' } as never, t)).toContain('Jaguar, Serpent');
    expect(label({ action: 'draw .QJS', kind: '' } as never, t)).toContain('Quetzal northeast');
  });
});

test('a face is read from northwest clockwise', () => {
  expect(faceWords('QJS.', t)).toBe(
    'Quetzal northwest, Jaguar northeast, Serpent southeast, blank southwest.',
  );
});

test('of two situations of one idol the better counts', () => {
  const earns = [
    { claim: 'overlay J', idol: 'J' as const, cards: 2 },
    { claim: 'adjacent J', idol: 'J' as const, cards: 1 },
    { claim: 'adjacent S', idol: 'S' as const, cards: 1 },
  ];
  expect(earnsWords(earns, t)).toBe('You would get 2 Jaguar cards or 1 Serpent card.');
  expect(earnsWords([], t)).toBe('You would get no cards.');
});

test('a cell says what it shows, how high it lies and who stands there', () => {
  const { position, seats } = fixture('3-turn-level-1');
  expect(cellWords(position, seats, 'a1', t)).toBe('a1: Turtle, level 1.');
  const cell = position.priests[1]![0]!;
  expect(cellWords(position, seats, cell, t)).toContain('Balam’s priest is here');
  const base = fixture('3-put-early');
  expect(cellWords(base.position, base.seats, 'a1', t)).toBe('a1: Quetzal printed on the base.');
});

describe('the board in words', () => {
  test('tells phase, track, every cell, every player and what is left', () => {
    for (const one of fixtures.values()) {
      const sections = textBoard(props(one));
      const text = sections.flatMap((section) => [section.heading, ...section.lines]).join('\n');
      expect(text).not.toMatch(/page-|undefined|NaN|\{|\$/);
      expect(sections.every((section) => section.lines.length > 0)).toBe(true);
      for (const cell of ['a1', 'd4', 'h8']) expect(text).toContain(`${cell}: `);
      expect(text).toContain('Ana: ');
    }
  });

  test('the drawn tile comes first', () => {
    const [first] = textBoard(props(fixture('3-put-level-1')));
    expect(first).toEqual({
      heading: 'The drawn tile',
      lines: ['blank northwest, Jaguar northeast, Turtle southeast, Serpent southwest.'],
    });
  });

  test('a level that lacks one tile says so', () => {
    const text = textBoard(props(fixture('3-before-scoring'))).flatMap((one) => one.lines);
    expect(text).toContain('Level 1 of 3: the next tile completes it, and it is scored.');
  });
});
