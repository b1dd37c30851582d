export type Moved = 'first' | 'back' | 'forth' | 'last' | 'toggle';

const KEYS: Record<string, Moved> = {
  ArrowLeft: 'back',
  ArrowRight: 'forth',
  Home: 'first',
  End: 'last',
  ' ': 'toggle',
};

/**
 * What a key does to a film, if anything.
 *
 * On a board, in a field or among tabs the same keys mean something else already.
 */
export function moved(
  event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'target' | 'defaultPrevented'>,
): Moved | null {
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('input, textarea, select, dialog, [role=tab], [role=grid], [role=gridcell]'))
    return null;
  if (event.key === ' ' && target?.closest('button, a, summary')) return null;
  return KEYS[event.key] ?? null;
}
