import { describe, expect, it } from 'vitest';
import { light } from './constellation';
import { course, duration, keyframes, LIFT, SHADOW } from './flight';
import { flightOf, targetOf } from './action';
import { fixture, names } from './fixtures';

describe('a flight', () => {
  it('takes longer the longer it is, but no longer than a step of the playback is shown', () => {
    const far = (squares: number) =>
      duration([
        { x: 0, y: 0 },
        { x: squares * 100, y: 0 },
      ]);
    expect(far(1)).toBeLessThan(far(4));
    expect(far(40)).toBeLessThan(650);
  });

  it('moves only what the compositor can move', () => {
    const frames = [...LIFT, ...SHADOW, ...keyframes(course('a1', 'a5', 'straight', null), 'straight')];
    const moved = new Set(frames.flatMap((frame) => Object.keys(frame)));
    expect([...moved].sort()).toEqual(['offset', 'opacity', 'transform']);
  });

  it('turns where its way turns', () => {
    const way = ['b1', 'c1', 'c2', 'c3'];
    expect(course('a1', 'c3', 'bent', way)).toEqual([
      { x: 50, y: 50 },
      { x: 250, y: 50 },
      { x: 250, y: 250 },
    ]);
  });

  it('is drawn with one corner where its way is not known', () => {
    expect(course('a1', 'c3', 'bent', null)).toHaveLength(3);
    expect(course('a1', 'c3', 'bent', ['b1', 'b2'])).toHaveLength(3);
    expect(course('a1', 'c3', 'lifted', null)).toHaveLength(2);
    expect(course('a1', 'a3', 'bent', null)).toHaveLength(2);
  });

  it('has an even speed', () => {
    const frames = keyframes(course('a1', 'd2', 'bent', ['b1', 'c1', 'd1', 'd2']), 'bent');
    expect(frames.map(({ offset }) => offset)).toEqual([0, 0.75, 1]);
  });

  it('grows on its way when it is lifted', () => {
    const frames = keyframes(course('a1', 'c1', 'lifted', null), 'lifted');
    expect(frames[1]?.['transform']).toContain('scale');
    expect(frames).toHaveLength(3);
  });

  it.each(names)('of %s goes from square to neighboring square', (name) => {
    const { legal, position } = fixture(name);
    const ship = position.seats[position.seat - 1]?.ship;
    for (const each of legal) {
      const flight = flightOf(each);
      if (!flight || each.action.startsWith('leap') || !ship) continue;
      expect(flight.way.at(-1)).toBe(targetOf(each.action));
      const points = course(ship, targetOf(each.action) ?? '', 'bent', flight.way);
      points.slice(1).forEach((point, index) => {
        expect(point.x === points[index]?.x || point.y === points[index]?.y).toBe(true);
      });
    }
  });
});

describe('the light of a constellation', () => {
  it('is a line through a row and goes round a square', () => {
    expect(light(['d4', 'e5', 'f6'])).toHaveLength(3);
    expect(light(['a3', 'b3', 'c3', 'd3'])).toHaveLength(4);
    expect(light(['c6', 'g6', 'c10', 'g10']).map(({ x, y }) => `${x} ${y}`)).toEqual([
      '250 550',
      '650 550',
      '650 950',
      '250 950',
      '250 550',
    ]);
  });
});
