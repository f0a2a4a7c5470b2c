import type { Scope } from './scopes.ts';

/** The requests over HTTP, without their schemas: those are in `api/`, and zod stays out of the browser. */
export const ROUTES = {
  me: { method: 'POST', path: '/api/me', who: 'anybody' },
  rename: { method: 'POST', path: '/api/me/name', who: 'person' },
  leaveOfAbsence: { method: 'POST', path: '/api/me/leave', who: 'person' },
  deleteMe: { method: 'DELETE', path: '/api/me', who: 'person' },
  myData: { method: 'GET', path: '/api/me/data', who: 'person' },
  played: { method: 'GET', path: '/api/me/played', who: 'person' },
  keepPlayed: { method: 'POST', path: '/api/me/played', who: 'person' },
  people: { method: 'GET', path: '/api/me/people', who: 'player' },
  signOut: { method: 'POST', path: '/api/me/sign-out', who: 'person' },
  passkeyOptions: { method: 'POST', path: '/api/passkeys/options', who: 'person' },
  addPasskey: { method: 'POST', path: '/api/passkeys', who: 'person' },
  removePasskey: { method: 'DELETE', path: '/api/passkeys/:id', who: 'person' },
  signInOptions: { method: 'POST', path: '/api/sign-in/options', who: 'anybody' },
  signIn: { method: 'POST', path: '/api/sign-in', who: 'anybody' },
  makeBot: { method: 'POST', path: '/api/bots', who: 'person' },
  deleteBot: { method: 'DELETE', path: '/api/bots/:id', who: 'person' },
  tables: { method: 'GET', path: '/api/tables', who: 'anybody' },
  makeTable: { method: 'POST', path: '/api/tables', who: 'player', scope: 'tables' },
  table: { method: 'GET', path: '/api/tables/:id', who: 'anybody' },
  join: { method: 'POST', path: '/api/tables/:id/join', who: 'player', scope: 'play' },
  promise: { method: 'POST', path: '/api/tables/:id/promise', who: 'player', scope: 'play' },
  nonce: { method: 'POST', path: '/api/tables/:id/nonce', who: 'player', scope: 'play' },
  ready: { method: 'POST', path: '/api/tables/:id/ready', who: 'player', scope: 'play' },
  decline: { method: 'POST', path: '/api/tables/:id/decline', who: 'player', scope: 'play' },
  leave: { method: 'POST', path: '/api/tables/:id/leave', who: 'player', scope: 'play' },
  setSeat: { method: 'POST', path: '/api/tables/:id/seats', who: 'player', scope: 'tables' },
  begins: { method: 'POST', path: '/api/tables/:id/begins', who: 'player', scope: 'tables' },
  start: { method: 'POST', path: '/api/tables/:id/start', who: 'player', scope: 'play' },
  revoke: { method: 'POST', path: '/api/tables/:id/invite', who: 'player', scope: 'tables' },
  resign: { method: 'POST', path: '/api/tables/:id/resign', who: 'player', scope: 'play' },
  replace: { method: 'POST', path: '/api/tables/:id/replace', who: 'player', scope: 'tables' },
  takeBack: { method: 'POST', path: '/api/tables/:id/return', who: 'player', scope: 'play' },
  rematch: { method: 'POST', path: '/api/tables/:id/rematch', who: 'player', scope: 'play' },
  standing: { method: 'GET', path: '/api/tables/:id/standing', who: 'player' },
  setStanding: { method: 'POST', path: '/api/tables/:id/standing', who: 'player', scope: 'play' },
  record: { method: 'GET', path: '/api/tables/:id/record', who: 'anybody' },
  search: { method: 'GET', path: '/api/search', who: 'anybody' },
  startSearch: { method: 'POST', path: '/api/search', who: 'person' },
  endSearch: { method: 'DELETE', path: '/api/search', who: 'person' },
  best: { method: 'GET', path: '/api/ratings/:game', who: 'anybody' },
  player: { method: 'GET', path: '/api/players/:id', who: 'anybody' },
  calls: { method: 'GET', path: '/api/calls', who: 'anybody' },
  wish: { method: 'POST', path: '/api/calls/wishes', who: 'person' },
  subscribe: { method: 'POST', path: '/api/calls/devices', who: 'person' },
  unsubscribe: { method: 'POST', path: '/api/calls/devices/end', who: 'person' },
  blocked: { method: 'GET', path: '/api/me/blocked', who: 'person' },
  block: { method: 'POST', path: '/api/players/:id/block', who: 'person' },
  unblock: { method: 'DELETE', path: '/api/players/:id/block', who: 'person' },
  clubs: { method: 'GET', path: '/api/clubs', who: 'person' },
  foundClub: { method: 'POST', path: '/api/clubs', who: 'person' },
  club: { method: 'GET', path: '/api/clubs/:id', who: 'anybody' },
  clubLadder: { method: 'GET', path: '/api/clubs/:id/ladder', who: 'person' },
  changeClub: { method: 'POST', path: '/api/clubs/:id', who: 'person' },
  closeClub: { method: 'DELETE', path: '/api/clubs/:id', who: 'person' },
  joinClub: { method: 'POST', path: '/api/clubs/:id/join', who: 'person' },
  leaveClub: { method: 'POST', path: '/api/clubs/:id/leave', who: 'person' },
  setMember: { method: 'POST', path: '/api/clubs/:id/members', who: 'person' },
  pairClub: { method: 'POST', path: '/api/clubs/:id/round', who: 'person' },
  renewClubLink: { method: 'POST', path: '/api/clubs/:id/invite', who: 'person' },
  events: { method: 'GET', path: '/api/clubs/:id/events', who: 'person' },
  makeEvent: { method: 'POST', path: '/api/clubs/:id/events', who: 'person' },
  event: { method: 'GET', path: '/api/events/:id', who: 'person' },
  enterEvent: { method: 'POST', path: '/api/events/:id/enter', who: 'person' },
  leaveEvent: { method: 'POST', path: '/api/events/:id/leave', who: 'person' },
  admit: { method: 'POST', path: '/api/events/:id/admit', who: 'person' },
  moveEvent: { method: 'POST', path: '/api/events/:id/next', who: 'person' },
  rule: { method: 'POST', path: '/api/events/:id/ruling', who: 'person' },
  endEvent: { method: 'DELETE', path: '/api/events/:id', who: 'person' },
  days: { method: 'GET', path: '/api/days', who: 'anybody' },
  deal: { method: 'GET', path: '/api/days/:day', who: 'anybody' },
  sendDeal: { method: 'POST', path: '/api/days/:day', who: 'person' },
  dealLine: { method: 'GET', path: '/api/days/:day/line', who: 'anybody' },
  explored: { method: 'GET', path: '/api/explorer/:place', who: 'anybody' },
  follow: { method: 'POST', path: '/api/players/:id/follow', who: 'person' },
  unfollow: { method: 'DELETE', path: '/api/players/:id/follow', who: 'person' },
  report: { method: 'POST', path: '/api/players/:id/report', who: 'person' },
} as const satisfies Readonly<Record<string, Route>>;

export type ApiName = keyof typeof ROUTES;

export const API_NAMES = Object.keys(ROUTES).filter((name): name is ApiName => Object.hasOwn(ROUTES, name));

export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  /** Who may make the request: anybody; a known player, by cookie or token; or a person only, not a bot account. */
  readonly who: 'anybody' | 'player' | 'person';
  /** The scope that a bot account's token needs; without it, every token will do. */
  readonly scope?: Scope;
}
