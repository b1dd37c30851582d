import { expect, test } from 'vitest';
import { sortLegal, most, movable, putAction } from './legal';
import { turned, turnedBy } from './face';
import { attempt, litCells } from './lit';
import { moved } from './track';
import { fixture, fixtures } from './fixtures';

test('a quarter turn clockwise, as the rules have it', () => {
  expect(turned('.QJS')).toBe('S.QJ');
  expect(turned('S.QJ')).toBe('JS.Q');
  expect(turned('JS.Q')).toBe('QJS.');
  expect(turnedBy('.QJS', -1)).toBe('QJS.');
  expect(turnedBy('.QJS', 9)).toBe('S.QJ');
});

test('every turn of the drawn tile may lie on every open site', () => {
  let puts = 0;
  for (const { position, legal } of fixtures.values()) {
    const byKind = sortLegal(legal);
    const sites = new Set([...byKind.puts.keys()].map((key) => key.split(' ')[0]!));
    for (const site of sites) {
      for (const quarters of [0, 1, 2, 3]) {
        const action = putAction(byKind, position, quarters, site);
        expect(legal.map((one) => one.action)).toContain(action);
        puts += 1;
      }
    }
    expect(byKind.puts.size).toBe(sites.size * 4);
  }
  expect(puts).toBeGreaterThan(100);
});

test('there is no action for a site that is taken', () => {
  const { position, legal } = fixture('3-before-scoring');
  expect(putAction(sortLegal(legal), position, 0, 'a1')).toBeNull();
  expect(putAction(sortLegal(legal), position, 0, 'a2')).toBe(`put a2 ${position.drawn}`);
});

test('every legal action is found in the sorted list', () => {
  for (const { legal } of fixtures.values()) {
    const { tile, puts, priests, moves, claims, payments, track } = sortLegal(legal);
    const walks = [...moves.values()].flatMap((to) => [...to.values()]);
    const all = [...puts.values(), ...priests.values(), ...walks, ...claims, ...track.values()];
    const actions = [...all.map((one) => one.action), ...payments.map((cards) => `pay ${cards}`)];
    if (tile) actions.push(tile);
    expect(actions.sort()).toEqual(legal.map((one) => one.action).sort());
  }
});

test('the most cards of a put: one situation is claimed, not all', () => {
  const earns = [
    { claim: 'overlay J', idol: 'J' as const, cards: 2 },
    { claim: 'adjacent S', idol: 'S' as const, cards: 1 },
  ];
  expect(most(earns)).toBe(2);
  expect(most([])).toBe(0);
});

test('an idol that can be moved goes where the hint says, and the others slide', () => {
  const { position, legal } = fixture('3-turn-level-1');
  const byKind = sortLegal(legal);
  expect(movable(byKind).length).toBeGreaterThan(1);
  for (const { hint } of byKind.track.values()) {
    const order = moved(position.popularity, hint.idol, hint.to);
    expect(order.indexOf(hint.idol)).toBe(hint.to - 1);
    const others = (all: string[]) => all.filter((idol) => idol !== hint.idol);
    expect(others(order)).toEqual(others(position.popularity));
  }
});

test('the rules’ own examples of the track', () => {
  expect(moved(['J', 'S', 'Q', 'M', 'T'], 'M', 2)).toEqual(['J', 'M', 'S', 'Q', 'T']);
  expect(moved(['J', 'S', 'Q', 'M', 'T'], 'J', 3)).toEqual(['S', 'Q', 'J', 'M', 'T']);
});

test('what is lit: everything at first, then only what one is busy with', () => {
  const { legal } = fixture('3-turn-level-1');
  const byKind = sortLegal(legal);
  const [from] = byKind.moves.keys();
  const kinds = (...asked: Parameters<typeof litCells>) => [
    ...new Set([...litCells(...asked).values()].map((one) => one.kind)),
  ];
  expect(kinds(byKind, null, null).sort()).toEqual(['own', 'priest']);
  expect(kinds(byKind, 'priest', null)).toEqual(['priest']);
  expect(kinds(byKind, 'move', null)).toEqual(['own']);
  expect(kinds(byKind, 'move', from!).sort()).toEqual(['move', 'own']);
  expect(kinds(byKind, 'track', null)).toEqual([]);
  const walks = [...litCells(byKind, 'move', from!).values()].filter((one) => one.kind === 'move');
  expect(walks.every((one) => one.action?.startsWith(`move ${from} `) && one.number > 0)).toBe(true);
  expect(walks.length).toBe(byKind.moves.get(from!)!.size);
});

test('a press on what is not lit asks why the action that was meant is not allowed', () => {
  expect(attempt('c4', null, null, false)).toBe('priest c4');
  expect(attempt('c4', 'priest', null, true)).toBe('priest c4');
  expect(attempt('c4', 'move', 'a1', false)).toBe('move a1 c4');
  expect(attempt('c4', 'move', null, false)).toBe('move c4 a4');
  expect(attempt('c4', null, null, true)).toBe('move c4 a4');
  expect(attempt('a4', 'move', 'a4', true)).toBe('move a4 b4');
});
