/**
 * Plays a turn to its end as people do: cards are played if they score more than they are worth in hand. Pieces are placed
 * at random.
 */
import * as bits from '../../../engine/bits.ts';
import type { Random } from '../../../engine/random.ts';
import * as codes from '../rules/codes.ts';
import * as rules from '../rules/rules.ts';
import type { State } from '../rules/state.ts';
import * as states from '../rules/state.ts';
import { choice, chooseCards, chooseLastCards, isWorthless } from './choosing.ts';
import { evaluateResult } from './evaluation.ts';
import * as playouts from './playout.ts';

// Constants of this module, because imports are looked up at every use: see `docs/speed/mauer-bauer.md`.
const { lowest } = bits;
const { cardsMove, END_EXCHANGE, THROW_MOVE } = codes;
const { exchange, play, score } = rules;
const { EXCHANGE, FINISHED, handOf, LAST_SCORING, NONE, SCORE, WALL } = states;
const { dealAndPlace } = playouts;

/** Finishes the turn, if one has begun: what comes later, the net has learnt. */
export function rollout(state: State, random: Random, values: Float64Array): void {
  while (state.phase !== WALL && state.phase !== FINISHED) playWell(state, random);
  if (state.phase === FINISHED) evaluateResult(state, values);
}

function playWell(state: State, random: Random): void {
  switch (state.phase) {
    case SCORE:
      score(state, chooseScoring(state), null);
      break;
    case EXCHANGE:
      exchange(state, chooseExchange(state), null);
      break;
    case LAST_SCORING:
      play(state, state.actor, lastCards(state), null);
      break;
    default:
      dealAndPlace(state, random);
  }
}

function chooseScoring(state: State): number {
  chooseCards(state, state.actor, state, state.completed);
  return choice.isThrown ? THROW_MOVE + choice.first : cardsMove(NONE, choice.first, choice.second);
}

/** Discards one useless card, if there is one. */
function chooseExchange(state: State): number {
  for (let rest = state.piles[handOf(state.actor)]; rest !== 0; rest &= rest - 1) {
    if (isWorthless(state, lowest(rest))) return THROW_MOVE + lowest(rest);
  }
  return END_EXCHANGE;
}

function lastCards(state: State): number {
  const city = chooseLastCards(state, state.actor);
  return cardsMove(city, choice.first, choice.second);
}
