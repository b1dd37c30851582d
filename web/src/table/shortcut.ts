export type Shortcut = 'undo' | 'end' | 'skip' | 'help' | 'board';

const KEYS: Record<string, Shortcut> = { u: 'undo', e: 'end', s: 'skip', '?': 'help' };

/** Keys that the board understands; from elsewhere on the page they lead there. */
const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

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
  if (leadsToBoard(event.key, target)) return 'board';
  return KEYS[event.key.toLowerCase()] ?? null;
}

/** Arrows scroll what they are pressed in, unless nothing is or it is a button beside the board. */
function leadsToBoard(key: string, target: Element | null): boolean {
  if (target?.closest('[role=grid]')) return false;
  if (key.toLowerCase() === 'n') return true;
  return ARROWS.includes(key) && !target?.closest('[role=tab], [role=tabpanel], details, main [tabindex]');
}

/** Whether Enter on the board ends the turn: only where no square can be pressed any more. */
export function endsByEnter(
  event: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'target'>,
): boolean {
  if (event.key !== 'Enter' || event.altKey || event.ctrlKey || event.metaKey) return false;
  return event.target instanceof Element && event.target.closest('[role=grid]') !== null;
}
