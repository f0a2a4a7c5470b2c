import { score } from '../rules/scoring.ts';
import type { State } from '../rules/state.ts';

/**
 * How much a seat's charge of one round varies by luck, in points: as the width of the distribution (Gumbel's) for which
 * the chance of ending lowest has a simple form.
 */
const LUCK_OF_A_ROUND = 8;

/** How much of a decided match is the place by charges, so that nobody stops caring once sure to win or lose. */
const MARGIN = 0.1;

const charges = new Float64Array(32);

/**
 * What every seat can expect of the match, given the charges of the finished rounds and the number of rounds to come.
 */
export function writeProspects(state: State, values: Float64Array): void {
  const { seats, round, rounds } = state;
  let lowest = Number.POSITIVE_INFINITY;
  let highest = 0;
  for (let seat = 0; seat < seats; seat++) {
    const charge = -score(state, seat);
    charges[seat] = charge;
    if (charge < lowest) lowest = charge;
    if (charge > highest) highest = charge;
  }
  const toCome = rounds - round;
  let sum = 0;
  if (toCome === 0) {
    for (let seat = 0; seat < seats; seat++) if (charges[seat] === lowest) sum++;
    const range = highest - lowest;
    for (let seat = 0; seat < seats; seat++) {
      const share = charges[seat] === lowest ? 1 / sum : 0;
      const place = range === 0 ? 0.5 : (highest - charges[seat]) / range;
      values[seat] = (1 - MARGIN) * share + MARGIN * place;
    }
    return;
  }
  const width = LUCK_OF_A_ROUND * Math.sqrt(toCome);
  for (let seat = 0; seat < seats; seat++) sum += values[seat] = Math.exp((lowest - charges[seat]) / width);
  for (let seat = 0; seat < seats; seat++) values[seat] /= sum;
}
