import type { Random } from '../../src/engine/random.ts';
import { GAMES } from '../../src/games/loaded.ts';
import { EVENT_KINDS } from '../../src/protocol/events.ts';
import type { ApiName } from '../../src/protocol/routes.ts';
import { oneIn, pick } from './mutate.ts';

/** What a valid request of a route has besides its method and path. */
export interface Wanted {
  readonly body?: object;
  readonly query?: Readonly<Record<string, string>>;
}

const PASSKEY = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', clientExtensionResults: {} };
const SEATS = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'apprentice' }];

const invited = (random: Random): Wanted =>
  oneIn(random, 2) ? {} : { query: { invite: 'abcdefgh12345678' } };
const seat = (random: Random) => random.below(4);

/** Valid requests of every route. A route that has none here does not compile. */
export const REQUESTS: Readonly<Record<ApiName, (random: Random) => Wanted>> = {
  me: () => ({}),
  rename: () => ({ body: { name: 'Ada Lovelace 城' } }),
  leaveOfAbsence: random => ({ body: { days: random.below(9) } }),
  deleteMe: () => ({}),
  myData: () => ({}),
  played: () => ({}),
  keepPlayed: random => ({
    body: {
      played: [
        {
          source: 'local/abcdef123456',
          at: 1e12 + random.below(2 ** 16),
          match: {
            game: pick(random, GAMES).id,
            me: 0,
            seats: ['person', 'master'],
            scores: [1, 2],
            winners: [1],
          },
          review: oneIn(random, 2) ? null : [{ decisions: 3, sound: 2, lost: 0.5 }],
        },
      ],
    },
  }),
  signOut: () => ({}),
  passkeyOptions: () => ({}),
  addPasskey: () => ({
    body: {
      challenge: 'c',
      response: { ...PASSKEY, response: { clientDataJSON: 'e30', attestationObject: 'oA' } },
    },
  }),
  removePasskey: () => ({}),
  signInOptions: () => ({}),
  signIn: () => ({
    body: {
      challenge: 'c',
      response: { ...PASSKEY, response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' } },
    },
  }),
  makeBot: () => ({ body: { name: 'Robo' } }),
  deleteBot: () => ({}),
  tables: random => ({
    query: {
      which: pick(random, ['open', 'live', 'finished', 'mine', 'mine-finished']),
      game: pick(random, GAMES).id,
      before: String(1e12 + random.below(2 ** 16)),
    },
  }),
  makeTable: random => ({
    body: {
      game: pick(random, GAMES).id,
      options: {},
      seats: [...SEATS, ...SEATS.slice(1)].slice(0, 2 + random.below(4)),
      isPublic: oneIn(random, 2),
      isRated: oneIn(random, 2),
      pace: pick(random, [
        { kind: 'none' },
        { kind: 'move', seconds: 60, late: 'bot' },
        { kind: 'clock', seconds: 60, increment: 5, late: 'lose' },
      ]),
      begins: oneIn(random, 2) ? 'lot' : seat(random),
      resigning: pick(random, ['bot-plays', 'ends']),
    },
  }),
  table: invited,
  join: random => ({ body: { seat: seat(random), invite: 'abcdefgh12345678', promise: 'ab'.repeat(32) } }),
  promise: () => ({ body: { promise: 'ab'.repeat(32) } }),
  nonce: () => ({ body: { nonce: 'cd'.repeat(32) } }),
  ready: random => ({ body: { isReady: oneIn(random, 2) } }),
  decline: () => ({}),
  people: () => ({}),
  leave: () => ({}),
  setSeat: random => ({
    body: {
      seat: seat(random),
      to: pick(random, [{ kind: 'open' }, { kind: 'closed' }, { kind: 'bot', level: 'master' }]),
    },
  }),
  begins: random => ({ body: { begins: oneIn(random, 2) ? 'lot' : seat(random) } }),
  start: () => ({}),
  revoke: () => ({}),
  resign: () => ({}),
  replace: random => ({ body: { seat: seat(random) } }),
  takeBack: () => ({}),
  rematch: () => ({}),
  standing: () => ({}),
  setStanding: () => ({ body: { left: ['T', '-'] } }),
  record: invited,
  blocked: () => ({}),
  block: () => ({}),
  unblock: () => ({}),
  clubs: () => ({}),
  foundClub: () => ({ body: { name: 'Wall Street', crest: '1611161611611' } }),
  club: () => ({}),
  clubLadder: () => ({}),
  changeClub: random => ({ body: { joining: random.below(2) ? 'link' : 'approval', muted: ['wow'] } }),
  closeClub: () => ({}),
  joinClub: () => ({ body: {} }),
  leaveClub: () => ({}),
  setMember: () => ({ body: { player: 'abcd1234', role: 'member' } }),
  pairClub: () => ({ body: { game: 'die-mauer' } }),
  renewClubLink: () => ({}),
  events: () => ({}),
  makeEvent: random => ({
    body: {
      name: 'Cup',
      kind: pick(random, EVENT_KINDS),
      game: 'die-mauer',
      seats: 3 + random.below(3),
      rounds: 1 + random.below(4),
      secondsPerMove: 60,
      isManual: oneIn(random, 2),
    },
  }),
  event: invited,
  enterEvent: () => ({ body: {} }),
  leaveEvent: () => ({ body: {} }),
  admit: () => ({ body: { player: 'abcdefgh1234' } }),
  moveEvent: () => ({}),
  rule: random => ({ body: { table: 'abcdefgh1234', winners: [random.below(4)] } }),
  endEvent: () => ({}),
  days: () => ({}),
  deal: () => ({ query: { game: 'die-mauer' } }),
  sendDeal: random => ({ body: { game: pick(random, GAMES).id, moves: ['A', '-', '.', '^a1'] } }),
  dealLine: () => ({ query: { game: 'die-mauer', player: 'master' } }),
  explored: () => ({}),
  follow: () => ({}),
  unfollow: () => ({}),
  search: () => ({}),
  startSearch: random => ({
    body: {
      games: [pick(random, GAMES).id, pick(random, GAMES).id],
      speed: pick(random, ['live', 'slow']),
      seats: oneIn(random, 2) ? null : 2 + random.below(5),
      isRated: oneIn(random, 2),
      isPicky: oneIn(random, 2),
      takesBots: oneIn(random, 2),
    },
  }),
  endSearch: () => ({}),
  best: () => ({}),
  player: () => ({}),
  calls: () => ({}),
  wish: () => ({ body: { kinds: ['turn'], quiet: { from: 1320, to: 420, zone: 'Europe/Rome' } } }),
  subscribe: () => ({
    body: { endpoint: 'https://127.0.0.1/x', keys: { p256dh: 'AA', auth: 'AA' }, language: 'de' },
  }),
  unsubscribe: () => ({ body: { endpoint: 'https://127.0.0.1/x' } }),
  report: () => ({}),
};

/** Addresses beside the API. */
export const PAGES = [
  '/',
  '/index.html',
  '/healthz',
  '/metrics',
  '/match/nosuchmatch',
  '/match/nosuchmatch/picture.png',
  '/embed/x',
  '/assets/../index.html',
  '/online',
  '/nowhere',
];
