import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { SCOPES, USUAL_SCOPES } from '../scopes.ts';
import { BotLevel, Id, Name } from '../words.ts';
import { AnyJson, type Described, Done } from './common.ts';

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

/** Requests about who I am. */
export const ME = {
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
  signOut: {
    about: 'Forget me on this device.',
    answer: Done,
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
  report: {
    about:
      'Report a name. If enough people report it, it is hidden until its player chooses another. Those count who have met the player, share a club with them or have been here for a week.',
    answer: Done,
  },
} as const satisfies Readonly<Record<string, Described>>;
