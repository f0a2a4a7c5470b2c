import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import { Id } from '../words.ts';
import type { Described } from './common.ts';

/** Requests about what was played before. */
export const EXPLORER = {
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
} as const satisfies Readonly<Record<string, Described>>;
