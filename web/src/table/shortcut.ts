export type Shortcut = 'undo' | 'end' | 'skip' | 'help';

const KEYS: Record<string, Shortcut> = { u: 'undo', e: 'end', s: 'skip', '?': 'help' };

/**
 * What a key stands for, if anything.
 *
 * Whoever types means letters, and whoever holds a modifier means the browser. Enter ends the
 * turn where nothing else would answer to it.
 */
export function shortcut(
  event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'target' | 'defaultPrevented'>,
): Shortcut | null {
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('input, textarea, select, dialog, [contenteditable]')) {
    return event.key === '?' && target.closest('dialog') && !target.closest('input, textarea')
      ? 'help'
      : null;
  }
  if (event.key === 'Enter') {
    return target?.closest('button, a, summary, [tabindex]:not(main)') ? null : 'end';
  }
  return KEYS[event.key.toLowerCase()] ?? null;
}
