import type { Tell } from '../../../engine/game.ts';
import { EVERYBODY, only, seatsOf } from '../../../engine/viewers.ts';
import { fistLetter, letterOf } from './blocks.ts';
import { lettersOf } from './hands.ts';
import { ENDINGS, type Happening } from './happenings.ts';
import { OUTCOMES } from './outcome.ts';
import { chargeOf, score, winners } from './scoring.ts';
import type { State } from './state.ts';
import { fistAt } from './turns.ts';
import { END_LETTERS, NO_WALL, roomFor } from './wall.ts';

/** Turns what the rules do into happenings, if somebody listens. */

/** DM-6: everybody sees that a fist is closed. */
export function tellChosen(seat: number, fist: number, tell: Tell<Happening>): void {
  tell({ kind: 'chose', seat, fist: fistLetter(fist) }, only(seat));
  tell({ kind: 'chose', seat, fist: null }, ~only(seat));
}

/** DM-6 to DM-9: the fists, and what comes of them. `matching` are the rivals with the master's fist. */
export function tellRevealed(state: State, outcome: number, matching: number, tell: Tell<Happening>): void {
  const { seats, master, turn, wall, mayDecline } = state;
  const fists = Array.from({ length: seats }, (_, seat) => fistLetter(fistAt(turn, seat)));
  tell({ kind: 'revealed', master, fists }, EVERYBODY);
  const kind = OUTCOMES[outcome];
  const rivals = seatsOf(matching);
  switch (kind) {
    case 'free-choice':
      tell({ kind, master }, EVERYBODY);
      return;
    case 'gift':
      tell({ kind: 'gift-due', from: rivals[0], to: master, must: !mayDecline }, EVERYBODY);
      return;
    case 'too-many-empty':
      tell({ kind, master, rivals }, EVERYBODY);
      return;
  }
  const block = letterOf(fistAt(turn, master));
  const room = roomFor(fistAt(turn, master), wall);
  const guessers = clockwiseFrom(master + 1, seats).filter(seat => rivals.includes(seat));
  if (kind === 'guessed') tell({ kind, master, block, guessers }, EVERYBODY);
  else if (kind === 'guessed-by-too-many') tell({ kind, master, block, guessers, room }, EVERYBODY);
  else tell({ kind, master, block }, EVERYBODY);
}

/** DM-8 and DM-9.1: a block that is about to be built. */
export function tellBuilding(
  kind: 'built' | 'built-freely',
  { wall }: State,
  seat: number,
  block: number,
  end: number,
  tell: Tell<Happening>,
): void {
  tell({ kind, seat, block: letterOf(block), end: END_LETTERS[end], first: wall === NO_WALL }, EVERYBODY);
}

/** DM-9.2: only the two of them see the block. */
export function tellGift(from: number, to: number, block: number, tell: Tell<Happening>): void {
  const both = only(from) | only(to);
  tell({ kind: 'gave', from, to, block: letterOf(block) }, both);
  tell({ kind: 'gave', from, to, block: null }, ~both);
}

/** DM-11 to DM-14 */
export function tellRoundEnded(state: State, ending: number, tell: Tell<Happening>): void {
  const hands = Array.from(state.hands);
  tell(
    {
      kind: 'round-ended',
      round: state.round,
      ending: ENDINGS[ending - 1],
      out: seatsOf(state.out),
      left: hands.map(lettersOf),
      charges: hands.map(chargeOf),
    },
    EVERYBODY,
  );
}

/** DM-15 */
export function tellMatchEnded(state: State, tell: Tell<Happening>): void {
  const scores = Array.from(state.hands, (_, seat) => score(state, seat));
  tell({ kind: 'match-ended', scores, winners: seatsOf(winners(state)) }, EVERYBODY);
}

/** All seats, beginning with this one. */
export function clockwiseFrom(first: number, seats: number): number[] {
  return Array.from({ length: seats }, (_, n) => (first + n) % seats);
}
