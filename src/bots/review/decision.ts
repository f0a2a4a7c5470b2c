import type { Game, State, View } from '../../engine/game.ts';
import type { Reasoning, ReviewEffort } from '../../engine/insight.ts';
import type { Random } from '../../engine/random.ts';
import type { Judgement } from './findings.ts';

/** A decision to judge, with a state imagined from the view, and how much thinking it is worth. */
export interface Decision {
  readonly game: Game;
  readonly view: View;
  readonly state: State;
  readonly seat: number;
  readonly made: number;
  readonly effort: ReviewEffort;
  readonly random: Random;
  readonly reasoning: Reasoning | null;
}

/** The judgement of a move that everybody sees: a better one is named only if something was lost. */
export function judgementOf(decision: Decision, best: number, loss: number, error: number): Judgement {
  const { game, state, seat, made } = decision;
  const isBetter = best !== made && loss > 0;
  return {
    seat,
    made: game.write(state, seat, made),
    best: game.write(state, seat, isBetter ? best : made),
    loss,
    error,
    sure: null,
    mix: null,
    reason: isBetter ? (decision.reasoning?.reason(state, seat, best) ?? null) : null,
  };
}
