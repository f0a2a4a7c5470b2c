import { type GameId, isGameId } from './shelf.ts';

/** Where in the app one is: each place has an address that can be linked, reloaded and gone back to. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'set-up'; readonly game: GameId }
  | { readonly page: 'table'; readonly id: string }
  /** The replay of a match on this device. */
  | { readonly page: 'replay'; readonly id: string }
  /** A finished match on the server. */
  | { readonly page: 'match'; readonly id: string }
  /** Its replay alone, inside another web page. */
  | { readonly page: 'embed'; readonly id: string }
  /** Everything on this device that can be looked at again. */
  | { readonly page: 'replays' }
  /** A table whose people sit elsewhere. */
  | { readonly page: 'online'; readonly id: string }
  | { readonly page: 'settings' }
  | { readonly page: 'not-found' };

export function routeAt(path: string): Route {
  const [first = '', second, ...more] = path.split('/').filter(Boolean);
  if (first === '') return { page: 'home' };
  if (more.length === 0) {
    if (first === 'settings' && second === undefined) return { page: 'settings' };
    if (first === 'play' && second !== undefined && isGameId(second)) return { page: 'set-up', game: second };
    if (first === 'table' && second !== undefined) return { page: 'table', id: second };
    if (first === 'replays' && second === undefined) return { page: 'replays' };
    if ((first === 'replay' || first === 'match' || first === 'embed') && second !== undefined) {
      return { page: first, id: second };
    }
    if (first === 'online' && second !== undefined) return { page: 'online', id: second };
  }
  return { page: 'not-found' };
}

/** A place that one can go to. */
export type Goal = Exclude<Route, { page: 'not-found' }>;

export function pathTo(route: Goal): string {
  switch (route.page) {
    case 'home':
      return '/';
    case 'set-up':
      return `/play/${route.game}`;
    case 'table':
      return `/table/${route.id}`;
    case 'online':
      return `/online/${route.id}`;
    case 'replay':
    case 'match':
    case 'embed':
      return `/${route.page}/${route.id}`;
    case 'replays':
    case 'settings':
      return `/${route.page}`;
  }
}
