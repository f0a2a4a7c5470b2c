import { z } from 'zod';
import { LEVELS } from '../engine/insight.ts';
import { SEAT_STATES } from '../engine/runner.ts';
import { REASONS_TO_END } from '../engine/turn.ts';
import { DECLINES } from './declines.ts';
import { ERROR_CODES } from './errors.ts';
import { LIMITS } from './limits.ts';
import { PHRASES } from './phrases.ts';

/** The parts shared by HTTP requests and socket messages. */

export const Id = z
  .string()
  .regex(/^[0-9a-z]{4,32}$/)
  .describe('the id of a table or a player');

export const Invite = z
  .string()
  .regex(/^[0-9a-z]{8,32}$/)
  .describe('the secret part of the link to a table that is not public');

export const Hex32 = z.string().regex(/^[0-9a-f]{64}$/);
export const ChancePromise = Hex32.describe(
  'SHA-256 of the lines `quattro-mura/promise`, the id of the table and the nonce (`docs/fair-chance.md`)',
);
export const Nonce = Hex32.describe('32 random bytes that a person adds to fair chance, in hexadecimal');

export const Name = z
  .string()
  .min(1)
  .max(4 * LIMITS.name)
  .describe(
    `cleaned of control and direction characters and then at most ${LIMITS.name} characters; show it as text only`,
  );

export const BotLevel = z.enum(LEVELS);

export const Options = z
  .record(z.string().max(40), z.union([z.number(), z.string().max(40), z.boolean()]))
  .describe('the options of the game by name; omitted ones have their defaults');

const Late = z
  .enum(['ask', 'bot', 'lose'])
  .describe(
    'what happens when a player’s time is up: the others may let a bot play, a bot plays, or the player loses the match',
  );

export const Pace = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('none') }).describe('no time limit'),
    z.object({
      kind: z.literal('move'),
      seconds: z
        .int()
        .min(60)
        .max(7 * 24 * 60 * 60)
        .describe('for every move'),
      late: Late,
    }),
    z.object({
      kind: z.literal('clock'),
      seconds: z
        .int()
        .min(60)
        .max(24 * 60 * 60)
        .describe('for all moves of a seat'),
      increment: z.int().min(0).max(3600).describe('seconds added after every move'),
      late: Late,
    }),
  ])
  .describe('the time limit; with twelve hours or more per move, people come and go');

/** What a seat of a table is set to before the match begins. */
export const SeatSetting = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open') }),
  z.object({ kind: z.literal('closed') }),
  z.object({ kind: z.literal('bot'), level: BotLevel }),
]);

export const Begins = z
  .union([z.literal('lot'), z.int().min(0).max(7)])
  .describe(
    'who begins: by lot, drawn from the seed and the nonces when all are revealed (`docs/fair-chance.md`), or this seat. ' +
      'Those at the table sit in that order from then on, so the first seat of a match is the one that begins.',
  );
export type Begins = z.infer<typeof Begins>;

export const Resigning = z
  .enum(['bot-plays', 'ends'])
  .describe(
    'what happens when somebody resigns and more than one other is left: a bot plays on, or the match ends and all others ' +
      'have won. With two seats it always ends.',
  );

export const TableSeat = z.object({
  kind: z.enum(['open', 'closed', 'bot', 'person']),
  player: Id.nullable().describe(
    'the player who sits here or, if the seat is open, the one it is kept for; null for nobody, bots and deleted players',
  ),
  name: z.string().nullable().describe('null for nobody, bots, and deleted or hidden players'),
  isBotAccount: z.boolean().describe('a program with an account of its own'),
  level: BotLevel.nullable().describe('the level of a bot, or of the bot that plays in place of a person'),
  hasPromise: z.boolean().describe('a nonce is promised, or none is needed'),
  hasNonce: z.boolean().describe('its nonce is revealed, or none is needed'),
  isReady: z.boolean().describe('the match may begin while this player is away'),
  leave: z
    .object({ since: z.number(), until: z.number() })
    .nullable()
    .describe('when they are away: in matches that take days, this time does not count'),
  state: z
    .enum(SEAT_STATES)
    .describe('replaced: a bot plays until the person comes back; resigned: until the end'),
});

export const TableInfo = z.object({
  id: Id,
  version: z.int().describe('grows with every change; drop anything older than what you have'),
  game: z.string(),
  options: Options,
  status: z.enum(['open', 'live', 'over']),
  isPublic: z.boolean(),
  isRated: z.boolean(),
  pace: Pace,
  begins: Begins,
  resigning: Resigning,
  host: Id.nullable(),
  seats: z.array(TableSeat),
  commitment: z.string().describe('SHA-256 of the seed of chance'),
  promises: z
    .array(z.string().nullable())
    .nullable()
    .describe('by seat, once the match is started; null for bots. From now on nonces are revealed'),
  nonces: z
    .array(z.string().nullable())
    .nullable()
    .describe('by seat, once all are revealed and the match has begun; null for bots'),
  lots: z
    .array(z.int())
    .nullable()
    .describe('where each seat was when the match was started, if the first player was drawn by lot'),
  madeAt: z.number().describe('milliseconds since 1970'),
  startedAt: z.number().nullable(),
  endedAt: z.number().nullable(),
  result: z
    .object({
      scores: z.array(z.number()),
      winners: z.array(z.number()),
      decided: z
        .object({ seat: z.int(), why: z.enum(REASONS_TO_END) })
        .optional()
        .describe('people ended it, against this seat'),
      forfeited: z
        .array(z.int())
        .optional()
        .describe('seats for which a bot finished the match: they could not win'),
    })
    .nullable(),
  due: z
    .array(z.int())
    .nullable()
    .describe(
      'the seats that are awaited as this is told: for a move or, while `nonces` is null, for their nonces. Null where the ' +
        'match is not looked into: in lists of others',
    ),
  dueSince: z
    .number()
    .nullable()
    .describe(
      'when the wait for those seats began, in milliseconds since 1970; null if `due` is null or the match is over',
    ),
  dueUntil: z
    .number()
    .nullable()
    .describe(
      'when the time of the first of them is up, in milliseconds since 1970; null if there is no limit',
    ),
  club: Id.nullable().describe('the club whose table it is'),
  event: Id.nullable().describe('the event that it was made for'),
  muted: z.array(z.enum(PHRASES)).describe('what cannot be said here'),
  declined: z
    .array(z.object({ player: Id.nullable(), name: z.string().nullable(), reason: z.enum(DECLINES) }))
    .describe('players who have declined a seat kept for them, and why'),
  isRematch: z.boolean().describe('of another table'),
  isFound: z
    .boolean()
    .describe(
      'made for people who were looking for a match: it starts by itself once all have promised a nonce',
    ),
  rematch: Id.nullable().describe('the table of the rematch, once somebody has asked for it'),
  you: z.object({
    seat: z.int().nullable(),
    kept: z.int().nullable().describe('the open seat that is kept for you'),
    isHost: z.boolean(),
    invite: Invite.nullable().describe('for those who sit at the table'),
    promise: z.string().nullable().describe('what you have promised to chance'),
  }),
});
export type TableInfo = z.infer<typeof TableInfo>;
export type TableSeat = z.infer<typeof TableSeat>;
export type SeatSetting = z.infer<typeof SeatSetting>;
export type Pace = z.infer<typeof Pace>;

/** The body of an error answer. Never reveals what is hidden from the client. */
export const Problem = z.object({
  code: z.enum(ERROR_CODES),
  message: z.string().describe('in English, for people who write clients; apps go by the code'),
  retryAfterSeconds: z.number().optional().describe('with too-many'),
});
export type Problem = z.infer<typeof Problem>;
