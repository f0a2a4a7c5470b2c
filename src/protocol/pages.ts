/**
 * Where the pages of the app are. The server answers all of these addresses with the app, which shows the page that the
 * address means. A part that begins with `:` stands for anything, and one that ends with `?` is optional.
 */
export const PAGES = {
  home: '/',
  'set-up': '/play/:game',
  table: '/table/:id',
  replay: '/replay/:id',
  replays: '/replays',
  shared: '/shared',
  studies: '/studies/:game?',
  study: '/study/:id',
  puzzles: '/puzzles/:game?',
  puzzle: '/puzzles/:game/:id',
  lab: '/lab/:game?',
  match: '/match/:id',
  embed: '/embed/:id',
  statistics: '/statistics',
  settings: '/settings',
  lobby: '/online',
  'new-table': '/online/new/:game?',
  online: '/online/:id',
  'my-matches': '/matches',
  people: '/people',
  clubs: '/clubs',
  club: '/club/:id',
  'club-night': '/club/:id/night',
  'new-event': '/club/:id/event',
  event: '/event/:id',
  ratings: '/ratings/:game?',
  player: '/player/:id',
  box: '/box/:game?',
  'box-table': '/box/table/:id',
  'box-score': '/box/:game/score',
  'box-print': '/box/:game/print',
  'box-dice': '/box/:game/dice',
  learn: '/learn',
  lesson: '/learn/:language/:game',
  rules: '/rules/:language/:game',
} as const;

export type PageName = keyof typeof PAGES;
