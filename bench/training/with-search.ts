import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chooseFlatly } from '../../src/bots/flat.ts';
import { abilityOf } from '../../src/bots/levels.ts';
import { TreeSearch } from '../../src/bots/search.ts';
import { lowest } from '../../src/engine/bits.ts';
import { NATURE_DUE, OVER, type State, type View } from '../../src/engine/game.ts';
import { buffersFor, drawOutcome } from '../../src/engine/playout.ts';
import { Random } from '../../src/engine/random.ts';
import { NATURE } from '../../src/engine/viewers.ts';
import { isGameId } from '../../src/games/index.ts';
import { loadGame } from '../../src/games/load.ts';
import { Loss } from './loss.ts';
import { featuresIn, type Played, SeatLearner } from './seat-learner.ts';
import type { SeatTraining } from './training.ts';
import { packedWeightsFile } from './weights-file.ts';

/**
 * Trains the evaluation of a game with hidden cards, for any number of seats. The master plays against itself with few
 * iterations, each seat seeing only what it may know, with the net as it is so far; now and then a stranger joins. The net
 * learns from what it thought later and from how matches ended (TD(λ)). Matches are remembered for a while and learnt from
 * several times.
 *
 *     node bench/training/with-search.ts GAME --matches 20000 --state FILE --out src/games/GAME/bot/weights.ts
 *
 * After every `--every` matches it prints how well it predicted them (log loss by thirds of a match, 1 is that of equal
 * chances) and how long they were, and writes its state. It resumes from the state if there is one: with the same seed every
 * match draws the same numbers, but the matches remembered are forgotten. `--log` keeps what it prints.
 */
const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    matches: { type: 'string', default: '20000' },
    iterations: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    every: { type: 'string', default: '500' },
    state: { type: 'string' },
    log: { type: 'string' },
    out: { type: 'string' },
  },
});
const [id = ''] = positionals;
if (!isGameId(id)) throw new Error(`there is no game ${JSON.stringify(id)}`);
const MATCHES = Number(given.matches);
const ITERATIONS = Number(given.iterations);
const REPORT_EVERY = Number(given.every);

/** How much more the final result counts than the next estimate. */
const LAMBDA = 0.8;
/** The learning rate: at first, at least, and after how many matches it is halved. */
const RATE = { first: 3e-3, least: 2e-4, halved: 3000 };
/** How many matches are remembered, how many of them are learnt from again after each match, and in what portions. */
const REMEMBERED = 4000;
const AGAIN = 6;
const PORTION = 2;
/** In one match of this many, one seat is a player of another kind: flat Monte Carlo with this many playouts. */
const STRANGER_IN = 3;
const PLAYOUTS = 60;

const game = await loadGame(id);
const { training }: { training: SeatTraining } = await import(`../../src/games/${id}/training/index.ts`);
const { net } = training;
const { shared, own } = net;
/** To work out what is sure would take longer than all the rest. */
const ability = { ...abilityOf('master', game), careful: false };
const random = new Random(Number(given.seed));
const { moves } = buffersFor(game);

async function train(): Promise<void> {
  const learner = new SeatLearner(net);
  learner.begin(training.lead, normal);
  const remembered: Played[] = [];
  const loss = new Loss();
  const chances = new Float64Array(game.seats.max);
  const begun = resume(learner);
  let plays = 0;
  for (let match = begun + 1; match <= MATCHES; match++) {
    random.reseed(Number(given.seed) * 2 ** 32 + match);
    const played = await playMatch();
    plays += played.moments;
    for (let moment = 0; moment < played.moments; moment++) {
      learner.chances(played, moment, chances);
      loss.addSeats(chances, played.won, moment / played.moments);
    }
    remembered[match % REMEMBERED] = played;
    learnFrom(learner, played);
    const rate = Math.max(RATE.least, RATE.first * 0.5 ** (match / RATE.halved));
    for (let i = 1; i <= AGAIN; i++) {
      const again = remembered[random.below(Math.min(REMEMBERED, remembered.length))];
      if (again) learnFrom(learner, again);
      if (i % PORTION === 0) learner.step(rate);
    }
    if (match % REPORT_EVERY !== 0) continue;
    report(`${match} ${loss.report()}, ${(plays / REPORT_EVERY).toFixed(1)} moments per match`);
    plays = 0;
    save(learner, match);
  }
}

function report(line: string): void {
  console.log(line);
  if (given.log) appendFileSync(given.log, `${line}\n`);
}

interface Saved {
  readonly match: number;
  readonly steps: number;
  readonly weights: readonly number[];
  readonly mean: readonly number[];
  readonly square: readonly number[];
}

function save(learner: SeatLearner, match: number): void {
  const { steps } = learner;
  const [weights, mean, square] = [net.weights, learner.mean, learner.square].map(numbers =>
    Array.from(numbers),
  );
  const saved: Saved = { match, steps, weights, mean, square };
  if (given.state) writeFileSync(given.state, JSON.stringify(saved));
  if (given.out) writeFileSync(given.out, packedWeightsFile(net.weights));
}

/** Returns how many matches the state has learnt from. */
function resume(learner: SeatLearner): number {
  if (!given.state || !existsSync(given.state)) return 0;
  const saved: Saved = JSON.parse(readFileSync(given.state, 'utf8'));
  net.weights.set(saved.weights);
  learner.mean.set(saved.mean);
  learner.square.set(saved.square);
  learner.steps = saved.steps;
  return saved.match;
}

/** A whole match of the master against itself. */
async function playMatch(): Promise<Played> {
  const { seats: range } = game;
  const seats = range.min + random.below(range.max - range.min + 1);
  const state = game.start(seats, training.options(random));
  const stranger = random.below(STRANGER_IN) === 0 ? random.below(seats) : -1;
  const rows: Float32Array[] = [];
  const points: number[] = [];
  for (let due = game.due(state); due !== OVER; due = game.due(state)) {
    if (training.isJudged(state)) {
      rows.push(featuresIn(net, state));
      for (let seat = 0; seat < seats; seat++) points.push(net.pointsOf(state, seat));
    }
    if (due === NATURE_DUE)
      game.play(state, NATURE, drawOutcome(random, moves, game.chances(state, moves)), null);
    else await decide(state, lowest(due), lowest(due) === stranger);
  }
  const width = shared + seats * own;
  const features = new Float32Array(rows.length * width);
  rows.forEach((row, i) => {
    features.set(row, i * width);
  });
  return { seats, moments: rows.length, features, points: Float32Array.from(points), won: sharesOf(state) };
}

async function decide(state: State, seat: number, isStranger: boolean): Promise<void> {
  if (game.moves(state, seat, moves) === 1) {
    game.play(state, seat, moves[0], null);
    return;
  }
  const view = game.view(state, seat, true);
  game.play(state, seat, game.read(state, seat, await chosen(view, seat, isStranger)), null);
}

async function chosen(view: View, seat: number, isStranger: boolean): Promise<string> {
  if (isStranger) {
    const task = { level: 'master', seed: random.next(), iterations: PLAYOUTS } as const;
    return chooseFlatly(game, view, task, 'ucb', { simple: training.simple });
  }
  const search = new TreeSearch(game, view, seat, random, ability);
  search.run(ITERATIONS);
  return search.choose();
}

function sharesOf(state: State): number[] {
  const winners = game.winners(state);
  const shares = Array.from({ length: state.seats }, (_, seat) => (winners >> seat) & 1);
  const count = shares.reduce((sum, share) => sum + share);
  return shares.map(share => share / count);
}

/** From the last moment to the first: each should have been judged like the next one, and as it turned out. */
function learnFrom(learner: SeatLearner, match: Played): void {
  const wanted = Float64Array.from(match.won);
  const chances = new Float64Array(match.seats);
  for (let moment = match.moments - 1; moment >= 0; moment--) {
    if (moment < match.moments - 1) {
      for (let seat = 0; seat < match.seats; seat++)
        wanted[seat] = (1 - LAMBDA) * chances[seat] + LAMBDA * wanted[seat];
    }
    learner.learn(match, moment, wanted, chances);
  }
}

function normal(): number {
  const uniform = () => random.fraction() + 2 ** -20;
  return Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
}

await train();
