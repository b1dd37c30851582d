import { describe, expect, it } from 'vitest';
import * as pacal from './pacal/fixtures';
import { situations as pacalSituations } from './pacal/situations';
import { fixture as uxmal } from './uxmal/fixtures';
import { situations as uxmalSituations } from './uxmal/situations';

describe('the kinds of situation for hints', () => {
  it.each([
    ['3-place', ['place']],
    ['3-first', ['first']],
    ['3-early', ['fly']],
    ['4-leap', ['leap']],
    ['3-drop-two', ['own']],
    ['3-drop-from', ['back', 'own']],
    ['5-drop-other', ['other']],
    ['4-roll', []],
    ['5-over', []],
  ])('of Pacal’s Rocket, %s', (name, kinds) => {
    expect(pacalSituations(pacal.fixture(name))).toEqual(kinds);
  });

  it('of Pacal’s Rocket, a build', () => {
    expect(pacalSituations(pacal.fixture('4-build'))).toContain('build');
  });

  it.each([
    ['3-put-level-1', 'put'],
    ['3-put-level-2', 'lift'],
    ['3-claim', 'claim'],
    ['3-pay', 'pay'],
    ['3-turn-level-1', 'priest'],
  ])('of Uxmal, %s', (name, kind) => {
    expect(uxmalSituations(uxmal(name))[0]).toBe(kind);
  });

  it('a turn of Uxmal knows all that it offers', () => {
    expect(uxmalSituations(uxmal('3-turn-level-2'))).toEqual(expect.arrayContaining(['track']));
  });

  it('have words', () => {
    const all = pacal.names.flatMap((name) => pacalSituations(pacal.fixture(name)));
    for (const kind of new Set(all)) expect(pacal.t(`page-hint-pacal-${kind}`)).not.toContain('page-');
    for (const kind of ['put', 'lift', 'claim', 'pay', 'priest', 'track', 'move'])
      expect(pacal.t(`page-hint-uxmal-${kind}`)).not.toContain('page-');
  });
});
