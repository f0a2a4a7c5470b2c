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
  Hex32,
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
  name: z.string().nullable().describe('null until one is chosen'),
  isNameHidden: z
    .boolean()
    .describe('enough people have reported the name: it is hidden until another is chosen'),
  isBotAccount: z.boolean(),
  leave: z
    .object({ since: z.number(), until: z.number() })
    .nullable()
    .describe('when this player is away; null if not away now'),
  leaveDaysLeft: z.int().describe('days of absence left this year'),
  passkeys: z.array(z.object({ id: z.string(), madeAt: z.number(), usedAt: z.number().nullable() })),
  scopes: Scopes.nullable().describe("of a bot account's token; null for people"),
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
          .describe('kept for somebody I have played with or who follows me, and who is notified'),
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
    .describe("the review's verdict on each seat's decisions"),
});
export type Played = z.infer<typeof Played>;

const Standing = z.object({
  offered: z.array(z.string()).describe('the choices that can be left, as moves of the game'),
  left: z.array(z.string()).describe('my standing choices; the first that applies is made'),
});

export const SearchWish = z
  .object({
    games: z.array(z.string().max(40)).min(1).max(8).describe('the games I would play; the server picks one'),
    speed: z
      .enum(SPEEDS)
      .default('live')
      .describe('`live`: everybody stays until the end; `slow`: a move takes days'),
    seats: z.int().min(2).max(8).nullable().default(null).describe('how many players; null for any number'),
    isRated: z
      .boolean()
      .default(false)
      .describe('the match is rated if everybody in it wants that and may play rated'),
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

const Day = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d$/)
  .describe('a day, in UTC: `2026-11-17`');
const DealQuery = z.object({
  game: z.string().max(40),
  club: Id.optional().describe('one of my clubs, for its own deal'),
});
const Lead = z.int().describe('how many points ahead of the best bot');
const DealtBy = z.object({ score: z.int(), lead: Lead });

/** A deal, and how people have done in it. */
export const DealShown = z.object({
  count: z.int().describe('how many people have played it'),
  isTaken: z.boolean().describe('whether playing it still counts: until the end of the next day'),
  mine: DealtBy.extend({ better: z.int().describe('how many have done better') })
    .nullable()
    .describe('null until I have played it'),
  others: z
    .object({
      leads: z
        .array(z.object({ lead: Lead, count: z.int() }))
        .describe('how many have each lead, the best first'),
      best: z.array(DealtBy.extend({ player: Id, name: z.string().nullable() })).describe('at most 50'),
      master: DealtBy.nullable().describe("the master's result; null until it has played"),
    })
    .nullable()
    .describe('null until I have played it myself'),
});
export type DealShown = z.infer<typeof DealShown>;

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
    .describe('of the matches that we have finished together, among my last hundred'),
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
    .describe('the newest; shown only to members, who may watch all of them and join if a seat is free'),
});
export type Club = z.infer<typeof Club>;

const DAY_SECONDS = 24 * 60 * 60;
/** An event as its organiser sets it up. */
const EventSetting = z.object({
  name: Name,
  kind: z
    .enum(EVENT_KINDS)
    .describe('how it is decided who meets whom; in a `round-robin` everybody meets everybody'),
  game: z.string().max(40),
  options: Options.optional().describe('of every match; by default, what the game proposes'),
  seats: z
    .int()
    .min(2)
    .max(8)
    .describe('how many sit at a table; one more or one fewer if the numbers do not work out'),
  rounds: z.int().min(1).max(LIMITS.rounds).default(4).describe('of a Swiss event'),
  times: z.int().min(1).max(3).default(1).describe('how often everybody meets everybody in a round robin'),
  secondsPerMove: z
    .int()
    .min(5)
    .max(14 * DAY_SECONDS)
    .default(180)
    .describe('a player who takes longer loses; at tables of more than two, a bot plays on for them'),
  arrivalSeconds: z
    .int()
    .min(5)
    .max(7 * DAY_SECONDS)
    .default(300)
    .describe('a player who has not come to the table by then loses there'),
  isRated: z.boolean().default(false),
  isManual: z.boolean().default(false).describe('each round begins when an organiser starts it'),
  isOpen: z
    .boolean()
    .default(false)
    .describe('people who are not members may enter, too, with the link of the club'),
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
    .describe('days from one round to the next, in a league; null if the next one follows at once'),
});
const Entrant = z.int().min(0).describe('the number of an entrant');
const EventTable = z.object({
  id: Id,
  invite: Invite.nullable().describe('to watch; null until the table exists'),
  players: z.array(Entrant).describe('in seat order; the first begins'),
  absent: z.array(Entrant).describe('those who should have sat there but did not come'),
  come: z.array(Entrant).describe('those who have come, as far as I may know'),
  arriveBy: z
    .number()
    .nullable()
    .describe('when those who have not come forfeit; null once the match has begun'),
  status: z.enum(['open', 'live', 'over']),
  result: z
    .object({
      how: z.enum(RESULT_WAYS),
      points: z.array(z.number()).describe('by seat: the share of the other players who finished behind'),
      forfeited: z.array(Entrant),
    })
    .nullable(),
});
const EventLine = EventSetting.omit({ options: true }).extend({
  id: Id,
  state: z.enum(EVENT_STATES),
  madeAt: z.number(),
  endedAt: z.number().nullable(),
  size: z.int().describe('how many people are in it or, once it is over, have taken part'),
  isIn: z.boolean().describe('whether I am in it'),
});
const Event = EventLine.extend({
  version: z.int(),
  club: Club.pick({ id: true, name: true, crest: true }),
  options: Options.optional(),
  you: z.object({
    isOrganiser: z.boolean(),
    entrant: Entrant.nullable(),
    mayEnter: z.boolean(),
    table: Id.nullable().describe('where I play now'),
    invite: Invite.nullable().describe('shown to members if the event is open, for others to enter'),
  }),
  entrants: z.array(
    z.object({
      player: Id.nullable().describe('null if they have deleted their account'),
      name: z.string().nullable(),
      isOut: z.boolean().describe('has left the event'),
      isHere: IsHere,
    }),
  ),
  played: z.array(z.object({ at: z.number(), tables: z.array(EventTable), byes: z.array(Entrant) })),
  length: z.int().nullable().describe('how many rounds there will be; null if that depends on how they go'),
  nextAt: z.number().nullable().describe('when the next round begins, if that is known'),
  isWaiting: z.boolean().describe('for an organiser, who starts the next round'),
  standings: z
    .array(
      z.object({
        entrant: Entrant,
        place: z.int(),
        played: z.int(),
        points: z.number(),
        opponents: z.number().describe('the points of everybody this entrant has met'),
        beaten: z.number().describe('the points of everybody this entrant has finished ahead of'),
        won: z.int(),
      }),
    )
    .describe('the best first; the first of these values that differs decides'),
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
          .describe('the time zone of these hours'),
      })
      .nullable()
      .describe('hours during which calls wait; null for none'),
  })
  .describe('what to be called for, and when not to be called');
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
      'Choose a name. A name that looks like one somebody else has claimed, by a passkey or in a rated match, is refused: ' +
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
    about: 'The results of my matches on all my devices, the oldest first.',
    answer: z.object({ played: z.array(Played) }),
  },
  keepPlayed: {
    about: `Store results of matches on this device; a result with the same source replaces the last. Only the newest ${LIMITS.played} are kept.`,
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
    about: 'Start adding a passkey.',
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
    about: 'Start signing in with a passkey.',
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
      'Take a seat: the given one, or the first open one. Include the promise of a nonce, after seeing the commitment.',
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
      'Promise a nonce, after seeing the commitment. Until the match is started, another promise replaces it.',
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
        .describe('set this when you repeat a search: if the search has ended meanwhile, no new one begins'),
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
    about: `Found a club. A player can be in at most ${LIMITS.clubs}.`,
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
    about: 'Change the club; for the owner and organisers.',
    body: z.object({
      name: Name.optional(),
      crest: Crest.optional(),
      joining: z.enum(WAYS_IN).optional(),
      muted: z.array(z.enum(PHRASES)).max(PHRASES.length).optional(),
    }),
    answer: Club,
  },
  closeClub: {
    about: 'Close the club for good; for the owner. Its matches stay with the people who played them.',
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
      'name organisers, or hand over the club and become a plain member. Whoever is removed needs a newer invite, of the club and of its tables.',
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
    about: 'The events of a club, the newest first, and the address of its calendar; for members.',
    answer: z.object({
      events: z.array(EventLine),
      calendar: z.string().describe('the path of the iCalendar feed, for programs that have no cookie'),
    }),
  },
  makeEvent: {
    about: `Create an event; for the owner and organisers. A club can have at most ${LIMITS.events} that are not over.`,
    body: EventSetting,
    answer: Event,
  },
  event: {
    about:
      'An event: for members, for everybody who is in it and, if it is open, for anybody with the link of the club.',
    query: z.object({ invite: Invite.optional() }),
    answer: Event,
  },
  enterEvent: {
    about:
      `Enter an event, even after it has begun; a knock-out until its second round. An event has at most ${LIMITS.entrants} entrants. In each round I ` +
      'have a seat at a table: promise a nonce there. The match starts with the last promise.',
    body: z.object({ invite: Invite.optional() }),
    answer: Event,
  },
  leaveEvent: {
    about:
      'Leave an event, or take somebody out of it (for the owner and organisers). A match in progress is resigned, and one that has not begun is forfeited.',
    body: z.object({ player: Id.optional() }),
    answer: Event,
  },
  admit: {
    about: 'Enter a member of the club; for the owner and organisers.',
    body: z.object({ player: Id }),
    answer: Event,
  },
  moveEvent: {
    about: 'Start the event, or its next round once the last one is over; for the owner and organisers.',
    answer: Event,
  },
  rule: {
    about:
      'Decide how a table counts, whatever was played there: who has won, or nobody if all have lost. For the owner and organisers.',
    body: z.object({ table: Id, winners: z.array(Entrant).max(8) }),
    answer: Event,
  },
  endEvent: {
    about: 'End an event as it stands; one that has not begun is deleted. For the owner and organisers.',
    answer: Done,
  },
  days: {
    about:
      'The days around today, for everybody or for one of my clubs: the commitment to the seed of each, and the seed of those that have begun. ' +
      'Days begin at midnight UTC by the clock of the server.',
    query: z.object({ club: Id.optional() }),
    answer: z.object({
      today: Day,
      endsAt: z.number().describe('when the next day begins, in milliseconds since 1970'),
      days: z.array(
        z.object({
          day: Day,
          commitment: Hex32.describe('SHA-256 of the seed'),
          seed: Hex32.nullable().describe('null before the day has begun'),
        }),
      ),
    }),
  },
  deal: {
    about:
      'The results of a deal of the day: how many have played it, and how I did; and everybody else, once I have played it or its time is over.',
    query: DealQuery,
    answer: DealShown,
  },
  sendDeal: {
    about:
      'Send how I played a deal of today or yesterday: the moves of its seat, in order. The server replays them with the ' +
      'chance of the day and the same bots. Only the first line counts; another changes nothing.',
    body: DealQuery.extend({
      moves: z
        .array(z.string().min(1).max(LIMITS.move))
        .min(1)
        .max(LIMITS.dealMoves)
        .refine(moves => moves.join('').length <= LIMITS.dealText, 'these moves are too long'),
    }),
    answer: DealShown,
  },
  dealLine: {
    about:
      'The record of how somebody played a deal, or of how the master did (`master`): once I have played it myself, or its time is over.',
    query: DealQuery.extend({ player: Id }),
    answer: z.object({ record: z.record(z.string(), z.unknown()) }),
  },
  explored: {
    about:
      'What was played at a place in the public matches that were played to their end here, the most often played move first. ' +
      'Places and moves are named as `src/engine/explorer` names them: see docs/explorer.md. Of a place that nobody has been to there is nothing.',
    answer: z.object({
      moves: z
        .array(
          z.object({
            move: z.string(),
            times: z.int(),
            wins: z.number().describe('the sum of the shares of the win'),
            score: z.number().describe('the sum of the scores'),
            matches: z.array(Id).describe('tables of some of the matches, the latest first'),
          }),
        )
        .max(LIMITS.explored),
    }),
  },
  follow: {
    about: `Follow somebody: they are listed among my people, and may challenge me. At most ${LIMITS.followed}.`,
    answer: Done,
  },
  unfollow: {
    about: 'Unfollow somebody.',
    answer: Done,
  },
  report: {
    about:
      'Report a name. If enough people report it, it is hidden until its player chooses another. Those count who have met the player, share a club with them or have been here for a week.',
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
