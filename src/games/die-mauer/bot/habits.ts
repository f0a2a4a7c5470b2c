import { EMPTY_FIST, KINDS } from '../rules/blocks.ts';

/**
 * Our judgement of how often people with some experience show each block: for each amount of room for towers and gates
 * (0, 1 or 2), a weight per block in the order of the table, and one for the empty fist. Masters avoid what everybody
 * expects of them; rivals guess expensive blocks. Blocks that cannot be built, or guessed, are left out of the draw.
 */
const MASTER_HABITS = [
  [4, 4, 4, 4, 4, 0, 0, 1],
  [4, 4, 4, 4, 4, 3, 3, 1],
  [4, 4, 4, 4, 4, 3, 3, 1],
];
const RIVAL_HABITS = [
  [2, 3, 3, 4, 5, 0, 0, 3],
  [1, 1, 2, 2, 3, 6, 4, 2],
  [1, 1, 2, 2, 3, 6, 4, 2],
];

/** A draw from a habit is one of this many samples, each equally likely. */
const SAMPLES_BITS = 6;
const SAMPLES = 1 << SAMPLES_BITS;
const KINDS_BITS = KINDS;

/** What a master shows, among the kinds that are useful; sampled by the lowest bits. */
export function masterFist(room: number, kinds: number, bits: number): number {
  return MASTER_FISTS[samplesAt(room, kinds) | (bits & (SAMPLES - 1))];
}

/** What a rival guesses, among the kinds that it has, too. */
export function rivalFist(room: number, kinds: number, bits: number): number {
  return RIVAL_FISTS[samplesAt(room, kinds) | (bits & (SAMPLES - 1))];
}

/** The random bits left after a sample. */
export function afterSample(bits: number): number {
  return bits >>> SAMPLES_BITS;
}

function samplesAt(room: number, kinds: number): number {
  return ((room << KINDS_BITS) | kinds) << SAMPLES_BITS;
}

const MASTER_FISTS = samplesOf(MASTER_HABITS);
const RIVAL_FISTS = samplesOf(RIVAL_HABITS);

function samplesOf(habits: readonly (readonly number[])[]): Uint8Array {
  const samples = new Uint8Array((habits.length << KINDS) << SAMPLES_BITS);
  habits.forEach((habit, room) => {
    for (let set = 0; set < 1 << KINDS; set++) {
      const weights = habit.map((weight, i) => (i === KINDS || set & (1 << i) ? weight : 0));
      fill(samples, samplesAt(room, set), weights);
    }
  });
  return samples;
}

function fill(samples: Uint8Array, from: number, weights: readonly number[]): void {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  let fist = 1;
  let upTo = weights[0];
  for (let sample = 0; sample < SAMPLES; sample++) {
    while (fist < EMPTY_FIST && ((sample + 0.5) / SAMPLES) * sum >= upTo) upTo += weights[fist++];
    samples[from + sample] = sum > 0 ? fist : EMPTY_FIST;
  }
}
