import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { Hex32, Id } from '../words.ts';
import type { Described } from './common.ts';

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

/** Requests about the deals of the day. */
export const DAYS = {
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
} as const satisfies Readonly<Record<string, Described>>;
