/** Which cards to play: what they score now against what they are worth in hand. */
import * as bits from '../../../engine/bits.ts';
import { CARD_NAMES } from '../rules/card-names.ts';
import * as cards from '../rules/cards.ts';
import * as land from '../rules/land.ts';
import * as pieces from '../rules/pieces.ts';
import * as scoring from '../rules/scoring.ts';
import type { State } from '../rules/state.ts';
import * as states from '../rules/state.ts';

// Constants of this module, because imports are looked up at every use: see `docs/speed/mauer-bauer.md`.
const { lowest } = bits;
const { sizeOf } = cards;
const { countAll } = pieces;

const TOWERS = countAll(pieces.ALL_TOWERS);
const { PLAINS } = land;
const { pointsFor } = scoring;
const { handOf, NONE } = states;

/**
 * Cards that are worth the same, by their names: what one is worth in hand at the start, how much more at the end, and
 * for every point that it would score now whatever the city. Fitted to what the net of `evaluation.ts` thinks that hands
 * lack without the card (`docs/bots/mauer-bauer.md`). First those that count what is outside, with what the net divides
 * their points by.
 */
const GROUPS: readonly (readonly [
  names: RegExp,
  start: number,
  more: number,
  point?: number,
  size?: number,
])[] = [
  [/^o[RGBYP]/, 3.2, -0.5, 0.42, 6],
  [/^r/, 5.8, -2.5, 0.7, 8],
  [/^ot$/, 6.8, -4.1, 0.92, 12],
  [/^ot/, 9.3, -7.8, 0.88, 8],
  [/^oc/, 9.4, -5.2, 0.71, 8],
  [/^ow/, 6.3, -1.1, 0.62, 8],
  [/^N/, 1.8, 0, 0.9, 4],
  [/^S1/, 2.8, 1.8],
  [/^S2/, 3.1, 2.2],
  [/^S3/, 1.8, 1.6],
  [/^S7/, 2.8, 1.8],
  [/^C/, 1.3, 2.1],
  [/^T./, 3.1, 1],
  [/^T/, 3.1, 1],
  [/^P/, 2.5, 0.6],
  [/^H/, 2.6, 1.1],
];
export const OUTSIDE_GROUPS = 7;
export const ALL_GROUPS = GROUPS.length;
/** The number of each card's group, and what to divide its points by. */
export const groupOf = Int32Array.from(CARD_NAMES, name => GROUPS.findIndex(([names]) => names.test(name)));
export const sizes = Float64Array.from(GROUPS, ([, , , , size = 0]) => size);

const atStart = Float64Array.from(groupOf, group => GROUPS[group][1]);
const more = Float64Array.from(groupOf, group => GROUPS[group][2]);
const perPoint = Float64Array.from(groupOf, group => GROUPS[group][3] ?? 0);

/** What a card from the deck is worth: at the start, and how much more at the end. */
const NEW_AT_START = 4.2;
const NEW_MORE = 4;
/** A hand with more cards than this per turn left will not all be played. */
const CARDS_FOR_A_TURN = 0.6;
/** How many turns are left at most: with no tower, and for every tower. */
const TURNS_WITHOUT_TOWERS = 5;
const TURNS_FOR_A_TOWER = 0.65;

/** What `chooseCards` has chosen: one card, two, or one to discard; `NONE` if there is none. */
export const choice = { first: NONE, second: NONE, isThrown: false, value: 0 };

/** How much of their worth the cards of this hand have: less if there are too many to play; 0 in the last scoring. */
export function usesOf(state: State, seat: number): number {
  if (state.ending) return 0;
  const turns = Math.min(
    state.wallsLeft,
    TURNS_WITHOUT_TOWERS + TURNS_FOR_A_TOWER * countAll(state.towersLeft),
  );
  return Math.min(1, (CARDS_FOR_A_TURN * (turns + 1)) / sizeOf(state.piles, handOf(seat)));
}

/** What this card is worth in hand, if it would score this many points now. */
export function keepValue(state: State, card: number, points: number, uses: number): number {
  return uses === 0 ? 0 : uses * worthOf(state, card, points);
}

/** What discarding a card instead of scoring is worth, if it is worth this much in hand: another card. */
export function throwValue(state: State, kept: number, uses: number): number {
  return uses * newWorth(state) - kept;
}

/** Whether a card from the deck is likely to be better. */
export function isWorthless(state: State, card: number): boolean {
  return worthOf(state, card, pointsFor(state, card, NONE)) < newWorth(state);
}

function worthOf(state: State, card: number, points: number): number {
  return atStart[card] + more[card] * lateness(state) + perPoint[card] * points;
}

function newWorth(state: State): number {
  return NEW_AT_START + NEW_MORE * lateness(state);
}

/** From 0 to 1, by the towers on the board: most matches end with the last of them. */
function lateness({ towersLeft }: State): number {
  return 1 - countAll(towersLeft) / TOWERS;
}

/**
 * Writes into `choice` what the seat does best with its hand for a city of this board, which is the state's or what it
 * would become. With no uses for cards later, that is what scores most.
 */
export function chooseCards(
  state: State,
  seat: number,
  board: State,
  city: number,
  uses = usesOf(state, seat),
): void {
  const { piles } = state;
  const twice = piles[handOf(seat) + 1];
  let first = NONE;
  let second = NONE;
  let firstGain = Number.NEGATIVE_INFINITY;
  let secondGain = 0; // a second card is played only if it brings something
  let worst = NONE;
  let least = Number.POSITIVE_INFINITY;
  for (let rest = piles[handOf(seat)]; rest !== 0; rest &= rest - 1) {
    const card = lowest(rest);
    const points = pointsFor(board, card, city);
    const kept = keepValue(state, card, points, uses);
    const gain = points - kept;
    if (gain > firstGain) {
      if (firstGain > 0) {
        second = first;
        secondGain = firstGain;
      }
      first = card;
      firstGain = gain;
      if (((twice >> card) & 1) !== 0 && gain > 0) {
        second = card;
        secondGain = gain;
      }
    } else if (gain > secondGain) {
      second = card;
      secondGain = gain;
    }
    if (kept < least) {
      least = kept;
      worst = card;
    }
  }
  const thrown = worst === NONE || uses === 0 ? Number.NEGATIVE_INFINITY : throwValue(state, least, uses);
  choice.isThrown = thrown > firstGain + secondGain;
  choice.first = choice.isThrown ? worst : first;
  choice.second = choice.isThrown ? NONE : second;
  choice.value = first === NONE ? 0 : Math.max(thrown, firstGain + secondGain);
}

/** How much more the seat gets for a city of this board than the others do on average. */
export function edgeOf(state: State, seat: number, board: State, city: number): number {
  let others = 0;
  let own = 0;
  for (let other = 0; other < state.seats; other++) {
    chooseCards(state, other, board, city);
    if (other === seat) own = choice.value;
    else others += choice.value;
  }
  return own - others / (state.seats - 1);
}

/** The most points that one or two cards of the hand score for a city of this board. */
export function bestPoints(state: State, seat: number, board: State, city: number): number {
  chooseCards(state, seat, board, city, 0);
  return choice.value;
}

/**
 * Chooses the cards that score most if the match ends now, and of those the fewest (MB-26); returns the city they are for, `NONE` if
 * there is none.
 */
export function chooseLastCards(state: State, seat: number): number {
  let best = NONE;
  let most = NONE;
  for (let plain = 0; plain < PLAINS; plain++) {
    if (state.cityOf[plain] !== plain) continue;
    const points = bestPoints(state, seat, state, plain) - (choice.second === NONE ? 0 : 0.5);
    if (points <= most) continue;
    most = points;
    best = plain;
  }
  chooseCards(state, seat, state, best, 0);
  return best;
}
