import { type Game, OVER, type State, type View } from '../../engine/game.ts';
import type { Reasoning, ReviewEffort } from '../../engine/insight.ts';
import { buffersFor, pickByWeight } from '../../engine/playout.ts';
import { Random } from '../../engine/random.ts';
import { seatsOf } from '../../engine/viewers.ts';
import { chanceOf, confidenceIn } from '../chance.ts';
import { Imagination } from '../imagination.ts';
import { MixedSearch } from '../mixing.ts';
import { TreeSearch } from '../search.ts';
import { resultOf, rollOut } from '../values.ts';
import { canBeJudged, isSecretChoice } from '../which-search.ts';
import { type Decision, judgementOf } from './decision.ts';
import { IN_THE_MIX, type Judgement } from './findings.ts';
import { foreseenJudgement } from './foreseen.ts';
import { Mean } from './mean.ts';
import { foregoneIn, reviewer, SURE } from './reviewer.ts';

/**
 * Judges a decision only by the view that the seat had when it made it, including what it had seen before
 * (`view(…, true)`): what the seat could not know makes no difference. Null if there was only one move.
 */
export function judgeDecision(
  game: Game,
  view: View,
  made: string,
  effort: ReviewEffort,
  seed: number,
  reasoning: Reasoning | null = null,
): Judgement | null {
  const seat = view.viewer;
  if (typeof seat !== 'number') throw new Error('only seats decide: a judgement needs the view of one');
  const random = new Random(seed);
  const state = game.imagine(view, random);
  if (game.moves(state, seat, buffersFor(game).moves) < 2) return null;
  const decision = { game, view, state, seat, made: game.read(state, seat, made), effort, random, reasoning };
  if (isSecretChoice(game, state, seat)) return judgeChoice(decision);
  return canBeJudged(game) ? foreseenJudgement(decision) : judgeMove(decision);
}

/** A move that everybody sees: compared with the one that a search would make. */
function judgeMove(decision: Decision): Judgement {
  const { game, view, state, seat, made, effort, random } = decision;
  const search = new TreeSearch(game, view, seat, random, reviewer(game));
  search.run(effort.search);
  const best = game.read(state, seat, search.choose());
  if (best === made) return judgementOf(decision, best, 0, 0);
  // The search knows what follows its own move far better than what follows the other, so the other gets
  // equal effort first.
  search.consider(made, Math.ceil(effort.search / 2), new Mean());
  const values = { made: new Mean(), best: new Mean() };
  for (let left = effort.compare; left > 0; left -= TURN) {
    search.consider(best, Math.min(TURN, left), values.best);
    search.consider(made, Math.min(TURN, left), values.made);
  }
  const confidence = confidenceIn(game, state);
  const after = {
    best: chanceAfter(decision, best, values.best, confidence),
    made: chanceAfter(decision, made, values.made, confidence),
  };
  const loss = Math.max(0, after.best.chance - after.made.chance);
  return judgementOf(decision, best, loss, Math.hypot(after.best.error, after.made.error));
}

/**
 * The seat's chance to win after a move, from the results of playing on; there is no uncertainty if the
 * winner is certain.
 */
function chanceAfter(
  { game, state, seat }: Decision,
  move: number,
  { value, error }: Mean,
  confidence: number,
): { readonly chance: number; readonly error: number } {
  const after = game.clone(state);
  game.play(after, seat, move, null);
  const winner = foregoneIn(game, after);
  if (winner >= 0) return { chance: winner === seat ? SURE : 1 - SURE, error: 0 };
  const { chance, slope } = chanceOf(value, confidence);
  return { chance, error: error * slope };
}

/** How much win chance the seat lost, computed from how much value it lost. */
function inChances(
  value: number,
  lost: number,
  error: number,
  confidence: number,
): { readonly loss: number; readonly error: number } {
  const before = chanceOf(value, confidence);
  const loss = before.chance - chanceOf(value - lost, confidence).chance;
  return { loss: Math.max(0, loss), error: error * chanceOf(value - lost / 2, confidence).slope };
}

/** The moves take turns of this many iterations, so that neither profits from a tree that has grown meanwhile. */
const TURN = 50;

/**
 * A secret choice is judged against what the others can be expected to choose, never against what they chose.
 */
function judgeChoice({ game, view, state, seat, made, effort, random, reasoning }: Decision): Judgement {
  const search = new MixedSearch(game, view, seat, random, reviewer(game));
  search.run(effort.search);
  const { moves } = buffersFor(game);
  const own = [...moves.subarray(0, game.moves(state, seat, moves))];
  const total = own.reduce((sum, move) => sum + search.shareOf(seat, move), 0);
  const shares = own.map(move => (total > 0 ? search.shareOf(seat, move) / total : 1 / own.length));
  const chosen = own.indexOf(made);
  const most = shares.indexOf(Math.max(...shares));
  const about = {
    seat,
    made: game.write(state, seat, made),
    best: game.write(state, seat, own[most]),
    sure: null,
    mix: own
      .map((move, i) => [game.write(state, seat, move), shares[i]] as const)
      .filter(([, share]) => share >= IN_THE_MIX / 2)
      .sort(([, a], [, b]) => b - a),
    reason: reasoning?.reason(state, seat, own[most]) ?? null,
  };
  if (shares[chosen] >= IN_THE_MIX) return { ...about, loss: 0, error: 0 };
  const lost = new Mean();
  const expected = new Mean();
  const worth = new Choosing(game, view, seat, search, random);
  for (let i = 0; i < effort.compare; i++) {
    const values = worth.ofEach(own);
    let mixed = 0;
    for (const [i, share] of shares.entries()) mixed += share * values[i];
    expected.add(mixed);
    lost.add(mixed - values[chosen]);
  }
  return { ...about, ...inChances(expected.value, lost.value, lost.error, confidenceIn(game, state)) };
}

/** What each choice of a seat gains against the others' mixes. */
class Choosing {
  readonly #game: Game;
  readonly #seat: number;
  readonly #search: MixedSearch;
  readonly #random: Random;
  readonly #luck = new Random(0);
  readonly #imagination: Imagination;
  readonly #trial: State;
  readonly #values: Float64Array;
  readonly #buffers;

  constructor(game: Game, view: View, seat: number, search: MixedSearch, random: Random) {
    this.#game = game;
    this.#seat = seat;
    this.#search = search;
    this.#random = random;
    this.#imagination = new Imagination(game, view, random, state => game.insight?.reopen?.(state, seat));
    this.#trial = game.imagine(view, random);
    this.#values = new Float64Array(view.seats);
    this.#buffers = buffersFor(game);
  }

  /**
   * What each choice brings in one draw of what is hidden, of the others' choices and of the luck that follows; the
   * draw is the same for all.
   */
  ofEach(own: readonly number[]): number[] {
    const game = this.#game;
    const state = this.#imagination.next();
    const others = seatsOf(game.due(state))
      .filter(seat => seat !== this.#seat)
      .map(seat => ({ seat, move: this.#draw(state, seat) }));
    const luck = this.#random.next();
    return own.map(move => {
      game.copy(this.#trial, state);
      for (const other of others) game.play(this.#trial, other.seat, other.move, null);
      game.play(this.#trial, this.#seat, move, null);
      if (game.due(this.#trial) === OVER) resultOf(game, this.#trial, this.#values);
      else {
        this.#luck.reseed(luck);
        rollOut(game, this.#trial, this.#luck, this.#values, this.#buffers, true);
      }
      return this.#values[this.#seat];
    });
  }

  #draw(state: State, seat: number): number {
    const { moves } = this.#buffers;
    const weights = moves
      .subarray(0, this.#game.moves(state, seat, moves))
      .map(move => Math.round(1 + 2 ** 12 * this.#search.shareOf(seat, move)));
    return moves[pickByWeight(this.#random, weights)];
  }
}
