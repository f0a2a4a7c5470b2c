import type { Candidate } from './thought.ts';

/** What bots of the same level like: open outcomes, safe ones, or neither. */
const CHARACTERS = ['even', 'bold', 'cautious'] as const;
export type Character = (typeof CHARACTERS)[number];

/** Every bot has its own character, as it has its own name (`BOT_NAMES`): Ottavia is even, Bruno bold, Clelia cautious. */
export function characterOf(seat: number): Character {
  return CHARACTERS[seat % CHARACTERS.length];
}

/** How much less a move may be worth than the best, to be a matter of taste, in wins; */
const MARGIN = 0.005;
/** how much of the best move's share it must have, */
const LEAST_SHARE = 0.5;
/** and how well its value must be known: otherwise a taste is a taste for what has been tried too little, and costs matches. */
const MOST_ERROR = 0.02;

/** A candidate, how far apart its results were (a standard deviation), and the standard error of its value. */
export interface Prospected extends Pick<Candidate, 'value' | 'share'> {
  readonly spread: number;
  readonly error: number;
}

/** Of the moves that are about as good as the first, which is the best, the one that suits the character. */
export function suiting<C extends Prospected>(
  [best, ...others]: readonly [C, ...C[]],
  character: Character,
): C {
  if (character === 'even') return best;
  const side = character === 'bold' ? 1 : -1;
  return others
    .filter(({ value, share }) => value >= best.value - MARGIN && share >= LEAST_SHARE * best.share)
    .filter(({ error }) => error <= MOST_ERROR)
    .reduce((suits, one) => (side * (one.spread - suits.spread) > 0 ? one : suits), best);
}
