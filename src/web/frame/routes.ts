import { isLanguage, type Language } from '../../../locales/languages.ts';
import { GAME_IDS, type GameId, isGameId } from '../../games/index.ts';

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
  /** Open tables, and matches to watch. */
  | { readonly page: 'lobby' }
  | { readonly page: 'new-table'; readonly game: GameId }
  | { readonly page: 'my-matches' }
  | { readonly page: 'ratings'; readonly game: GameId }
  | { readonly page: 'player'; readonly id: string }
  /** How I play. */
  | { readonly page: 'statistics' }
  | { readonly page: 'learn' }
  | { readonly page: 'lesson'; readonly language: Language; readonly game: GameId }
  /** The section is in the address after `#`, and is the page's own affair. */
  | { readonly page: 'rules'; readonly language: Language; readonly game: GameId; readonly section?: string }
  | { readonly page: 'not-found' };

export function routeAt(path: string): Route {
  const [first = '', second, ...more] = path.split('/').filter(Boolean);
  if (first === '') return { page: 'home' };
  if (first === 'online' && second === 'new') return newTableAt(more);
  if (first === 'learn' && second === undefined) return { page: 'learn' };
  if ((first === 'learn' || first === 'rules') && second !== undefined && more.length === 1) {
    const [game] = more;
    const page = first === 'learn' ? 'lesson' : 'rules';
    if (isLanguage(second) && isGameId(game)) return { page, language: second, game };
  }
  if (more.length === 0) {
    if (first === 'settings' && second === undefined) return { page: 'settings' };
    if (first === 'statistics' && second === undefined) return { page: 'statistics' };
    if (first === 'play' && second !== undefined && isGameId(second)) return { page: 'set-up', game: second };
    if (first === 'table' && second !== undefined) return { page: 'table', id: second };
    if (first === 'replays' && second === undefined) return { page: 'replays' };
    if ((first === 'replay' || first === 'match' || first === 'embed') && second !== undefined) {
      return { page: first, id: second };
    }
    if (first === 'online') return second === undefined ? { page: 'lobby' } : { page: 'online', id: second };
    if (first === 'matches' && second === undefined) return { page: 'my-matches' };
    if (first === 'ratings' && (second === undefined || isGameId(second))) {
      return { page: 'ratings', game: second ?? GAME_IDS[0] };
    }
    if (first === 'player' && second !== undefined) return { page: 'player', id: second };
  }
  return { page: 'not-found' };
}

function newTableAt([game = GAME_IDS[0], ...more]: readonly string[]): Route {
  return isGameId(game) && more.length === 0 ? { page: 'new-table', game } : { page: 'not-found' };
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
    case 'statistics':
    case 'learn':
      return `/${route.page}`;
    case 'lobby':
      return '/online';
    case 'new-table':
      return `/online/new/${route.game}`;
    case 'my-matches':
      return '/matches';
    case 'ratings':
      return `/ratings/${route.game}`;
    case 'player':
      return `/player/${route.id}`;
    case 'lesson':
      return `/learn/${route.language}/${route.game}`;
    case 'rules':
      return `/rules/${route.language}/${route.game}${route.section === undefined ? '' : `#${route.section}`}`;
  }
}
