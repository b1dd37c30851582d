import type { Cue } from '../../sound/cue';
import { parse } from './action';

/** The sound of an action. */
export function soundOf(action: string): Cue | null {
  const parsed = parse(action);
  switch (parsed?.verb) {
    case 'roll':
      return { name: 'die' };
    case 'place':
    case 'fly':
    case 'bend':
    case 'leap':
    case 'land':
      return { name: 'lift' };
    case 'drop':
      return { name: 'stone' };
    case 'build':
    case 'raise':
      return { name: 'build', size: parsed.floors };
    default:
      return null;
  }
}
