/** Whose move it is, as the engine protocol states it: always exactly one of the three. */
export type Turn =
  /** Each of these seats must make one move; more than one only when they choose in secret at once. */
  | { readonly kind: 'seats'; readonly seats: readonly number[] }
  | { readonly kind: 'nature' }
  /** `scores` has one per seat, higher is better; `winners` one or more, ascending. */
  | {
      readonly kind: 'over';
      readonly scores: readonly number[];
      readonly winners: readonly number[];
      /**
       * Present if people, not the rules, ended the match: the scores are then those at that time, and need not decide
       * it.
       */
      readonly decided?: Decided;
      /** Seats, ascending, that cannot win because their own players did not play to the end. */
      readonly forfeited?: readonly number[];
    };

type Over = Turn & { readonly kind: 'over' };

/** The end of a match in which these seats cannot win: the best of the others does. Unchanged if there are no others. */
export function withForfeits(turn: Over, forfeited: readonly number[]): Over {
  const stayed = [...turn.scores.keys()].filter(seat => !forfeited.includes(seat));
  if (stayed.length === 0 || forfeited.length === 0) return turn;
  const best = Math.max(...stayed.map(seat => turn.scores[seat]));
  const winners = turn.winners.filter(seat => stayed.includes(seat));
  return {
    ...turn,
    winners: winners.length > 0 ? winners : stayed.filter(seat => turn.scores[seat] === best),
    forfeited,
  };
}

export const REASONS_TO_END = ['resigned', 'time'] as const;

/** Why a match ended before its rules ended it: the seat resigned, or ran out of time. */
export interface Decided {
  readonly seat: number;
  readonly why: (typeof REASONS_TO_END)[number];
}

export function isReasonToEnd(json: unknown): json is Decided['why'] {
  return REASONS_TO_END.some(why => why === json);
}
