import { z } from 'zod';
import { DECLINES } from '../declines.ts';
import { LIMITS } from '../limits.ts';
import { USUAL_PACE } from '../pace.ts';
import {
  Begins,
  BotLevel,
  ChancePromise,
  Id,
  Invite,
  Nonce,
  Options,
  Pace,
  Resigning,
  SeatSetting,
  TableInfo,
} from '../words.ts';
import { AnyJson, type Described, Done, IsHere, Language } from './common.ts';

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

const Standing = z.object({
  offered: z.array(z.string()).describe('the choices that can be left, as moves of the game'),
  left: z.array(z.string()).describe('my standing choices; the first that applies is made'),
});

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

const Listed = z.object({ before: z.coerce.number().int().optional().describe('older than this `madeAt`') });

/** Requests about tables: where people meet. */
export const TABLES = {
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
} as const satisfies Readonly<Record<string, Described>>;
