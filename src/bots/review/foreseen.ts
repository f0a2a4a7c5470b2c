import { type Game, OVER, type State } from '../../engine/game.ts';
import { buffersFor } from '../../engine/playout.ts';
import { Ending } from '../ending.ts';
import { Expectimax } from '../expectimax.ts';
import { Foresight } from '../moment.ts';
import { resultOf } from '../values.ts';
import { type Decision, judgementOf } from './decision.ts';
import { type Judgement, type Luck, NOTICEABLE } from './findings.ts';
import { reviewer } from './reviewer.ts';

/**
 * A review of a game that `canBeJudged`: its evaluation already says what the seats can expect, so nothing
 * has to be played out, and chance adds no uncertainty. In place of a standard error it reports how much
 * looking further ahead still changed the value; where the rest of the match is worked out, how far apart the bounds are.
 */

/** Every seat's chance to win, looking one move ahead. */
export function foreseenChances(game: Game, state: State): number[] {
  if (game.due(state) === OVER) {
    const shares = new Float64Array(state.seats);
    resultOf(game, state, shares);
    return Array.from(shares);
  }
  const first = new Foresight(game, 0, state).open(state).value;
  return [first, 1 - first];
}

/** What nature's outcome changed, compared with all possible outcomes. */
export function foreseenLuck(game: Game, before: State, outcome: number): Luck {
  const foresight = new Foresight(game, 0, before);
  const { moves, values, value } = foresight.open(before);
  const change = values[moves.indexOf(outcome)] - value;
  return { changes: [change, -change], error: Math.abs(value - foresight.judge(before)) };
}

/** A move against the one that the master would make; if the match is nearly over, against the best. */
export function foreseenJudgement(decision: Decision): Judgement {
  return provedJudgement(decision) ?? estimatedJudgement(decision);
}

/** How many positions of an ending are looked at for every iteration that a search would have. */
const LOOKED_AT = 1000;
/** What a move lost is known if it is known this closely, or if it surely was noticeable, or surely not. */
const CLOSE = 0.02;

/** What the move lost, if that can be worked out: then it is certain. */
function provedJudgement(decision: Decision): Judgement | null {
  const { game, state, seat, made, effort, random } = decision;
  if (!game.insight?.isNearlyOver?.(state)) return null;
  const { moves } = buffersFor(game);
  const ending = new Ending(game, state, seat, moves.subarray(0, game.moves(state, seat, moves)), random);
  const positions = LOOKED_AT * effort.search;
  ending.run(positions);
  if (!ending.isProved) return null;
  const { best } = ending;
  ending.consider(made, positions);
  const [ofBest, ofMade] = [ending.boundsOf(best), ending.boundsOf(made)];
  if (ofMade.low === ofBest.low) return judgementOf(decision, made, 0, 0);
  const least = Math.max(0, ofBest.low - ofMade.high);
  const most = ofBest.high - ofMade.low;
  if (most - least > CLOSE && least < NOTICEABLE && most >= NOTICEABLE) return null;
  const judgement = judgementOf(decision, best, (least + most) / 2, (most - least) / 2);
  return least > 0 ? { ...judgement, sure: 1 } : judgement;
}

/** The difference between the values that a search finds. */
function estimatedJudgement(decision: Decision): Judgement {
  const { game, view, state, seat, made, effort, random } = decision;
  // Every move has its value here, even if another one wins at once.
  const search = new Expectimax(game, view, seat, random, { ...reviewer(game), careful: false });
  search.run(effort.search);
  const best = game.read(state, seat, search.choose());
  // The search knows what follows its own move far better than what follows the other, so the other gets
  // equal effort first.
  if (best !== made) search.consider(made, Math.ceil(effort.search / 2));
  const lost = (iterations: number) => search.consider(best, iterations) - search.consider(made, iterations);
  const before = lost(0);
  const after = best === made ? 0 : lost(effort.compare);
  return judgementOf(decision, best, Math.max(0, after), Math.abs(after - before));
}
