import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Net } from '../../../../bench/training/net.ts';
import { weightsFile } from '../../../../bench/training/weights-file.ts';
import { Random } from '../../../engine/random.ts';
import { NATURE } from '../../../engine/viewers.ts';
import { FEATURES, writeFeatures } from '../bot/features.ts';
import { game, type State } from '../game.ts';
import { FACES } from '../rules/pieces.ts';
import { ENDED, ROLL, TO_MOVE } from '../rules/state.ts';

/**
 * Trains the evaluation of Muro contro muro as TD-Gammon was trained: a net plays against itself, always the move whose
 * outcome it likes best, and learns from what it thought later and from how matches ended (TD(λ)).
 *
 *     node src/games/muro-contro-muro/training/train.ts --matches 400000 --out src/games/muro-contro-muro/bot/weights.ts
 *
 * It prints how well it foresaw its own matches (log loss, by thirds of a match) and writes what it has learnt so far.
 */
const { values: given } = parseArgs({
  options: {
    matches: { type: 'string', default: '400000' },
    hidden: { type: 'string', default: '32' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string' },
  },
});
const MATCHES = Number(given.matches);
const HIDDEN = Number(given.hidden);

/** How much more what came in the end counts than what was thought next. */
const LAMBDA = 0.7;
/** How fast it learns, at first and in the end. */
const RATES = [3e-3, 1e-4] as const;
/** One match in five has another number of bricks than usual. */
const USUAL_COPIES = 6;
/** Of a hundred moves so many are made at random: half of the first few, so that it sees many walls, then a few. */
const WILD = { most: 7, first: 50, later: 3 };
/** A match in which bricks are only moved to and fro is broken off. */
const MOST_ROLLS = 600;
const REPORT_EVERY = 2000;

const random = new Random(Number(given.seed));
const moves = new Int32Array(game.mostMoves);
const seen = new Float64Array(FEATURES);

/** A moment of a match at which the die is to be rolled. */
interface Roll {
  readonly features: Float64Array;
  readonly seat: number;
  readonly bricksLeft: number;
  /** What seat 0 could expect, as the net saw it then. */
  readonly value: number;
  /** What it could have expected after the best move, if another one was made at random. */
  instead: number | null;
}

function train(): void {
  const net = new Net(scalesOf(200), HIDDEN, normal);
  const loss = new Loss();
  for (let match = 1; match <= MATCHES; match++) {
    const { rolls, won, bricks } = playAgainstItself(net);
    if (won === null) continue;
    for (const { value, bricksLeft } of rolls) loss.add(value, won, 1 - bricksLeft / bricks);
    learnFrom(net, rolls, won);
    if (match % 2 === 0) net.step(RATES[0] * (RATES[1] / RATES[0]) ** (match / MATCHES));
    if (match % REPORT_EVERY === 0) {
      console.log(match, loss.report());
      if (given.out) writeFileSync(given.out, weightsFile(net));
    }
  }
}

/** A whole match, and what seat 0 has of the win; null if it was broken off. */
function playAgainstItself(net: Net): { rolls: Roll[]; won: number | null; bricks: number } {
  const copies = random.below(5) > 0 ? USUAL_COPIES : 4 + random.below(6);
  const state = game.start(2, { copies });
  const trial = game.clone(state);
  const bricks = state.bricksLeft;
  const wild = random.below(WILD.most + 1);
  const rolls: Roll[] = [];
  while (state.phase !== ENDED && rolls.length < MOST_ROLLS) {
    const count = game.moves(state, state.seat, moves);
    if (state.phase === ROLL) rolls.push(rollOf(net, state));
    if (count === 0) game.play(state, NATURE, random.below(FACES.length), null);
    else if (state.phase !== TO_MOVE) game.play(state, state.seat, moves[random.below(count)], null);
    else makeMove(net, state, trial, count, rolls, rolls.length <= wild ? WILD.first : WILD.later);
  }
  if (state.phase !== ENDED) return { rolls, won: null, bricks };
  return { rolls, won: resultFor(state, 0), bricks };
}

function rollOf(net: Net, state: State): Roll {
  const features = new Float64Array(FEATURES);
  writeFeatures(state, features);
  const value = net.value(features);
  const { seat, bricksLeft } = state;
  return { features, seat, bricksLeft, value: seat === 0 ? value : 1 - value, instead: null };
}

/** Makes the move whose outcome the net likes best, or now and then any other. */
function makeMove(net: Net, state: State, trial: State, count: number, rolls: Roll[], wild: number): void {
  const { seat } = state;
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    game.copy(trial, state);
    game.play(trial, seat, moves[i], null);
    const value = valueFor(net, trial, seat);
    if (value > most) {
      most = value;
      best = i;
    }
  }
  const made = random.below(100) < wild ? random.below(count) : best;
  const last = rolls.at(-1);
  if (made !== best && last) last.instead = seat === 0 ? most : 1 - most;
  game.play(state, seat, moves[made], null);
}

function valueFor(net: Net, state: State, seat: number): number {
  if (state.phase === ENDED) return resultFor(state, seat);
  writeFeatures(state, seen);
  const value = net.value(seen);
  return state.seat === seat ? value : 1 - value;
}

function resultFor(state: State, seat: number): number {
  return (1 + Math.sign(state.points[seat] - state.points[1 - seat])) / 2;
}

/** From the last roll to the first: each should have been seen as the next was, and as it turned out. */
function learnFrom(net: Net, rolls: readonly Roll[], won: number): void {
  let wanted = won;
  for (let i = rolls.length - 1; i >= 0; i--) {
    const { features, seat, instead } = rolls[i];
    if (instead !== null) wanted = instead;
    else if (i < rolls.length - 1) wanted = (1 - LAMBDA) * rolls[i + 1].value + LAMBDA * wanted;
    net.learn(features, seat === 0 ? wanted : 1 - wanted);
  }
}

/** By how much features are to be divided to be of about the same size: as they are in random matches. */
function scalesOf(matches: number): Float64Array {
  const squares = new Float64Array(FEATURES);
  let rolls = 0;
  for (let i = 0; i < matches; i++) {
    const state = game.start(2, { copies: USUAL_COPIES });
    while (state.phase !== ENDED) {
      const count = game.moves(state, state.seat, moves);
      if (state.phase === ROLL) {
        writeFeatures(state, seen);
        for (let k = 0; k < FEATURES; k++) squares[k] += seen[k] ** 2;
        rolls++;
      }
      if (count > 0) game.play(state, state.seat, moves[random.below(count)], null);
      else game.play(state, NATURE, random.below(FACES.length), null);
    }
  }
  return squares.map(sum => 1 / Math.max(0.5, Math.sqrt(sum / rolls)));
}

function normal(): number {
  const uniform = () => (random.below(1 << 19) + 0.5) / (1 << 19);
  return Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
}

/** How surprising the ends of the matches were, by thirds of a match. */
class Loss {
  #sums = [0, 0, 0];
  #counts = [0, 0, 0];

  add(value: number, won: number, progress: number): void {
    const third = Math.min(2, Math.floor(3 * progress));
    const chance = Math.min(0.9999, Math.max(0.0001, value));
    this.#sums[third] -= won * Math.log(chance) + (1 - won) * Math.log(1 - chance);
    this.#counts[third]++;
  }

  /** Begins anew. */
  report(): string {
    const means = this.#sums.map((sum, i) => (sum / this.#counts[i]).toFixed(4));
    this.#sums = [0, 0, 0];
    this.#counts = [0, 0, 0];
    return `log loss ${means.join(' ')}`;
  }
}

train();
