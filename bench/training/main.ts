import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { lowest } from '../../src/engine/bits.ts';
import { NATURE_DUE, OVER, type State } from '../../src/engine/game.ts';
import { type AnyOptions, defaultOptions } from '../../src/engine/options.ts';
import { buffersFor, drawOutcome } from '../../src/engine/playout.ts';
import { Random } from '../../src/engine/random.ts';
import { NATURE } from '../../src/engine/viewers.ts';
import { isGameId } from '../../src/games/index.ts';
import { loadGame } from '../../src/games/load.ts';
import { Loss } from './loss.ts';
import { Net } from './net.ts';
import type { Training } from './training.ts';
import { weightsFile } from './weights-file.ts';

/**
 * Trains the evaluation of a game as TD-Gammon was trained: a net plays against itself, always the move whose outcome it
 * likes best, and learns from what it thought later and from how matches ended (TD(λ)).
 *
 *     node bench/training/main.ts GAME --matches 400000 --out src/games/GAME/bot/weights.ts
 *
 * After every `--every` matches it prints how well it predicted its own matches (log loss, by thirds of a match) and
 * writes what it has learnt so far.
 */
const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    matches: { type: 'string', default: '400000' },
    hidden: { type: 'string', default: '32' },
    seed: { type: 'string', default: '1' },
    every: { type: 'string', default: '2000' },
    out: { type: 'string' },
  },
});
const [id = ''] = positionals;
if (!isGameId(id)) throw new Error(`there is no game ${JSON.stringify(id)}`);
const MATCHES = Number(given.matches);
const HIDDEN = Number(given.hidden);
const REPORT_EVERY = Number(given.every);

/** How much more the final result counts than the next estimate. */
const LAMBDA = 0.7;
/** The learning rate, at first and at the end. */
const RATES = [3e-3, 1e-4] as const;
/** The percentage of random moves: half of the first few, so that it sees many positions, then a few. */
const WILD = { most: 7, first: 50, later: 3 };
/** How many random matches are used to measure the size of features. */
const MEASURED_MATCHES = 200;

const game = await loadGame(id);
const { training }: { training: Training } = await import(`../../src/games/${id}/training/index.ts`);
const random = new Random(Number(given.seed));
const { moves } = buffersFor(game);
const seen = new Float64Array(training.features);

/** A moment of a match that the net has judged. */
interface Moment {
  readonly features: Float64Array;
  readonly seat: number;
  readonly progress: number;
  /** What seat 0 could expect, as the net saw it then. */
  readonly value: number;
  /** What it could have expected after the best move, if another was made at random. */
  instead: number | null;
}

function train(): void {
  const net = new Net(scales(), HIDDEN, normal);
  const loss = new Loss();
  for (let match = 1; match <= MATCHES; match++) {
    const { moments, won } = playAgainstItself(net);
    if (won === null) continue;
    for (const { value, progress } of moments) loss.add(value, won, progress);
    learnFrom(net, moments, won);
    if (match % 2 === 0) net.step(RATES[0] * (RATES[1] / RATES[0]) ** (match / MATCHES));
    if (match % REPORT_EVERY === 0) {
      console.log(match, loss.report());
      if (given.out) writeFileSync(given.out, weightsFile(net));
    }
  }
}

/** A whole match, and seat 0's share of the win; null if it was abandoned. */
function playAgainstItself(net: Net): { readonly moments: Moment[]; readonly won: number | null } {
  const state = started(training.options(random));
  const trial = game.clone(state);
  const wild = random.below(WILD.most + 1);
  const moments: Moment[] = [];
  for (;;) {
    const due = game.due(state);
    if (due === OVER) return { moments, won: resultFor(state, 0) };
    if (moments.length >= training.mostMoments) return { moments, won: null };
    if (training.isJudged(state)) moments.push(momentOf(net, state));
    if (due === NATURE_DUE) playNature(state);
    else decide(net, state, lowest(due), trial, moments, moments.length <= wild ? WILD.first : WILD.later);
  }
}

function started(options: AnyOptions): State {
  return game.start(2, options);
}

function playNature(state: State): void {
  game.play(state, NATURE, drawOutcome(random, moves, game.chances(state, moves)), null);
}

function momentOf(net: Net, state: State): Moment {
  const features = new Float64Array(training.features);
  training.writeFeatures(state, features);
  const value = net.value(features);
  const seat = training.seatOf(state);
  return {
    features,
    seat,
    progress: training.progress(state),
    value: seat === 0 ? value : 1 - value,
    instead: null,
  };
}

/** Makes the move whose outcome the net likes best, or now and then any other. */
function decide(net: Net, state: State, seat: number, trial: State, moments: Moment[], wild: number): void {
  const count = game.moves(state, seat, moves);
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) {
    game.copy(trial, state);
    game.play(trial, seat, moves[i], null);
    const value = valueFor(net, trial, seat);
    if (value === null) {
      game.play(state, seat, moves[random.below(count)], null);
      return;
    }
    if (value > most) {
      most = value;
      best = i;
    }
  }
  const made = random.below(100) < wild ? random.below(count) : best;
  const last = moments.at(-1);
  if (made !== best && last) last.instead = seat === 0 ? most : 1 - most;
  game.play(state, seat, moves[made], null);
}

/** What the seat can expect; null if the evaluation has nothing to say. */
function valueFor(net: Net, state: State, seat: number): number | null {
  if (game.due(state) === OVER) return resultFor(state, seat);
  if (!training.isJudged(state)) return null;
  training.writeFeatures(state, seen);
  const value = net.value(seen);
  return training.seatOf(state) === seat ? value : 1 - value;
}

function resultFor(state: State, seat: number): number {
  const winners = game.winners(state);
  if (winners === 0b11) return 0.5;
  return winners === 1 << seat ? 1 : 0;
}

/** From the last moment to the first: each should have been judged like the next one, and as it turned out. */
function learnFrom(net: Net, moments: readonly Moment[], won: number): void {
  let wanted = won;
  for (let i = moments.length - 1; i >= 0; i--) {
    const { features, seat, instead } = moments[i];
    if (instead !== null) wanted = instead;
    else if (i < moments.length - 1) wanted = (1 - LAMBDA) * moments[i + 1].value + LAMBDA * wanted;
    net.learn(features, seat === 0 ? wanted : 1 - wanted);
  }
}

/** What to divide features by, so that all have about the same size in random matches. */
function scales(): Float64Array {
  const squares = new Float64Array(training.features);
  let measured = 0;
  for (let i = 0; i < MEASURED_MATCHES; i++) {
    const state = started(defaultOptions(game.options));
    for (let due = game.due(state); due !== OVER; due = game.due(state)) {
      if (training.isJudged(state)) {
        training.writeFeatures(state, seen);
        for (let k = 0; k < seen.length; k++) squares[k] += seen[k] ** 2;
        measured++;
      }
      if (due === NATURE_DUE) {
        playNature(state);
      } else {
        const count = game.moves(state, lowest(due), moves);
        game.play(state, lowest(due), moves[random.below(count)], null);
      }
    }
  }
  return squares.map(sum => 1 / Math.max(0.5, Math.sqrt(sum / measured)));
}

function normal(): number {
  const uniform = () => random.fraction() + 2 ** -20;
  return Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
}

train();
