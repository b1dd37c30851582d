/** The keys of the workshop. */

import { arrow, isTyping } from '../app/keys';

/** What a key does on a grid that is painted. */
export type PaintKey =
  | { does: 'move'; dx: number; dy: number; painting: boolean }
  | { does: 'row'; end: boolean }
  | { does: 'paint' }
  | { does: 'erase' }
  | { does: 'cancel' }
  /** A letter in upper case, or another printed mark. */
  | { does: 'type'; mark: string };

/** The command of a key on a grid: arrows move, with Shift they paint along, a letter paints itself. */
export function paintKey(event: KeyboardEvent): PaintKey | null {
  if (event.altKey || event.ctrlKey || event.metaKey) return null;
  const step = arrow(event);
  if (step) return { does: 'move', ...step, painting: event.shiftKey };
  switch (event.key) {
    case 'Enter':
    case ' ':
      return { does: 'paint' };
    case 'Delete':
    case 'Backspace':
      return { does: 'erase' };
    case 'Escape':
      return { does: 'cancel' };
    case 'Home':
    case 'End':
      return { does: 'row', end: event.key === 'End' };
    default:
      return [...event.key].length === 1 ? { does: 'type', mark: event.key.toUpperCase() } : null;
  }
}

/** Whether a key undoes or redoes. In a text field the browser undoes typing. */
export function historyKey(event: KeyboardEvent): 'undo' | 'redo' | null {
  const number = event.target instanceof HTMLInputElement && event.target.type === 'number';
  if (!(event.ctrlKey || event.metaKey) || event.altKey || (isTyping(event.target) && !number)) return null;
  const key = event.key.toLowerCase();
  if (key === 'y') return 'redo';
  if (key !== 'z') return null;
  return event.shiftKey ? 'redo' : 'undo';
}
