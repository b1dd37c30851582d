import { beforeEach, expect, test } from 'vitest';
import type { SeatView, TableCommand, TableView } from '../protocol';
import { Contributor, MOST_ROUNDS } from './contribute';
import { sha256Hex } from './digest';
import { readKept } from './kept';

let asked: TableCommand[] = [];
let number = 0;
let table = '';

beforeEach(() => {
  asked = [];
  number += 1;
  table = `t${number}`;
});

const contributor = () =>
  new Contributor((what) => {
    asked.push(what);
    return Promise.resolve(null);
  });

function seat(more: Partial<SeatView>): SeatView {
  return { seat: 1, kind: 'person', ...more } as SeatView;
}

function view(seats: SeatView[], more: object = {}, dice: object = {}): TableView {
  const about = { scheme: 2, closed: false, round: 1, setup: 'ab'.repeat(32), ...dice };
  const base = { table, phase: 'gathering', commitment: 'c', seats, you: { seat: 1 }, dice: about };
  return { ...base, ...more } as unknown as TableView;
}

const bo = seat({ seat: 2, promise: '22'.repeat(32) });
const hash = () => (asked[0] as { hash: string }).hash;

test('a page promises once, and reveals when the seats are closed', () => {
  const page = contributor();
  page.see(view([seat({}), bo]));
  page.see(view([seat({}), bo]));
  expect(asked.map((what) => what.ask)).toEqual(['promise']);
  const value = readKept(table)!.value!;
  expect(hash()).toBe(sha256Hex(value));
  page.see(view([seat({ promise: hash() }), bo]));
  expect(asked).toHaveLength(1);
  page.see(view([seat({ promise: hash() }), bo], {}, { closed: true }));
  page.see(view([seat({ promise: hash() }), bo], {}, { closed: true }));
  expect(asked.slice(1)).toEqual([{ ask: 'reveal', value }]);
  expect(readKept(table)).toMatchObject({
    commitment: 'c',
    revealed: true,
    seats: [1],
    promises: { 1: hash(), 2: bo.promise },
    setup: 'ab'.repeat(32),
  });
});

test('nothing is revealed to a server that could still choose table, settings or round', () => {
  const page = contributor();
  page.see(view([seat({}), bo]));
  page.see(view([seat({ promise: hash() }), bo], {}, { closed: true, setup: null }));
  expect(asked.map((what) => what.ask)).toEqual(['promise']);
  page.see(view([seat({ promise: hash() }), bo], {}, { closed: true }));
  expect(asked.map((what) => what.ask)).toEqual(['promise', 'reveal']);
});

test('a page that was loaded again reveals what it promised before', () => {
  contributor().see(view([seat({}), bo]));
  contributor().see(view([seat({ promise: hash() }), bo], {}, { closed: true }));
  expect(asked[1]?.ask).toBe('reveal');
});

test('what another device promised is not touched', () => {
  contributor().see(view([seat({ promise: '11'.repeat(32) }), bo], {}, { closed: true }));
  contributor().see(view([seat({ promise: '11'.repeat(32) }), bo]));
  expect(asked).toEqual([]);
});

test('after a round that failed, the next promise is of new bits', () => {
  const page = contributor();
  page.see(view([seat({}), bo]));
  page.see(view([seat({ promise: hash() }), bo], {}, { closed: true }));
  page.see(view([seat({}), bo], {}, { round: 2 }));
  expect(asked.map((what) => what.ask)).toEqual(['promise', 'reveal', 'promise']);
  expect((asked[2] as { hash: string }).hash).not.toBe(hash());
});

// A server that says it has not got the value, and lets a player of its own promise again.
test.each(['the same page', 'a page that was loaded again'])(
  'a value that was sent is not sent for other promises, by %s',
  async (which) => {
    const refusing = new Contributor((what) => {
      asked.push(what);
      return Promise.resolve(what.ask === 'reveal' ? { code: 'storage-unavailable' } : null);
    });
    refusing.see(view([seat({}), bo]));
    refusing.see(view([seat({ promise: hash() }), bo], {}, { closed: true }));
    await Promise.resolve();
    const page = which === 'the same page' ? refusing : contributor();
    const chosen = seat({ seat: 2, promise: '33'.repeat(32) });
    page.see(view([seat({ promise: hash() }), chosen], {}, { closed: true }));
    page.see(view([seat({ promise: hash() }), bo], {}, { closed: true, setup: 'cd'.repeat(32) }));
    expect(asked.map((what) => what.ask)).toEqual(['promise', 'reveal']);
    expect(readKept(table)!.promises).toEqual({ 1: hash(), 2: bo.promise });
    // It may only have been lost.
    page.see(view([seat({ promise: hash() }), bo], {}, { closed: true }));
    expect(asked.map((what) => what.ask)).toEqual(['promise', 'reveal', 'reveal']);
  },
);

test('when the seats open again, a value that was sent is replaced by new bits', () => {
  const page = contributor();
  page.see(view([seat({}), bo]));
  page.see(view([seat({ promise: hash() }), bo], {}, { closed: true }));
  page.see(view([seat({ promise: hash() }), seat({ seat: 2, kind: 'open' })]));
  page.see(view([seat({ promise: hash() }), seat({ seat: 2, kind: 'open' })]));
  expect(asked.map((what) => what.ask)).toEqual(['promise', 'reveal', 'promise']);
  const again = (asked[2] as { hash: string }).hash;
  expect(again).not.toBe(hash());
  page.see(view([seat({ promise: again }), bo], {}, { closed: true }));
  expect(asked[3]).toEqual({ ask: 'reveal', value: readKept(table)!.value });
  expect(readKept(table)!.promises).toEqual({ 1: again, 2: bo.promise });
});

test('a page stops contributing by itself when round after round begins, until somebody says so', () => {
  const rounds: number[] = [];
  const stopping = () =>
    new Contributor(
      (what) => {
        asked.push(what);
        return Promise.resolve(null);
      },
      (stopped) => rounds.push(stopped),
    );
  const open = view([seat({}), seat({ seat: 2, kind: 'open' })]);
  const page = stopping();
  for (let round = 1; round <= MOST_ROUNDS; round += 1) {
    page.see(view([seat({}), bo], {}, { round }));
    const last = asked.at(-1) as { hash: string };
    page.see(view([seat({ promise: last.hash }), bo], {}, { closed: true, round }));
    expect(asked.at(-1)?.ask).toBe('reveal');
  }
  expect(rounds.every((stopped) => stopped === 0)).toBe(true);
  const before = asked.length;
  page.see(open);
  expect(rounds.at(-1)).toBe(MOST_ROUNDS);
  // Loading the page again does not start over.
  stopping().see(open);
  expect(asked).toHaveLength(before);

  page.goOn(open);
  expect(asked.slice(before).map((what) => what.ask)).toEqual(['promise']);
  expect(rounds.at(-1)).toBe(0);
});

test('two people at one screen share one contribution', () => {
  contributor().see(view([seat({}), seat({ seat: 2 })]));
  contributor().see(view([seat({}), seat({ seat: 2 })], { you: { seat: 2 } }));
  expect((asked[1] as { hash: string }).hash).toBe(hash());
});

test('against bots both are sent at once', () => {
  contributor().see(view([seat({}), seat({ seat: 2, kind: 'bot' })], { starts: true }));
  expect(asked.map((what) => what.ask)).toEqual(['promise', 'reveal']);
});

test('nothing is sent to an old table, by spectators, nor after the start', () => {
  contributor().see(view([seat({}), bo], {}, { scheme: 1 }));
  contributor().see(view([seat({}), bo], { you: null }));
  contributor().see(view([seat({}), bo], { phase: 'playing' }));
  expect(asked).toEqual([]);
});
