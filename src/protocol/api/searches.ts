import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { SPEEDS } from '../pace.ts';
import { Id } from '../words.ts';
import { type Described, Done } from './common.ts';

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

/** Requests of those who look for people to play with. */
export const SEARCHES = {
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
} as const satisfies Readonly<Record<string, Described>>;
