import type { Game, State } from '../../src/engine/game.ts';
import { movesAsTexts } from '../../src/engine/match.ts';
import { seatsOf } from '../../src/engine/viewers.ts';
import { solve } from './solver.ts';

/** How often a seat makes each choice. */
export type Mix = ReadonlyMap<string, number>;

/**
 * For moments when all seats choose at once and what follows can be solved: mixes from which no seat can gain by
 * deviating, found by regret matching over all combinations of choices, without any sampling.
 */
export function equilibriumOf(game: Game, state: State, rounds = 20_000): Mix[] {
  const table = payoffs(game, state);
  const regrets = table.choices.map(choices => choices.map(() => 0));
  const sums = table.choices.map(choices => choices.map(() => 0));
  for (let round = 1; round <= rounds; round++) {
    const mixes = regrets.map(proportional);
    const worths = mixes.map((_, seat) => worthOfChoices(table, mixes, seat));
    for (const [seat, worth] of worths.entries()) {
      const expected = dot(mixes[seat], worth);
      for (const i of worth.keys()) {
        regrets[seat][i] = Math.max(0, regrets[seat][i] + worth[i] - expected);
        sums[seat][i] += round * mixes[seat][i];
      }
    }
  }
  return sums.map(
    (sum, seat) => new Map(proportional(sum).map((share, i) => [table.choices[seat][i], share])),
  );
}

/** How much each seat would gain with its best choice if it knew the others' mixes. */
export function bestGains(game: Game, state: State, mixes: readonly Mix[]): number[] {
  const table = payoffs(game, state);
  const shares = table.choices.map((choices, seat) => choices.map(choice => mixes[seat].get(choice) ?? 0));
  return shares.map((own, seat) => {
    const worth = worthOfChoices(table, shares, seat);
    return Math.max(...worth) - dot(own, worth);
  });
}

interface Payoffs {
  /** By seat. */
  readonly choices: readonly (readonly string[])[];
  /** What every combination of choices brings each seat. */
  readonly results: readonly { readonly chosen: readonly number[]; readonly values: Float64Array }[];
}

function payoffs(game: Game, state: State): Payoffs {
  const seats = seatsOf(game.due(state));
  if (seats.length !== state.seats) throw new Error('not all seats choose');
  const choices = seats.map(seat => movesAsTexts(game, state, seat));
  const combinations = choices.reduce<number[][]>(
    (all, own) => all.flatMap(chosen => own.map((_, i) => [...chosen, i])),
    [[]],
  );
  const results = combinations.map(chosen => {
    const after = game.clone(state);
    for (const seat of seats)
      game.play(after, seat, game.read(after, seat, choices[seat][chosen[seat]]), null);
    return { chosen, values: solve(game, after) };
  });
  return { choices, results };
}

function worthOfChoices(
  { choices, results }: Payoffs,
  mixes: readonly (readonly number[])[],
  seat: number,
): number[] {
  const worth = choices[seat].map(() => 0);
  for (const { chosen, values } of results) {
    let chance = 1;
    for (const [other, i] of chosen.entries()) if (other !== seat) chance *= mixes[other][i];
    worth[chosen[seat]] += chance * values[seat];
  }
  return worth;
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, each, i) => sum + each * b[i], 0);
}

function proportional(amounts: readonly number[]): number[] {
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  return amounts.map(amount => (sum > 0 ? amount / sum : 1 / amounts.length));
}
