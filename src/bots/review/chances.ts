import { type Game, OVER, type State, type View } from '../../engine/game.ts';
import type { ReviewEffort } from '../../engine/insight.ts';
import { buffersFor, pickByWeight } from '../../engine/playout.ts';
import { Random } from '../../engine/random.ts';
import { NATURE } from '../../engine/viewers.ts';
import { chanceOf, confidenceIn } from '../chance.ts';
import { Imagination } from '../imagination.ts';
import { MixedSearch } from '../mixing.ts';
import { canBeJudged } from '../which-search.ts';
import type { Luck } from './findings.ts';
import { foreseenChances, foreseenLuck } from './foreseen.ts';
import { Mean } from './mean.ts';
import { Outlook, sharpened } from './outlook.ts';
import { foregoneIn, reviewer, SURE } from './reviewer.ts';

/** Every seat's chance to win, for somebody who knows only this view. */
export function chancesFor(game: Game, view: View, effort: ReviewEffort, seed: number): number[] {
  const random = new Random(seed);
  if (canBeJudged(game)) return foreseenChances(game, game.imagine(view, random));
  const imagination = new Imagination(game, view, random);
  const outlook = new Outlook(game, view.seats);
  const trial = game.imagine(view, random);
  const sums = Array.from({ length: view.seats }, () => 0);
  const isOver = game.due(trial) === OVER;
  const confidence = isOver ? 1 : confidenceIn(game, trial);
  const times = isOver ? 1 : effort.chances;
  for (let i = 0; i < times; i++) {
    game.copy(trial, imagination.next());
    for (const [seat, value] of outlook.after(trial, random.next()).entries()) sums[seat] += value;
  }
  const chances = sharpened(sums, confidence);
  const winner = foregoneIn(game, game.imagine(view, random));
  return winner < 0 ? chances : decided(chances, winner);
}

/** If one seat is sure to win, the others share the little that is left in the same proportions as before. */
function decided(chances: readonly number[], winner: number): number[] {
  const left = Math.min(1 - SURE, 1 - chances[winner]) / (1 - chances[winner]);
  return chances.map((chance, seat) => (seat === winner ? 1 - left * (1 - chance) : left * chance));
}

/**
 * What nature's outcome changed, compared with all possible outcomes. The states that follow are played on
 * with the same luck; the outcomes to compare with are spread evenly over their weights rather than drawn.
 */
export function luckOf(game: Game, before: State, outcome: number, effort: ReviewEffort, seed: number): Luck {
  if (canBeJudged(game)) return foreseenLuck(game, before, outcome);
  const random = new Random(seed);
  const { moves } = buffersFor(game);
  const count = game.chances(before, moves);
  const shift = random.fraction();
  const others = Int32Array.from(
    { length: effort.chances },
    (_, n) => moves[Math.floor(((n + shift) / effort.chances) * count)],
  );
  const compared = new Comparison(game, before.seats);
  const trial = game.clone(before);
  for (const other of others) {
    const luck = random.next();
    game.copy(trial, before);
    game.play(trial, NATURE, outcome, null);
    compared.take(trial, luck);
    game.copy(trial, before);
    game.play(trial, NATURE, other, null);
    compared.against(trial, luck);
  }
  return compared.luck(before);
}

/**
 * What secret choices led to, beyond what each was worth against the choices expected of the others. No seat's own
 * choice, good or bad, is luck; how the choices met is. `before` is the moment before anybody chose. Adds up to 0 over
 * the seats.
 */
export function luckOfChoices(
  game: Game,
  before: State,
  chosen: ReadonlyMap<number, number>,
  effort: ReviewEffort,
  seed: number,
): Luck {
  const random = new Random(seed);
  const mixes = mixesOf(game, before, [...chosen.keys()], effort, random);
  const means = Array.from({ length: before.seats }, () => new Mean());
  const trial = game.clone(before);
  const outlook = new Outlook(game, before.seats);
  for (let n = 0; n < effort.chances; n++) {
    const luck = random.next();
    const expected = new Map(
      mixes.map(({ seat, moves, weights }) => [seat, moves[pickByWeight(random, weights)]]),
    );
    const valuesOf = (isAsChosen: (seat: number) => boolean): Float64Array => {
      game.copy(trial, before);
      for (const [seat, move] of chosen)
        game.play(trial, seat, isAsChosen(seat) ? move : (expected.get(seat) ?? move), null);
      return outlook.after(trial, luck);
    };
    const usual = valuesOf(() => false).slice();
    const met = valuesOf(() => true).slice();
    for (let seat = 0; seat < met.length; seat++) met[seat] -= usual[seat];
    for (const own of chosen.keys()) {
      const alone = valuesOf(seat => seat === own);
      for (let seat = 0; seat < met.length; seat++) met[seat] -= alone[seat] - usual[seat];
    }
    for (const [seat, mean] of means.entries()) mean.add(met[seat]);
  }
  const confidence = confidenceIn(game, before);
  return {
    changes: means.map(({ value }) => value * confidence),
    error: Math.max(...means.map(({ error }) => error)) * confidence,
  };
}

interface ExpectedMix {
  readonly seat: number;
  readonly moves: Int32Array;
  readonly weights: Int32Array;
}

/** What the seats can be expected to choose, judging by what everybody knows. */
function mixesOf(
  game: Game,
  before: State,
  seats: readonly number[],
  effort: ReviewEffort,
  random: Random,
): ExpectedMix[] {
  const search = new MixedSearch(game, game.view(before, 'spectator', true), 0, random, reviewer(game));
  search.run(effort.search);
  const buffers = buffersFor(game);
  return seats.map(seat => {
    const moves = buffers.moves.slice(0, game.moves(before, seat, buffers.moves));
    const weights = moves.map(move => Math.round(1 + 2 ** 12 * search.shareOf(seat, move)));
    return { seat, moves, weights };
  });
}

/** Two ways to go on, played on with the same luck. */
class Comparison {
  readonly #game: Game;
  readonly #outlook: Outlook;
  readonly #one: readonly Mean[];
  readonly #other: readonly Mean[];
  readonly #differences: readonly Mean[];
  readonly #taken: Float64Array;

  constructor(game: Game, seats: number) {
    const means = () => Array.from({ length: seats }, () => new Mean());
    this.#game = game;
    this.#outlook = new Outlook(game, seats);
    this.#one = means();
    this.#other = means();
    this.#differences = means();
    this.#taken = new Float64Array(seats);
  }

  take(state: State, luck: number): void {
    this.#taken.set(this.#outlook.after(state, luck));
  }

  against(state: State, luck: number): void {
    for (const [seat, value] of this.#outlook.after(state, luck).entries()) {
      this.#one[seat].add(this.#taken[seat]);
      this.#other[seat].add(value);
      this.#differences[seat].add(this.#taken[seat] - value);
    }
  }

  /** `before` says how far the values can be taken for chances. */
  luck(before: State): Luck {
    const confidence = confidenceIn(this.#game, before);
    const one = sharpened(
      this.#one.map(({ value }) => value),
      confidence,
    );
    const other = sharpened(
      this.#other.map(({ value }) => value),
      confidence,
    );
    const errors = this.#differences.map(
      ({ error }, seat) => error * chanceOf(this.#one[seat].value, confidence).slope,
    );
    return { changes: one.map((chance, seat) => chance - other[seat]), error: Math.max(...errors) };
  }
}
