import { z } from 'zod';
import { CALLS } from './calls.ts';
import { CREST_TEXT, ROLES, WAYS_IN } from './clubs.ts';
import { DECLINES } from './declines.ts';
import { EVENT_KINDS, EVENT_STATES, RESULT_WAYS } from './events.ts';
import { LIMITS } from './limits.ts';
import { SPEEDS, USUAL_PACE } from './pace.ts';
import { PHRASES } from './phrases.ts';
import type { ApiName, ROUTES } from './routes.ts';
import { SCOPES, USUAL_SCOPES } from './scopes.ts';
import {
  Begins,
  BotLevel,
  ChancePromise,
  Id,
  Invite,
  Name,
  Nonce,
  Options,
  Pace,
  Resigning,
  SeatSetting,
  TableInfo,
} from './words.ts';

/** The purpose, input and answer of an HTTP request. */
export interface Described {
  readonly about: string;
  readonly body?: z.ZodType;
  readonly query?: z.ZodType;
  readonly answer: z.ZodType;
}

const Scopes = z
  .array(z.enum(SCOPES))
  .max(SCOPES.length)
  .describe(
    'what the token may do besides reading: `play` where it is admitted, `tables` to make and manage tables',
  );

export const Me = z.object({
  id: Id,
  name: z.string().nullable().describe('null until it is chosen'),
  isNameHidden: z
    .boolean()
    .describe('enough people have reported the name: it is not shown until another is chosen'),
  isBotAccount: z.boolean(),
  leave: z
    .object({ since: z.number(), until: z.number() })
    .nullable()
    .describe('when this player is away; null if not now'),
  leaveDaysLeft: z.int().describe('days of absence left this year'),
  passkeys: z.array(z.object({ id: z.string(), madeAt: z.number(), usedAt: z.number().nullable() })),
  scopes: Scopes.nullable().describe('of the token of a bot account; null for people'),
  bots: z
    .array(z.object({ id: Id, name: z.string().nullable(), scopes: Scopes }))
    .describe('bot accounts of this player'),
});
export type Me = z.infer<typeof Me>;

const NewTable = z.object({
  game: z.string().max(40),
  options: Options.optional(),
  seats: z
    .array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('me') }),
        z.object({ kind: z.literal('open') }),
        z
          .object({ kind: z.literal('challenged'), player: Id })
          .describe('kept for somebody I have played with or who follows me, and who is called'),
        z.object({ kind: z.literal('bot'), level: BotLevel }),
      ]),
    )
    .min(1)
    .max(8),
  isPublic: z.boolean().default(false),
  isRated: z
    .boolean()
    .default(false)
    .describe(
      'matches with bots from the start are never rated, nor those of people with programs, of programs of one owner, or of ' +
        'people without a name of their own: they are unrated from the moment they begin. Starting a rated match claims the ' +
        'names of its players, if nobody else has claimed one that looks alike',
    ),
  pace: Pace.default(USUAL_PACE),
  begins: Begins.default('lot'),
  resigning: Resigning.default('bot-plays'),
  club: Id.optional().describe('one of my clubs, to which the table belongs: all members can find it'),
});

export const Rating = z.object({
  player: Id,
  name: z.string().nullable(),
  game: z.string(),
  rating: z
    .number()
    .describe(
      'a cautious estimate: 0 for a beginner nobody knows, about 30 for a strong player; the app shows 1000 + 30 times it',
    ),
  mu: z.number(),
  sigma: z.number(),
  matches: z.int(),
  isKnown: z
    .boolean()
    .describe(
      'has been rated with eight who are known; until then the rating stays near the start (docs/decisions/ratings.md)',
    ),
});
export type Rating = z.infer<typeof Rating>;

/** How a match on a device went, for the statistics. */
export const Played = z.object({
  source: z
    .string()
    .regex(/^(local|match)\/[0-9a-z]{4,32}$/)
    .describe(
      '`local/ID` on a device, or `match/ID` for one on this server, of which only the review is kept',
    ),
  at: z.int().min(0).describe('when it was over, in milliseconds since 1970'),
  match: z
    .object({
      game: z.string().max(40),
      me: z.int().min(0).max(7).describe('my seat'),
      seats: z.array(z.union([z.literal('person'), BotLevel])).max(8),
      scores: z.array(z.number()).max(8),
      winners: z.array(z.int().min(0).max(7)).max(8),
    })
    .nullable(),
  review: z
    .array(z.object({ decisions: z.int().min(0), sound: z.int().min(0), lost: z.number() }))
    .max(8)
    .nullable()
    .describe('what the review said about the decisions of each seat'),
});
export type Played = z.infer<typeof Played>;

const Standing = z.object({
  offered: z.array(z.string()).describe('what can be left, as moves of the game'),
  left: z.array(z.string()).describe('what I have left, the first that applies first'),
});

export const SearchWish = z
  .object({
    games: z.array(z.string().max(40)).min(1).max(8).describe('the games I would play; the server picks one'),
    speed: z
      .enum(SPEEDS)
      .default('live')
      .describe('`live`: everybody stays until the end; `slow`: a move takes days'),
    seats: z.int().min(2).max(8).nullable().default(null).describe('how many players; null for any number'),
    isRated: z.boolean().default(false).describe('the match is rated if everybody in it wants that, and may'),
    isPicky: z.boolean().default(false).describe('only with people near my rating, however long it takes'),
    takesBots: z
      .boolean()
      .default(false)
      .describe('the match begins at once with everybody else who is willing, and bots take the other seats'),
  })
  .describe('what I am looking for');
export type SearchWish = z.infer<typeof SearchWish>;
const Search = z.object({
  search: z
    .object({
      wish: SearchWish,
      since: z.number().describe('milliseconds since 1970'),
      found: Id.nullable().describe('the table where I sit now; null while I wait'),
      usualSeconds: z
        .number()
        .nullable()
        .describe('how long others have waited recently; null if nobody has'),
    })
    .nullable()
    .describe('null if I am not looking for a match'),
});

const Done = z.object({ ok: z.literal(true) });
const IsHere = z
  .boolean()
  .describe(
    'has sent a request to this server within the last minutes; people they have blocked are not told',
  );
const Language = z.string().nullable().describe('the app language of a player who is here; null if unknown');
const Tables = z.object({
  tables: z.array(TableInfo),
  sitters: z
    .array(
      z.object({
        player: Id,
        game: z.string(),
        rating: z.number().nullable().describe('null without a rated match'),
        isKnown: z.boolean().describe('as with ratings'),
        isHere: IsHere,
        language: Language,
      }),
    )
    .describe(
      'about the players at these tables, by game, and about me; only for the lists of open and live tables',
    ),
});
/** The relationship between another player and me. */
const Between = z.object({
  isFollowed: z.boolean().describe('by me'),
  isHere: IsHere,
  language: Language,
  mayChallenge: z.boolean().describe('we have played with each other, or they follow me'),
  results: z
    .object({
      matches: z.int(),
      won: z.int().describe('by me'),
      lost: z.int().describe('by me, to them'),
      lastAt: z.number().nullable().describe('when we last began a match, in milliseconds since 1970'),
    })
    .describe('of the matches among my last hundred that we have finished together'),
});
export type Between = z.infer<typeof Between>;
const Crest = z
  .string()
  .regex(CREST_TEXT)
  .describe(
    'a wall of four courses of three bricks: their colours from the top left on, and what it ends in at the top',
  );
const RoleIn = z.enum(ROLES).describe('`asking`: waits to be let in');
const ClubTable = z.object({ table: TableInfo, invite: Invite });
const Club = z.object({
  id: Id,
  name: z.string(),
  crest: Crest,
  joining: z.enum(WAYS_IN).describe('only with the link, or also without it, once somebody lets them in'),
  muted: z.array(z.enum(PHRASES)).describe('phrases that cannot be used at its tables'),
  madeAt: z.number(),
  size: z.int().describe('how many members there are'),
  you: z.object({
    role: RoleIn.nullable(),
    invite: Invite.nullable().describe('the secret part of the membership link, shown to members'),
  }),
  members: z
    .array(
      z.object({
        id: Id,
        name: z.string().nullable(),
        role: RoleIn,
        since: z.number(),
        isHere: IsHere,
        language: Language,
      }),
    )
    .describe('shown only to members; people who ask to join, only to the owner and organisers'),
  tables: z
    .array(ClubTable)
    .describe('the newest, shown only to members, who may all watch, and join if there is a seat'),
});
export type Club = z.infer<typeof Club>;

const DAY_SECONDS = 24 * 60 * 60;
/** What an event is, as those say it who make it. */
const EventSetting = z.object({
  name: Name,
  kind: z.enum(EVENT_KINDS).describe('how it is decided who meets whom; in a `round-robin` all meet'),
  game: z.string().max(40),
  options: Options.optional().describe('of every match; what the game proposes, if they are not given'),
  seats: z.int().min(2).max(8).describe('how many sit at a table: one more or less, where that cannot be'),
  rounds: z.int().min(1).max(LIMITS.rounds).default(4).describe('of a Swiss event'),
  times: z.int().min(1).max(3).default(1).describe('how often all meet in a round robin'),
  secondsPerMove: z
    .int()
    .min(5)
    .max(14 * DAY_SECONDS)
    .default(180)
    .describe('whoever takes longer has lost; at tables of more than two, a bot plays on for them'),
  arrivalSeconds: z
    .int()
    .min(5)
    .max(7 * DAY_SECONDS)
    .default(300)
    .describe('whoever has not come to a table by then has lost there'),
  isRated: z.boolean().default(false),
  isManual: z.boolean().default(false).describe('each round begins when an organiser says so'),
  isOpen: z
    .boolean()
    .default(false)
    .describe('also whoever is not a member may enter, with the link of the club'),
  startsAt: z
    .number()
    .nullable()
    .default(null)
    .describe('when it begins by itself, in milliseconds since 1970'),
  everyDays: z
    .int()
    .min(1)
    .max(31)
    .nullable()
    .default(null)
    .describe('the days from one round to the next, in a league; null if the next follows at once'),
});
const Entrant = z.int().min(0).describe('the number of an entrant');
const EventTable = z.object({
  id: Id,
  invite: Invite.nullable().describe('to look on; null as long as the table is not there'),
  players: z.array(Entrant).describe('in the order of the seats: the first begins'),
  absent: z.array(Entrant).describe('those who were to sit there too, and did not come'),
  status: z.enum(['open', 'live', 'over']),
  result: z
    .object({
      how: z.enum(RESULT_WAYS),
      points: z.array(z.number()).describe('by seat: the share of the others who were left behind'),
      forfeited: z.array(Entrant),
    })
    .nullable(),
});
const EventLine = EventSetting.omit({ options: true }).extend({
  id: Id,
  state: z.enum(EVENT_STATES),
  madeAt: z.number(),
  endedAt: z.number().nullable(),
  size: z.int().describe('how many are in it'),
  isIn: z.boolean().describe('whether I am'),
});
const Event = EventLine.extend({
  version: z.int(),
  club: Club.pick({ id: true, name: true, crest: true }),
  options: Options.optional(),
  you: z.object({
    isOrganiser: z.boolean(),
    entrant: Entrant.nullable(),
    mayEnter: z.boolean(),
    table: Id.nullable().describe('where I am to play now'),
    invite: Invite.nullable().describe('for others to enter, to members, if the event is open'),
  }),
  entrants: z.array(
    z.object({
      player: Id.nullable().describe('null if they have deleted themselves'),
      name: z.string().nullable(),
      isOut: z.boolean().describe('has left the event'),
      isHere: IsHere,
    }),
  ),
  played: z.array(z.object({ at: z.number(), tables: z.array(EventTable), byes: z.array(Entrant) })),
  length: z.int().nullable().describe('how many rounds there will be; null if that is seen as it is played'),
  nextAt: z.number().nullable().describe('when the next round begins, if it has a time'),
  isWaiting: z.boolean().describe('for an organiser, who begins the next round'),
  standings: z
    .array(
      z.object({
        entrant: Entrant,
        place: z.int(),
        played: z.int(),
        points: z.number(),
        opponents: z.number().describe('what those have whom one has met'),
        beaten: z.number().describe('what those have whom one has left behind'),
        won: z.int(),
      }),
    )
    .describe('the best first; whoever has more of the first of these that differs is ahead'),
});
export type Event = z.infer<typeof Event>;
export type EventLine = z.infer<typeof EventLine>;

const AnyJson = z.record(z.string(), z.unknown());
const Challenge = z.object({
  challenge: z.string().describe('send it back with the answer'),
  options: AnyJson.describe('for `@simplewebauthn/browser`'),
});
const Base64Url = z
  .string()
  .regex(/^[\w-]*={0,2}$/)
  .max(8192);
/** A browser's answer, in the format of `@simplewebauthn/browser`. */
const PasskeyAnswer = z.object({
  id: Base64Url,
  rawId: Base64Url,
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}).default({}),
});
const PasskeyMade = PasskeyAnswer.extend({
  response: z.looseObject({ clientDataJSON: Base64Url, attestationObject: Base64Url }),
});
const PasskeyUsed = PasskeyAnswer.extend({
  response: z.looseObject({
    clientDataJSON: Base64Url,
    authenticatorData: Base64Url,
    signature: Base64Url,
  }),
});
const challengeWith = <R extends z.ZodType>(response: R) =>
  z.object({ challenge: Base64Url.max(64), response });
const Listed = z.object({ before: z.coerce.number().int().optional().describe('older than this `madeAt`') });

const Minute = z
  .int()
  .min(0)
  .max(24 * 60 - 1)
  .describe('minutes after midnight');
export const Wishes = z
  .object({
    kinds: z.array(z.enum(CALLS)).max(CALLS.length).describe('what to be called for'),
    quiet: z
      .object({
        from: Minute,
        to: Minute,
        zone: z
          .string()
          .max(64)
          .refine(isZone, 'must be a time zone, such as Europe/Rome')
          .describe('the time zone in which they are meant'),
      })
      .nullable()
      .describe('hours during which calls wait; null for none'),
  })
  .describe('what somebody wants to be called for, and when not to be');
export type Wishes = z.infer<typeof Wishes>;
const CallSettings = z.object({
  publicKey: z.string().describe('of this server, for `pushManager.subscribe`'),
  wishes: Wishes,
});
const Endpoint = z
  .url({ protocol: /^https?$/ })
  .max(1000)
  .describe('of the push service of the browser');

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** The schemas of the requests in `routes.ts`. The server validates by them, and the docs are generated from them. */
export const API = {
  me: {
    about: 'Who am I? Creates a guest on the first visit and sets the cookie.',
    answer: Me,
  },
  rename: {
    about:
      'Choose a name. A name that looks like one that somebody else has claimed, by a passkey or in a rated match, is refused: ' +
      '`name-taken`.',
    body: z.object({ name: Name }),
    answer: Me,
  },
  leaveOfAbsence: {
    about:
      `Be away for this many days from now on; 0 to be back. At most ${LIMITS.leaveDays} days per year. In matches that take days, ` +
      'this time does not count.',
    body: z.object({ days: z.int().min(0).max(LIMITS.leaveDays) }),
    answer: Me,
  },
  deleteMe: {
    about:
      'Delete me: the account with passkeys, devices, tokens, bot accounts, calls, statistics and ratings. Sockets are cut at ' +
      'once. Unfinished matches are resigned; finished ones stay, without the name.',
    answer: Done,
  },
  myData: {
    about:
      'Everything the server has about me, as one document: account, devices, wishes, bot accounts, ratings, tables with my own ' +
      'moves, and the records of matches that are over.',
    answer: AnyJson,
  },
  played: {
    about: 'How my matches on all my devices went, the oldest first.',
    answer: z.object({ played: z.array(Played) }),
  },
  keepPlayed: {
    about: `Keep how matches on this device went; one of the same source replaces the last. At most the newest ${LIMITS.played} are kept.`,
    body: z.object({ played: z.array(Played).max(LIMITS.playedAtOnce) }),
    answer: Done,
  },
  people: {
    about:
      'People with a name whom I follow or have played with, the most recent first, and how our matches went.',
    answer: z.object({
      people: z.array(Between.extend({ id: Id, name: z.string() })),
    }),
  },
  signOut: {
    about: 'Forget me on this device.',
    answer: Done,
  },
  passkeyOptions: {
    about: 'Begin to add a passkey.',
    answer: Challenge,
  },
  addPasskey: {
    about: 'Add the passkey that the browser has made.',
    body: challengeWith(PasskeyMade),
    answer: Me,
  },
  removePasskey: {
    about: 'Remove a passkey.',
    answer: Me,
  },
  signInOptions: {
    about: 'Begin to sign in with a passkey.',
    answer: Challenge,
  },
  signIn: {
    about: 'Sign in with a passkey: this device is that player from now on.',
    body: challengeWith(PasskeyUsed).extend({
      carryOver: z
        .boolean()
        .optional()
        .describe(
          'what the guest of this device has becomes that player’s, and the guest is gone: tables, matches, statistics, calls, bot ' +
            'accounts, and ratings in games where that player has none. Not for a guest with a passkey of its own',
        ),
    }),
    answer: Me,
  },
  makeBot: {
    about: 'Make a bot account. Its token (`Authorization: Bearer …`) is shown only once.',
    body: z.object({ name: Name, scopes: Scopes.default([...USUAL_SCOPES]) }),
    answer: z.object({ id: Id, token: z.string() }),
  },
  deleteBot: {
    about: 'Delete a bot account of mine.',
    answer: Done,
  },
  tables: {
    about: `Tables, the newest first, at most ${LIMITS.list}: open and live ones that are public, or mine.`,
    query: Listed.extend({
      which: z.enum(['open', 'live', 'finished', 'mine', 'mine-finished']).default('open'),
      game: z
        .string()
        .regex(/^[a-z-]{0,40}$/)
        .optional(),
    }),
    answer: Tables,
  },
  makeTable: {
    about: 'Make a table. The answer has the commitment to the seed of chance.',
    body: NewTable,
    answer: TableInfo,
  },
  table: {
    about: 'One table. If it is not public, people who do not sit there need the invite.',
    query: z.object({ invite: Invite.optional() }),
    answer: TableInfo,
  },
  join: {
    about:
      'Take a seat: the given one, or the first open one. Include the promise of a nonce, after having seen the commitment.',
    body: z.object({
      seat: z.int().min(0).max(7).optional(),
      invite: Invite.optional(),
      promise: ChancePromise.optional(),
      isReady: z.boolean().optional().describe('as with `ready`'),
    }),
    answer: TableInfo,
  },
  promise: {
    about:
      'Promise a nonce, after having seen the commitment. Until the match is started, another promise replaces it.',
    body: z.object({ promise: ChancePromise }),
    answer: TableInfo,
  },
  nonce: {
    about:
      'Reveal the nonce I promised, once the match is started. Players who do not do so in time lose the match.',
    body: z.object({ nonce: Nonce }),
    answer: TableInfo,
  },
  ready: {
    about: 'Say whether the match may begin while I am away; before it has begun.',
    body: z.object({ isReady: z.boolean() }),
    answer: TableInfo,
  },
  decline: {
    about:
      'Decline the seat that is kept for me, in a challenge or a rematch: it is then open to others. The people at the table are told why.',
    body: z.object({ reason: z.enum(DECLINES).default('no-reason') }),
    answer: Done,
  },
  leave: {
    about: 'Leave my seat before the match begins. When the last player leaves, the table is gone.',
    answer: Done,
  },
  setSeat: {
    about: 'The host opens or closes a seat or gives it to a bot, before the match begins.',
    body: z.object({ seat: z.int().min(0).max(7), to: SeatSetting }),
    answer: TableInfo,
  },
  begins: {
    about: 'The host says who begins, before the match begins.',
    body: z.object({ begins: Begins }),
    answer: TableInfo,
  },
  start: {
    about:
      'Start the match, once no seat is open, every nonce is promised, and everybody is present (watches the table) or has ' +
      'said that they are ready. Any player at the table may do this. The match begins when all nonces are revealed.',
    answer: TableInfo,
  },
  revoke: {
    about: 'The host makes a new invite: links with the old one stop working.',
    answer: TableInfo,
  },
  resign: {
    about:
      'Resign. With two seats the match is over; with more, it ends or a bot plays on, as the table says.',
    answer: TableInfo,
  },
  replace: {
    about: 'Let a bot play for somebody who has been awaited longer than the table allows.',
    body: z.object({ seat: z.int().min(0).max(7) }),
    answer: TableInfo,
  },
  takeBack: {
    about: 'Take my seat back from the bot.',
    answer: TableInfo,
  },
  rematch: {
    about:
      'The table of the rematch, the same for all who ask: you sit down there, the first to ask is host, and seats are kept ' +
      'for the others. Everybody moves on by one seat, so that somebody else begins; the invite stays the same. When the last player leaves, the table is gone.',
    answer: TableInfo,
  },
  standing: {
    about:
      'My standing choices at this table, and which ones are possible: at tables that take days, in games that have such ' +
      'choices. Nobody else is told.',
    answer: Standing,
  },
  setStanding: {
    about:
      'Leave standing choices: whenever I am awaited, the first that applies is made once nobody else is awaited. An empty list cancels them.',
    body: z.object({ left: z.array(z.string().max(20)).max(8) }),
    answer: Standing,
  },
  record: {
    about: 'The record of a match that is over, with the seed (`docs/records.md`).',
    query: z.object({ invite: Invite.optional() }),
    answer: AnyJson,
  },
  search: {
    about: 'What I am looking for, and what has been found.',
    answer: Search,
  },
  startSearch: {
    about:
      'Look for people to play with. Unless matches take days, repeat this every few seconds: a search that is not repeated for ' +
      `${LIMITS.searchSeconds} seconds ends. A new wish replaces the last one. When a match is found, you sit at a table ` +
      'with the others; promise a nonce there, and the match starts with the last promise. If somebody does not come, the others’ ' +
      'searches go on.',
    body: SearchWish.extend({
      renews: z
        .boolean()
        .optional()
        .describe('set this when you repeat a search: then no new search begins if it has ended meanwhile'),
    }),
    answer: Search,
  },
  endSearch: {
    about: 'Stop looking.',
    answer: Done,
  },
  best: {
    about: 'The best players of a game: people, or programs, which have their own ladder.',
    query: z.object({ of: z.enum(['people', 'programs']).default('people') }),
    answer: z.object({ ratings: z.array(Rating) }),
  },
  player: {
    about: "A player's ratings and how they came about.",
    answer: z.object({
      id: Id,
      name: z.string().nullable(),
      isBotAccount: z.boolean(),
      you: Between.nullable().describe('null if I have no account, or am this player'),
      ratings: z.array(Rating),
      history: z.array(z.object({ game: z.string(), table: Id, rating: z.number(), at: z.number() })),
    }),
  },
  calls: {
    about: 'What is needed to be called by Web Push, and what I want to be called for.',
    answer: CallSettings,
  },
  wish: {
    about: 'Set what I want to be called for, and when not to be.',
    body: Wishes,
    answer: CallSettings,
  },
  subscribe: {
    about: 'Call me on this device: a subscription as the browser gives it.',
    body: z.object({
      endpoint: Endpoint,
      keys: z.object({ p256dh: Base64Url.max(200), auth: Base64Url.max(100) }),
      language: z.string().max(20),
    }),
    answer: Done,
  },
  unsubscribe: {
    about: 'Stop calling me on this device.',
    body: z.object({ endpoint: Endpoint }),
    answer: Done,
  },
  blocked: {
    about: 'The people I have blocked, the latest first.',
    answer: z.object({ blocked: z.array(z.object({ id: Id, name: z.string().nullable() })) }),
  },
  block: {
    about:
      'Block somebody: they cannot join tables where I am the host, challenge me, follow me or see whether I am here, and we are ' +
      'never paired when we look for a match. They are not told.',
    answer: Done,
  },
  unblock: {
    about: 'Unblock somebody.',
    answer: Done,
  },
  clubs: {
    about: 'The clubs I am in or have asked to join, the latest first.',
    answer: z.object({
      clubs: z.array(Club.pick({ id: true, name: true, crest: true }).extend({ role: RoleIn })),
    }),
  },
  foundClub: {
    about: `Found a club. One is in at most ${LIMITS.clubs}.`,
    body: z.object({ name: Name, crest: Crest }),
    answer: Club,
  },
  club: {
    about: 'A club: everybody sees its name, members see everything.',
    answer: Club,
  },
  clubLadder: {
    about: 'How the last 200 matches of the club went, by game and player; for members.',
    answer: z.object({
      ladder: z.array(
        z.object({
          game: z.string(),
          player: Id,
          name: z.string().nullable(),
          matches: z.int(),
          won: z.int(),
          points: z
            .number()
            .describe('for each match, the share of the other players who finished behind; ties count half'),
        }),
      ),
      matches: z.array(ClubTable).describe('finished matches, the newest first'),
    }),
  },
  changeClub: {
    about: 'Change the club; the owner and organisers.',
    body: z.object({
      name: Name.optional(),
      crest: Crest.optional(),
      joining: z.enum(WAYS_IN).optional(),
      muted: z.array(z.enum(PHRASES)).max(PHRASES.length).optional(),
    }),
    answer: Club,
  },
  closeClub: {
    about: 'Close the club for good; the owner. Its matches stay with those who have played them.',
    answer: Done,
  },
  joinClub: {
    about: 'Become a member: at once with the invite; otherwise ask to join, if the club allows that.',
    body: z.object({ invite: Invite.optional() }),
    answer: Club,
  },
  leaveClub: {
    about:
      'Leave the club. If the owner leaves, the member who has been there longest takes over; when the last member leaves, the club is gone.',
    answer: Done,
  },
  setMember: {
    about:
      'Let somebody in who has asked, set their role, or remove them (null); for the owner and organisers. Only the owner can ' +
      'name organisers, or hand over the club and become a plain member.',
    body: z.object({ player: Id, role: z.enum(['owner', 'organiser', 'member']).nullable() }),
    answer: Club,
  },
  pairClub: {
    about:
      'Make the next round of the evening: tables for all members who are here and free, by a Swiss system over the matches of the ' +
      'last twelve hours. Seats are kept for those who are paired; the owner and organisers.',
    body: z.object({ game: z.string().max(40) }),
    answer: Club,
  },
  renewClubLink: {
    about: 'Make a new link: the old one stops working; for the owner and organisers.',
    answer: Club,
  },
  events: {
    about: 'The events of a club, the newest first; for members. With the address of its calendar.',
    answer: z.object({
      events: z.array(EventLine),
      calendar: z.string().describe('the path of the iCalendar feed, for programs that have no cookie'),
    }),
  },
  makeEvent: {
    about: `Make an event; the owner and organisers. A club has at most ${LIMITS.events} that are not over.`,
    body: EventSetting,
    answer: Event,
  },
  event: {
    about:
      'An event: for members, for those who are in it, and, if it is open, for whoever has the link of the club.',
    query: z.object({ invite: Invite.optional() }),
    answer: Event,
  },
  enterEvent: {
    about:
      `Enter an event, also once it has begun; a knock-out until its second round. At most ${LIMITS.entrants} are in one. In each round I ` +
      'sit at a table: promise a nonce there, and with the last promise the match starts.',
    body: z.object({ invite: Invite.optional() }),
    answer: Event,
  },
  leaveEvent: {
    about:
      'Leave an event, or let another leave it (the owner and organisers). A match under way is given up, and one to come is forfeited.',
    body: z.object({ player: Id.optional() }),
    answer: Event,
  },
  admit: {
    about: 'Enter a member of the club; the owner and organisers.',
    body: z.object({ player: Id }),
    answer: Event,
  },
  moveEvent: {
    about: 'Begin the event, or its next round once the last is over; the owner and organisers.',
    answer: Event,
  },
  rule: {
    about:
      'Say how a table counts, whatever was played there: who has won. Nobody, if all have lost. The owner and organisers.',
    body: z.object({ table: Id, winners: z.array(Entrant).max(8) }),
    answer: Event,
  },
  endEvent: {
    about: 'End an event as it stands; one that has not begun is gone. The owner and organisers.',
    answer: Done,
  },
  follow: {
    about: `Follow somebody: they are among my people, and may challenge me. At most ${LIMITS.followed}.`,
    answer: Done,
  },
  unfollow: {
    about: 'Unfollow somebody.',
    answer: Done,
  },
  report: {
    about: 'Report a name. If enough people report it, it is hidden until its player chooses another.',
    answer: Done,
  },
} as const satisfies { readonly [N in ApiName]: Described };

type Of<N extends ApiName, K extends 'body' | 'query' | 'answer'> =
  (typeof API)[N] extends Record<K, infer S extends z.ZodType> ? z.output<S> : undefined;
export type Body<N extends ApiName> = Of<N, 'body'>;
export type Query<N extends ApiName> = Of<N, 'query'>;
export type Answer<N extends ApiName> = Of<N, 'answer'>;

/** What a client sends: body and query before defaults are filled in, and the named part of the path. */
export type Given<N extends ApiName> = Part<N, 'body'> &
  Partial<Part<N, 'query'>> &
  ((typeof ROUTES)[N]['path'] extends `${string}:${string}` ? { readonly id: string } : object);

type Part<N extends ApiName, K extends 'body' | 'query'> =
  (typeof API)[N] extends Record<K, infer S extends z.ZodType> ? { readonly [key in K]: z.input<S> } : object;
