import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { BotLevel, Id, Invite, Name, Nonce, Options, Pace, SeatSetting, TableInfo } from './words.ts';

/** The HTTP part, as a table from which the server makes its routes and the docs their pages. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly about: string;
  /** Who may ask: anybody; a known player, by cookie or token; or only a person, which a bot account is not. */
  readonly who: 'anybody' | 'player' | 'person';
  readonly body?: z.ZodType;
  readonly query?: z.ZodType;
  readonly answer: z.ZodType;
}

export const Me = z.object({
  id: Id,
  name: z.string().nullable().describe('null until it is chosen'),
  isNameHidden: z
    .boolean()
    .describe('enough people have reported the name: it is not shown until another is chosen'),
  isBotAccount: z.boolean(),
  passkeys: z.array(z.object({ id: z.string(), madeAt: z.number(), usedAt: z.number().nullable() })),
  bots: z.array(z.object({ id: Id, name: z.string().nullable() })).describe('bot accounts of this player'),
});
export type Me = z.infer<typeof Me>;

export const NewTable = z.object({
  game: z.string().max(40),
  options: Options.optional(),
  seats: z
    .array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('me') }),
        z.object({ kind: z.literal('open') }),
        z.object({ kind: z.literal('bot'), level: BotLevel }),
      ]),
    )
    .min(1)
    .max(8),
  isPublic: z.boolean().default(false),
  isRated: z.boolean().default(true).describe('matches with bots from the start are never rated'),
  pace: Pace.default({ kind: 'live', absentMinutes: 3 }),
});

export const Rating = z.object({
  player: Id,
  name: z.string().nullable(),
  game: z.string(),
  rating: z
    .number()
    .describe('a cautious estimate: 0 for a beginner nobody knows, about 30 for a strong player'),
  mu: z.number(),
  sigma: z.number(),
  matches: z.int(),
});
export type Rating = z.infer<typeof Rating>;

const Done = z.object({ ok: z.literal(true) });
const Tables = z.object({ tables: z.array(TableInfo) });
const AnyJson = z.record(z.string(), z.unknown());
const Challenge = z.object({
  challenge: z.string().describe('send it back with the answer'),
  options: AnyJson.describe('for `@simplewebauthn/browser`'),
});
const Base64Url = z
  .string()
  .regex(/^[\w-]*={0,2}$/)
  .max(8192);
/** What a browser answers, as `@simplewebauthn/browser` gives it. */
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

export const API = {
  me: {
    method: 'POST',
    path: '/api/me',
    about: 'Who am I? Makes a guest of somebody who comes for the first time and sets the cookie.',
    who: 'anybody',
    answer: Me,
  },
  rename: {
    method: 'POST',
    path: '/api/me/name',
    about: 'Choose a name.',
    who: 'person',
    body: z.object({ name: Name }),
    answer: Me,
  },
  deleteMe: {
    method: 'DELETE',
    path: '/api/me',
    about:
      'Delete me: the person, passkeys, bot accounts and ratings. Finished matches stay, without the name.',
    who: 'person',
    answer: Done,
  },
  signOut: {
    method: 'POST',
    path: '/api/me/sign-out',
    about: 'Forget me on this device.',
    who: 'person',
    answer: Done,
  },
  passkeyOptions: {
    method: 'POST',
    path: '/api/passkeys/options',
    about: 'Begin to add a passkey.',
    who: 'person',
    answer: Challenge,
  },
  addPasskey: {
    method: 'POST',
    path: '/api/passkeys',
    about: 'Add the passkey that the browser has made.',
    who: 'person',
    body: challengeWith(PasskeyMade),
    answer: Me,
  },
  removePasskey: {
    method: 'DELETE',
    path: '/api/passkeys/:id',
    about: 'Remove a passkey.',
    who: 'person',
    answer: Me,
  },
  signInOptions: {
    method: 'POST',
    path: '/api/sign-in/options',
    about: 'Begin to sign in with a passkey.',
    who: 'anybody',
    answer: Challenge,
  },
  signIn: {
    method: 'POST',
    path: '/api/sign-in',
    about: 'Sign in with a passkey: this device is that player from now on.',
    who: 'anybody',
    body: challengeWith(PasskeyUsed),
    answer: Me,
  },
  makeBot: {
    method: 'POST',
    path: '/api/bots',
    about: 'Make a bot account. Its token (`Authorization: Bearer …`) is shown this once.',
    who: 'person',
    body: z.object({ name: Name }),
    answer: z.object({ id: Id, token: z.string() }),
  },
  deleteBot: {
    method: 'DELETE',
    path: '/api/bots/:id',
    about: 'Delete a bot account of mine.',
    who: 'person',
    answer: Done,
  },
  tables: {
    method: 'GET',
    path: '/api/tables',
    about: `Tables, the newest first, at most ${LIMITS.list}: open and live ones that are public, or mine.`,
    who: 'anybody',
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
    method: 'POST',
    path: '/api/tables',
    about: 'Make a table. The answer has the commitment to the seed of chance.',
    who: 'player',
    body: NewTable,
    answer: TableInfo,
  },
  table: {
    method: 'GET',
    path: '/api/tables/:id',
    about: 'One table. One that is not public asks for the invite of those who do not sit there.',
    who: 'anybody',
    query: z.object({ invite: Invite.optional() }),
    answer: TableInfo,
  },
  join: {
    method: 'POST',
    path: '/api/tables/:id/join',
    about:
      'Take a seat: the given one, or the first that is open. With the nonce, having seen the commitment.',
    who: 'player',
    body: z.object({
      seat: z.int().min(0).max(7).optional(),
      invite: Invite.optional(),
      nonce: Nonce.optional(),
    }),
    answer: TableInfo,
  },
  nonce: {
    method: 'POST',
    path: '/api/tables/:id/nonce',
    about: 'Add my nonce, having seen the commitment. Only once.',
    who: 'player',
    body: z.object({ nonce: Nonce }),
    answer: TableInfo,
  },
  leave: {
    method: 'POST',
    path: '/api/tables/:id/leave',
    about: 'Leave my seat before the match begins. A table that nobody sits at any more is gone.',
    who: 'player',
    answer: Done,
  },
  setSeat: {
    method: 'POST',
    path: '/api/tables/:id/seats',
    about: 'The host opens or closes a seat or gives it to a bot, before the match begins.',
    who: 'player',
    body: z.object({ seat: z.int().min(0).max(7), to: SeatSetting }),
    answer: TableInfo,
  },
  start: {
    method: 'POST',
    path: '/api/tables/:id/start',
    about: 'Begin, once no seat is open and every nonce is there. Anybody who sits at the table.',
    who: 'player',
    answer: TableInfo,
  },
  revoke: {
    method: 'POST',
    path: '/api/tables/:id/invite',
    about: 'The host makes another invite: links with the old one lead nowhere from now on.',
    who: 'player',
    answer: TableInfo,
  },
  resign: {
    method: 'POST',
    path: '/api/tables/:id/resign',
    about: 'Resign: a bot plays my seat to the end; for the ratings I have lost.',
    who: 'player',
    answer: TableInfo,
  },
  replace: {
    method: 'POST',
    path: '/api/tables/:id/replace',
    about: 'Let a bot play for somebody who has been awaited longer than the table allows.',
    who: 'player',
    body: z.object({ seat: z.int().min(0).max(7) }),
    answer: TableInfo,
  },
  takeBack: {
    method: 'POST',
    path: '/api/tables/:id/return',
    about: 'Take my seat back from the bot.',
    who: 'player',
    answer: TableInfo,
  },
  rematch: {
    method: 'POST',
    path: '/api/tables/:id/rematch',
    about:
      'The table of the rematch, the same for all who ask: the same game; who asks first sits down and is host.',
    who: 'player',
    answer: TableInfo,
  },
  record: {
    method: 'GET',
    path: '/api/tables/:id/record',
    about: 'The record of a match that is over, with the seed (`docs/records.md`).',
    who: 'anybody',
    query: z.object({ invite: Invite.optional() }),
    answer: AnyJson,
  },
  best: {
    method: 'GET',
    path: '/api/ratings/:game',
    about: 'The best players of a game.',
    who: 'anybody',
    answer: z.object({ ratings: z.array(Rating) }),
  },
  player: {
    method: 'GET',
    path: '/api/players/:id',
    about: "A player's ratings and how they came about.",
    who: 'anybody',
    answer: z.object({
      id: Id,
      name: z.string().nullable(),
      isBotAccount: z.boolean(),
      ratings: z.array(Rating),
      history: z.array(z.object({ game: z.string(), table: Id, rating: z.number(), at: z.number() })),
    }),
  },
  report: {
    method: 'POST',
    path: '/api/players/:id/report',
    about: 'Report a name. One that enough people report is hidden until it is chosen anew.',
    who: 'person',
    answer: Done,
  },
} as const satisfies Record<string, Route>;

export type ApiName = keyof typeof API;
type Of<N extends ApiName, K extends 'body' | 'query' | 'answer'> =
  (typeof API)[N] extends Record<K, infer S> ? (S extends z.ZodType ? z.output<S> : undefined) : undefined;
export type Body<N extends ApiName> = Of<N, 'body'>;
export type Query<N extends ApiName> = Of<N, 'query'>;
export type Answer<N extends ApiName> = Of<N, 'answer'>;
