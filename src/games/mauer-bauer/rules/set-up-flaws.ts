/** Why a position cannot arise: what holds in every state that the rules lead to. */
import { CARD_NAMES } from './card-names.ts';
import {
  HOUSE_COLOURS,
  HOUSES_OF_A_COLOUR,
  type HouseColour,
  PALACES_OF_A_COLOUR,
  TOWER_COLOURS,
  TOWERS_OF_A_COLOUR,
  type TowerColour,
  WALLS,
} from './pieces.ts';
import type { Position } from './set-up.ts';
import { checkCards, MOST_OF_A_CARD, seatKey } from './set-up-cards.ts';
import { checkLand } from './set-up-land.ts';
import { checkScores } from './set-up-points.ts';
import { isStepRight } from './set-up-step.ts';
import type { State } from './state.ts';

/**
 * Points, wall lines and plains are named as in the notation, a city by its first plain; the groups of controls are `turn`,
 * `seat 0` …, `discard`.
 */
export type Flaw =
  /** MB-6, MB-7 */
  | { readonly kind: 'too-many-walls'; readonly at: string; readonly count: number; readonly most: number }
  | {
      readonly kind: 'too-many-towers';
      readonly at: string;
      readonly colour: TowerColour;
      readonly count: number;
      readonly most: number;
    }
  | {
      readonly kind: 'too-many-houses' | 'too-many-palaces';
      readonly at: string;
      readonly colour: HouseColour;
      readonly count: number;
      readonly most: number;
    }
  | {
      readonly kind: 'too-many-cards';
      readonly at: string;
      readonly card: string;
      readonly count: number;
      readonly most: number;
    }
  /** MB-17 */
  | { readonly kind: 'wall-inside'; readonly at: string }
  /** MB-11, MB-17: a tower at every end of a wall, and nowhere else. */
  | { readonly kind: 'tower-missing' | 'tower-astray'; readonly at: string }
  /** MB-12: outside cities, each wall has given each plain beside it one house. */
  | {
      readonly kind: 'houses-on-plain';
      readonly at: string;
      readonly count: number;
      readonly walls: number;
    }
  /**
   * MB-12, MB-15: each wall around a city has given it one house, and each that stood inside it two; a palace was two houses.
   */
  | {
      readonly kind: 'houses-in-city';
      readonly at: string;
      readonly count: number;
      readonly walls: number;
      readonly most: number;
    }
  /** MB-15 */
  | { readonly kind: 'palace-due'; readonly at: string; readonly colour: HouseColour }
  /** MB-6: before the city was completed, all of these stood there, those that became palaces, too. */
  | {
      readonly kind: 'houses-at-once';
      readonly at: string;
      readonly colour: HouseColour;
      readonly count: number;
      readonly most: number;
    }
  /** MB-15: a city keeps pairs beside its palace only if it got the last palace of that colour, and two cities have done so. */
  | { readonly kind: 'last-palace-twice'; readonly at: string; readonly colour: HouseColour }
  /** MB-24: no turn begins once something is used up, or no line is left. */
  | {
      readonly kind: 'used-up';
      readonly at: string;
      readonly what: 'walls' | 'towers' | 'houses' | 'palaces';
    }
  | { readonly kind: 'no-line'; readonly at: string }
  /** MB-8, MB-19: points come with cities. */
  | { readonly kind: 'scored-too-early'; readonly at: string; readonly seat: number }
  | {
      readonly kind: 'score-too-high';
      readonly at: string;
      readonly seat: number;
      readonly most: number;
    }
  /** MB-19: the cards that lie there are not worth what all have scored together. */
  | { readonly kind: 'scores-too-high'; readonly at: string }
  /** MB-8, MB-19: with every city a hand grows or shrinks by one card at most. */
  | {
      readonly kind: 'hand-size';
      readonly at: string;
      readonly seat: number;
      readonly count: number;
      readonly least: number;
      readonly most: number;
    }
  /** MB-19: with every city each seat plays or discards a card. */
  | { readonly kind: 'discarded-too-early'; readonly at: string }
  | {
      readonly kind: 'too-few-discarded';
      readonly at: string;
      readonly count: number;
      readonly least: number;
    }
  /** MB-19, MB-22: nobody throws away more than one card and the whole hand per city. */
  | {
      readonly kind: 'too-many-discarded';
      readonly at: string;
      readonly count: number;
      readonly most: number;
    }
  /** MB-21 */
  | { readonly kind: 'deck-empty'; readonly at: string }
  /** The match cannot be at this step with such a position. */
  | { readonly kind: 'wrong-step'; readonly at: string };

/** MB-6, MB-7: there is not more of anything than there can be. */
export function checkPieces({ walls, towers, houses, palaces, hands, discard }: Position): Flaw | null {
  if (walls.length > WALLS)
    return { kind: 'too-many-walls', at: walls[walls.length - 1], count: walls.length, most: WALLS };
  for (const colour of TOWER_COLOURS) {
    const points = Object.keys(towers).filter(point => towers[point] === colour);
    const [at, count, most] = [points[points.length - 1], points.length, TOWERS_OF_A_COLOUR];
    if (count > most) return { kind: 'too-many-towers', at, colour, count, most };
  }
  for (const colour of HOUSE_COLOURS) {
    for (const [kind, standing, most] of [
      ['too-many-houses', houses, HOUSES_OF_A_COLOUR],
      ['too-many-palaces', palaces, PALACES_OF_A_COLOUR],
    ] as const) {
      const letters = Object.values(standing).join('');
      const count = letters.split(colour).length - 1;
      const at = Object.keys(standing).findLast(plain => standing[plain].includes(colour));
      if (at !== undefined && count > most) return { kind, at, colour, count, most };
    }
  }
  const piles = [...hands, discard];
  for (const card of CARD_NAMES) {
    const count = piles.flat().filter(name => name === card).length;
    const last = piles.findLastIndex(pile => pile.includes(card));
    const at = last === hands.length ? 'discard' : seatKey(last);
    if (count > MOST_OF_A_CARD) return { kind: 'too-many-cards', at, card, count, most: MOST_OF_A_CARD };
  }
  return null;
}

/** The first thing that is wrong with a state whose pieces have been counted. */
export function checkState(state: State): Flaw | null {
  return (
    checkLand(state) ??
    (isStepRight(state) ? null : ({ kind: 'wrong-step', at: 'turn' } as const)) ??
    checkCards(state) ??
    checkScores(state)
  );
}
