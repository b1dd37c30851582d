import type { PacalProps } from './types';

/** The kinds of situation that the player to act is in, for hints; most important first. */
export function situations({ position, legal }: Pick<PacalProps, 'position' | 'legal'>): string[] {
  const has = (start: string) => legal.some(({ action }) => action.startsWith(start));
  const found = [
    ['place', has('place ')],
    ['leap', has('leap ')],
    ['first', position.first_round && has('fly ')],
    ['fly', has('fly ') && has('bend ')],
    ['god', has('god ') && !has('fly ') && !has('leap ')],
    ['back', has('drop own from ')],
    ['own', has('drop own')],
    ['other', !has('drop own') && has('drop ')],
    ['raise', has('raise ')],
    ['build', has('build ')],
  ] as const;
  return found.filter(([, is]) => is).map(([kind]) => kind);
}
