/** The two texts about a game: what a family reads first, and the numbered rules. */
export type RulesText = 'learn' | 'reference';

/** The routes of the app. */
export type Route =
  | { page: 'start' }
  | { page: 'table'; id: string }
  | { page: 'learn'; game: string }
  | { page: 'daily'; game: string }
  | { page: 'rules'; game: string; text: RulesText }
  | { page: 'replay' }
  | { page: 'analysis' }
  | { page: 'continue'; code: string }
  | { page: 'confirm'; code: string }
  | { page: 'unsubscribe'; code: string }
  | { page: 'tables' }
  | { page: 'games' }
  | { page: 'workshop'; link: string }
  | { page: 'nowhere' };

const NAME = /^[\w-]{1,64}$/;
/** The number of a clause, a ruling or a section of the reference. */
const CLAUSE = /^#(?:[A-D]\.?)?\d+(?:\.\d+)*[a-z]?$/;

/** Parses a URL into a route. */
export function route(address: { pathname: string; hash: string }): Route {
  const [first = '', second = '', third, fourth] = address.pathname.replace(/^\/+|\/+$/g, '').split('/');
  const named = third === undefined && NAME.test(second);
  if (first === 't' && named) return { page: 'table', id: second };
  if (first === 'learn' && named) return { page: 'learn', game: second };
  if (first === 'daily' && named) return { page: 'daily', game: second };
  if (first === 'unsubscribe' && named) return { page: 'unsubscribe', code: second };
  // The replay page reads the table from the address itself.
  if (first === 'replay' && named) return { page: 'replay' };
  if (first === 'rules' && named) {
    // Refusals and old links name a clause: only the reference has clauses.
    return { page: 'rules', game: second, text: CLAUSE.test(address.hash) ? 'reference' : 'learn' };
  }
  if (first === 'rules' && third === 'reference' && fourth === undefined && NAME.test(second)) {
    return { page: 'rules', game: second, text: 'reference' };
  }
  if (second) return { page: 'nowhere' };
  switch (first) {
    case '':
      return { page: 'start' };
    case 'replay':
      return { page: 'replay' };
    case 'analysis':
      return { page: 'analysis' };
    case 'continue':
      return { page: 'continue', code: address.hash.slice(1) };
    case 'confirm':
      return { page: 'confirm', code: address.hash.slice(1) };
    case 'tables':
      return { page: 'tables' };
    case 'games':
      return { page: 'games' };
    case 'workshop':
      return { page: 'workshop', link: address.hash.slice(1) };
    default:
      return { page: 'nowhere' };
  }
}
