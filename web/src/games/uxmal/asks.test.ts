import { expect, test } from 'vitest';
import { t } from '../../words';
import { asks } from './asks';
import { selectionOf, type Busy } from './selection.svelte';
import type { UxmalProps } from './types';
import { fixture } from './fixtures';

function asked(name: string, busy: Busy | null, from: string | null = null): string | null {
  const focus = { hover: null, chosen: null, at: null };
  Object.assign(selectionOf(focus), { busy, from });
  return asks({ ...fixture(name), focus, t } as unknown as UxmalProps);
}

test('the line says what to press for the part of the turn that you are busy with', () => {
  expect(asked('3-put-level-2', null)).toBe(t('page-uxmal-press-site'));
  expect(asked('3-turn-level-2', 'priest')).toBe(t('page-uxmal-press-idol'));
  expect(asked('3-turn-level-2', 'track')).toBe(t('page-uxmal-press-track'));
  expect(asked('3-turn-level-2', 'move', 'c4')).toBe(t('page-uxmal-press-way'));
});

test('a player who has not begun is asked in a few words, so that the box keeps its height', () => {
  expect(asked('3-turn-level-2', null)).toBe(t('page-uxmal-choose'));
  expect(asked('3-claim', null)).toBe(t('page-uxmal-claim'));
  expect(asked('3-pay', null)).toBeNull();
  expect(asked('4-watching', null)).toBeNull();
});
