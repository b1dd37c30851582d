import type { LegalAction } from '../../protocol';
import type { Args, Translate } from '../../words';
import { buildOf, parse } from './action';

/** One action in words, for a button or a screen reader. */
export function label(legal: LegalAction, t: Translate): string {
  const [key, args] = message(legal);
  return key ? t(`page-pacal-do-${key}`, args) : legal.action;
}

function message(legal: LegalAction): [string | null, Args] {
  const parsed = parse(legal.action);
  switch (parsed?.verb) {
    case 'place':
    case 'fly':
    case 'bend':
    case 'leap':
    case 'land':
      return [parsed.verb, { square: parsed.square }];
    case 'roll':
      return ['roll', { face: face(parsed.face) }];
    case 'god':
      return ['god', { value: parsed.value }];
    case 'drop':
      return drop(parsed.ship, parsed.from);
    case 'build':
    case 'raise': {
      const points = buildOf(legal)?.points ?? 0;
      const { floors, square, squares } = parsed;
      return [parsed.verb, { floors, square, squares: squares.join(', '), points }];
    }
    case 'done':
    case 'pass':
      return [parsed.verb, {}];
    default:
      return [null, {}];
  }
}

function drop(ship: string, from: string | null): [string, Args] {
  const key = ship === 'own' ? 'drop-own' : 'drop-other';
  const args: Args = ship === 'own' ? {} : { seat: Number(ship) };
  return from ? [`${key}-from`, { ...args, square: from }] : [key, args];
}

function face(text: string): string | number {
  return text === 'arrows' ? text : Number(text);
}
