import { isObject } from '../../../engine/record.ts';
import { seatsOf } from '../../../engine/viewers.ts';
import { BLOCKS, type Block } from '../rules/blocks.ts';
import { handOf } from '../rules/hands.ts';
import { chargeOf, score, winners } from '../rules/scoring.ts';
import { newState } from '../rules/state.ts';

/** What was left in every hand at the end of a round: by seat, as letters. */
export type Round = readonly string[];

export function chargeFor(letters: string): number {
  return chargeOf(handOf(blocksIn(letters)));
}

/** The scores of all seats after these rounds, and who leads. */
export function standingAfter(
  rounds: readonly Round[],
  seats: number,
): { readonly scores: readonly number[]; readonly leaders: readonly number[] } {
  const state = newState(seats, { rounds: Math.max(1, rounds.length), gift: 'must', memory: true });
  rounds.forEach((hands, round) => {
    hands.forEach((letters, seat) => {
      state.leftovers[round * seats + seat] = handOf(blocksIn(letters));
    });
  });
  state.round = rounds.length;
  return {
    scores: Array.from({ length: seats }, (_, seat) => score(state, seat)),
    leaders: seatsOf(winners(state)),
  };
}

function blocksIn(letters: string): Block[] {
  return [...letters].flatMap(letter => BLOCKS.find(block => block.letter === letter)?.letter ?? []);
}

/** What has been tapped so far: the finished rounds, and what is left in the hands of this one. */
export interface Counted {
  readonly rounds: readonly Round[];
  readonly left: Round;
}

/** Reads what was stored, which may be anything; an older format, just the rounds, is accepted, too. */
export function countedIn(json: unknown, seats: number): Counted {
  const nothingLeft = Array.from({ length: seats }, () => '');
  if (areRounds(json, seats)) return { rounds: json, left: nothingLeft };
  if (!isObject(json) || !areRounds(json.rounds, seats)) return { rounds: [], left: nothingLeft };
  const now = [json.left];
  return { rounds: json.rounds, left: areRounds(now, seats) ? now[0] : nothingLeft };
}

function areRounds(json: unknown, seats: number): json is readonly Round[] {
  return (
    Array.isArray(json) &&
    json.every(
      round =>
        Array.isArray(round) &&
        round.length === seats &&
        round.every(hand => typeof hand === 'string' && /^[12346TG]*$/.test(hand)),
    )
  );
}
