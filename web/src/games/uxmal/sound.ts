import type { Cue } from '../../sound/cue';

/** The sound of an action. */
export function soundOf(action: string): Cue | null {
  switch (action.split(' ')[0]) {
    case 'draw':
      return { name: 'draw' };
    case 'put':
      return { name: 'tile' };
    case 'overlay':
      return { name: 'card', size: 2 };
    case 'adjacent':
    case 'pay':
      return { name: 'card' };
    case 'priest':
    case 'move':
      return { name: 'priest' };
    case 'venerate':
      return { name: 'up' };
    case 'curse':
      return { name: 'down' };
    default:
      return null;
  }
}
