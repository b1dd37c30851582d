import { describe, expect, it, vi } from 'vitest';
import type { Focus } from '../game';
import { fixture } from './fixtures';
import { Turn } from './turn.svelte';
import type { UxmalProps } from './types';

/** A turn of the player of a fixture. */
function turn(name: string) {
  const focus = $state<Focus>({ hover: null, chosen: null, at: null });
  const act = vi.fn<(action: string) => void>();
  const props = { ...fixture(name), focus, act, why: vi.fn(), still: true } as unknown as UxmalProps;
  return { turn: new Turn(() => props), focus, act };
}

describe('a second press on a chosen place confirms', () => {
  it.each([
    ['a finger puts a tile', '3-put-level-1', true],
    ['a finger places a priest', '3-turn-level-1', true],
    ['a mouse or a key places a priest', '3-turn-level-1', false],
  ])('%s', (_, name, finger) => {
    const { turn: now, focus, act } = turn(name);
    const places = now.putting ? [...now.open] : [...now.lit.keys()];
    const place = places.find((each) => now.actionAt(each))!;
    const action = now.actionAt(place);
    now.press(place, finger);
    expect(act).not.toHaveBeenCalled();
    expect(focus.chosen).toBe(action);
    now.press(place, finger);
    expect(act).toHaveBeenCalledExactlyOnceWith(action);
  });

  it('another place is chosen instead', () => {
    const { turn: now, focus, act } = turn('3-put-level-1');
    const [one, other] = [...now.open].filter((each) => now.actionAt(each));
    now.press(one!, true);
    now.press(other!, true);
    expect(act).not.toHaveBeenCalled();
    expect(focus.chosen).toBe(now.actionAt(other!));
  });
});
