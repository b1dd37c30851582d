import { describe, expect, it } from 'vitest';
import { center, frameOf, markers, rimFor, spaceOf, TRACK, track } from './frame';
import { loops, outline } from './outline';
import { breadth, plaque } from './plaque';
import { ribbon, touched } from './river';
import { allSquares, cellOf, districtOf, nameOf } from './square';
import { neighbors, TINTS, tints } from './tints';
import { fixture, names } from './fixtures';

const boards = names.map((name) => [name, fixture(name).board] as const);

describe('squares', () => {
  it('have the names of the notation', () => {
    expect(nameOf(0, 0)).toBe('a1');
    expect(nameOf(12, 12)).toBe('m13');
    expect(cellOf('k11')).toEqual({ x: 10, y: 10 });
  });

  it.each(boards)('of %s are in the district of the map', (_, board) => {
    for (const { letter, squares } of board.districts) {
      for (const square of squares) expect(districtOf(board, square)).toBe(letter);
    }
    for (const square of board.lake) expect(districtOf(board, square)).toBeNull();
    expect(allSquares(board).flat()).toHaveLength(board.columns * board.rows.length);
  });
});

describe('tints', () => {
  it.each(boards)('of neighbors on %s differ', (_, board) => {
    const chosen = tints(board);
    for (const [letter, others] of neighbors(board)) {
      expect(chosen.get(letter)).toBeLessThan(TINTS);
      for (const other of others) expect(chosen.get(letter)).not.toBe(chosen.get(other));
    }
  });

  it('are given to every district even where no five tints suffice', () => {
    // Six districts, each one row long; every pair touches through single squares.
    const board = {
      ...fixture('3-early').board,
      rows: ['ABCDEF', 'ACEBDF', 'ADBFCE', 'AEFCBD', 'AFDEBC', 'SABCDE'],
      sacred: 'S',
    };
    const chosen = tints(board);
    expect([...chosen.keys()].sort().join('')).toBe('ABCDEFS');
    for (const tint of chosen.values()) expect(tint).toBeLessThan(TINTS);
  });
});

describe('outlines', () => {
  it('go round one square clockwise', () => {
    expect(outline(['b1'], 10)).toBe('M10 0L20 0L20 10L10 10Z');
  });

  it('are drawn inside by the inset', () => {
    expect(outline(['a1'], 10, 1)).toBe('M1 1L9 1L9 9L1 9Z');
    expect(outline(['a1', 'b1', 'a2'], 10, 1)).toBe('M1 1L19 1L19 9L9 9L9 19L1 19Z');
  });

  it('go round holes, and keep squares apart that touch at a corner', () => {
    const ring = ['a1', 'b1', 'c1', 'a2', 'c2', 'a3', 'b3', 'c3'];
    expect(loops(ring)).toHaveLength(2);
    expect(loops(['a1', 'b2'])).toHaveLength(2);
  });

  it.each(boards)('of the districts of %s enclose just their squares', (_, board) => {
    for (const { squares } of board.districts) {
      const area = loops(squares)
        .map((loop) =>
          loop.reduce((sum, [x, y], index) => {
            const [u, v] = loop[(index + 1) % loop.length] as [number, number];
            return sum + (x * v - u * y) / 2;
          }, 0),
        )
        .reduce((sum, each) => sum + each, 0);
      expect(area).toBe(squares.length);
    }
  });
});

describe('the river', () => {
  it('is a straight line between two corners', () => {
    expect(
      ribbon(
        [
          [2, 0],
          [2, 7],
        ],
        10,
      ),
    ).toBe('M20 0L20 70');
  });

  it('bends round its corners', () => {
    expect(
      ribbon(
        [
          [4, 0],
          [4, 2],
          [3, 2],
        ],
        10,
        0.5,
      ),
    ).toBe('M40 0L40 15Q40 20 35 20L30 20');
  });

  it('touches every corner on its way', () => {
    expect(
      [
        ...touched([
          [2, 0],
          [2, 2],
          [0, 2],
        ]),
      ].sort(),
    ).toEqual(['0,2', '1,2', '2,0', '2,1', '2,2']);
    expect(touched([]).size).toBe(0);
  });

  it('is nothing where there is none', () => {
    expect(ribbon([], 10)).toBe('');
    expect(ribbon([[1, 1]], 10)).toBe('');
  });
});

describe('the frame', () => {
  it('has a score track only where there is room', () => {
    expect(rimFor(360)).toBe('plain');
    expect(rimFor(800)).toBe('track');
    const { board } = fixture('3-early');
    expect(frameOf(board, 'plain').width).toBeLessThan(frameOf(board, 'track').width);
  });

  it('leaves squares of 24 pixels on a phone, on the largest board too', () => {
    const { board } = fixture('large-move');
    expect(board.columns).toBe(13);
    expect((360 / frameOf(board, 'plain').width) * 100).toBeGreaterThanOrEqual(24);
  });

  it.each(boards)('of %s has a track of touching spaces all round', (_, board) => {
    const frame = frameOf(board, 'track');
    const spaces = track(frame);
    expect(spaces).toHaveLength(TRACK);
    spaces.forEach((space, index) => {
      const next = spaces[(index + 1) % TRACK] as typeof space;
      const touchesAcross = Math.abs(space.x - next.x) <= Math.max(space.width, next.width) + 1e-6;
      const touchesDown = Math.abs(space.y - next.y) <= Math.max(space.height, next.height) + 1e-6;
      expect(touchesAcross && touchesDown).toBe(true);
      expect(space.x).toBeGreaterThanOrEqual(-frame.rim - 1e-6);
      expect(space.x + space.width).toBeLessThanOrEqual(frame.width - frame.rim + 1e-6);
    });
  });

  it('counts scores beyond the track by rounds', () => {
    expect(spaceOf(0)).toEqual({ space: 0, rounds: 0 });
    expect(spaceOf(59)).toEqual({ space: 59, rounds: 0 });
    expect(spaceOf(97)).toEqual({ space: 37, rounds: 1 });
  });

  it('keeps markers on one space apart', () => {
    const spaces = track(frameOf(fixture('5-land').board, 'track'));
    const placed = markers([7, 7, 7, 67, 3], spaces);
    const at = new Set(placed.map(({ x, y }) => `${x} ${y}`));
    expect(at.size).toBe(5);
    expect(placed[3]?.rounds).toBe(1);
  });

  it('finds the middle of a square', () => {
    expect(center('c2')).toEqual({ x: 250, y: 150 });
  });
});

describe('plaques', () => {
  it.each(boards)('of %s touch their own district only', (_, board) => {
    for (const district of board.districts) {
      const { x, y } = plaque(district);
      const touched = [
        [x - 0.1, y - 0.1],
        [x + 0.1, y - 0.1],
        [x - 0.1, y + 0.1],
        [x + 0.1, y + 0.1],
      ];
      for (const [u, v] of touched) {
        const square = nameOf(Math.floor(u as number), Math.floor(v as number));
        expect(district.squares).toContain(square);
      }
    }
  });

  it('know how broad a district is', () => {
    expect(breadth(['a1', 'b1', 'c1', 'a2'])).toBe(2);
    expect(breadth([])).toBe(0);
  });

  it('keep out of the river where they can', () => {
    const squares = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2'];
    expect(plaque({ letter: 'A', value: 3, squares }, new Set(['1,1']))).toEqual({ x: 2, y: 1 });
    expect(plaque({ letter: 'A', value: 3, squares }, new Set(['1,1', '2,1'])).y).toBe(1);
  });

  it('are on an edge where there is no corner, and in the square where there is no edge', () => {
    expect(plaque({ letter: 'A', value: 3, squares: ['a1', 'b1'] })).toEqual({ x: 1, y: 0.5 });
    expect(plaque({ letter: 'A', value: 3, squares: ['b2'] })).toEqual({ x: 1.5, y: 1.2 });
  });
});
