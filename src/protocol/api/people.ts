import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { Id } from '../words.ts';
import { type Described, Done, IsHere, Language } from './common.ts';

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

/** Requests about other players: how well they play, and whom I follow or have blocked. */
export const PEOPLE = {
  people: {
    about:
      'People with a name whom I follow or have played with, the most recent first, and how our matches went.',
    answer: z.object({
      people: z.array(Between.extend({ id: Id, name: z.string() })),
    }),
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
  follow: {
    about: `Follow somebody: they are listed among my people, and may challenge me. At most ${LIMITS.followed}.`,
    answer: Done,
  },
  unfollow: {
    about: 'Unfollow somebody.',
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
} as const satisfies Readonly<Record<string, Described>>;
