/** The routes of the app. */
export type Route =
  | { page: 'start' }
  | { page: 'table'; id: string }
  | { page: 'learn'; game: string }
  | { page: 'rules'; game: string }
  | { page: 'replay' }
  | { page: 'continue'; code: string }
  | { page: 'tables' }
  | { page: 'workshop'; link: string }
  | { page: 'nowhere' };

const NAME = /^[\w-]{1,64}$/;

/** Parses a URL into a route. */
export function route(address: { pathname: string; hash: string }): Route {
  const [first = '', second = '', third] = address.pathname.replace(/^\/+|\/+$/g, '').split('/');
  const named = third === undefined && NAME.test(second);
  if (first === 't' && named) return { page: 'table', id: second };
  if (first === 'learn' && named) return { page: 'learn', game: second };
  if (first === 'rules' && named) return { page: 'rules', game: second };
  if (second) return { page: 'nowhere' };
  switch (first) {
    case '':
      return { page: 'start' };
    case 'replay':
      return { page: 'replay' };
    case 'continue':
      return { page: 'continue', code: address.hash.slice(1) };
    case 'tables':
      return { page: 'tables' };
    case 'workshop':
      return { page: 'workshop', link: address.hash.slice(1) };
    default:
      return { page: 'nowhere' };
  }
}
