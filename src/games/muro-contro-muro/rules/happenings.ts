import type { Tell } from '../../../engine/game.ts';
import { EVERYBODY } from '../../../engine/viewers.ts';
import { brickOfMove, columnOfMove, FROM_PILE, originOfMove } from './codes.ts';
import {
  BACK,
  type Brick,
  COLOURS,
  type Colour,
  FACES,
  type Face,
  FRONT,
  KIND_OF,
  KINDS,
  type Kind,
  MOVE,
  NEUTRAL,
} from './pieces.ts';
import type { State } from './state.ts';
import { columnForPeople, heightOf, topBrick, type Wall } from './wall.ts';

/** A place as people name it: row 0 is the base, and columns grow to the right as seat 0 sees the wall. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

export const AWARDS = ['diagonal', 'row', 'connection'] as const;
export type Award = (typeof AWARDS)[number];

/** MM-12: no brick of the colour, none without the seat's own colour, no wall, or only a brick that looks the same turned. */
type WhyPassed = 'no-brick-of-colour' | 'no-neutral-brick' | 'no-wall' | 'nothing-to-move';

/** Everybody sees all that happens in this game. */
export type Happening =
  | { readonly kind: 'colour-chosen'; readonly seat: number; readonly colour: Colour }
  /** A roll for who begins, or the roll of a turn. */
  | {
      readonly kind: 'die-rolled';
      readonly seat: number;
      readonly face: Face;
      readonly purpose: 'first-turn' | 'turn';
    }
  /** The seat rolled its own colour and has the first turn. */
  | { readonly kind: 'first-turn-won'; readonly seat: number; readonly colour: Colour }
  | {
      readonly kind: 'turn-passed';
      readonly seat: number;
      readonly face: Face;
      readonly why: WhyPassed;
    }
  /** `left` is how many of that kind are still in the pile. */
  | {
      readonly kind: 'brick-laid';
      readonly seat: number;
      readonly brick: Brick;
      readonly front: Colour;
      readonly back: Colour;
      readonly to: Place;
      readonly pileKind: Kind;
      readonly left: number;
    }
  /** Taken from one place and laid at another, `turned` or the same way round as before. */
  | {
      readonly kind: 'brick-moved';
      readonly seat: number;
      readonly brick: Brick;
      readonly front: Colour;
      readonly back: Colour;
      readonly from: Place;
      readonly to: Place;
      readonly turned: boolean;
    }
  | {
      readonly kind: 'brick-turned';
      readonly seat: number;
      readonly brick: Brick;
      readonly front: Colour;
      readonly back: Colour;
      readonly at: Place;
    }
  | {
      readonly kind: 'match-over';
      readonly awards: readonly AwardGiven[];
      readonly scores: readonly number[];
      readonly winners: readonly number[];
    };

/** An award with each seat's number of bricks and the points that each gets for it. */
export interface AwardGiven {
  readonly award: Award;
  readonly sizes: readonly number[];
  readonly points: readonly number[];
}

/** The roll of a turn. */
export function tellRoll(state: State, passes: boolean, tell: Tell<Happening>): void {
  const { seat } = state;
  const face = FACES[state.face];
  tell({ kind: 'die-rolled', seat, face, purpose: 'turn' }, EVERYBODY);
  if (passes) tell({ kind: 'turn-passed', seat, face, why: whyPassed(state, state.face) }, EVERYBODY);
}

function whyPassed(state: State, face: number): WhyPassed {
  if (face === MOVE) return state.width === 0 ? 'no-wall' : 'nothing-to-move';
  return face === NEUTRAL ? 'no-neutral-brick' : 'no-brick-of-colour';
}

/** What a move that lays, moves or turns a brick does, told before it is made. */
export function movedBrick(state: State, move: number): Happening {
  const { seat } = state;
  const from = originOfMove(move);
  const to = columnOfMove(move);
  const shown = asPeopleSay(brickOfMove(move));
  if (from === FROM_PILE) {
    const kind = KIND_OF[brickOfMove(move)];
    const left = state.pile[kind] - 1;
    return { kind: 'brick-laid', seat, ...shown, to: nextPlace(state, to), pileKind: KINDS[kind], left };
  }
  if (from === to) return { kind: 'brick-turned', seat, ...shown, at: topPlace(state, to) };
  const turned = topBrick(state, from) !== brickOfMove(move);
  const places = { from: topPlace(state, from), to: nextPlace(state, to) };
  return { kind: 'brick-moved', seat, ...shown, ...places, turned };
}

export function asPeopleSay(number: number): { brick: Brick; front: Colour; back: Colour } {
  const front = COLOURS[FRONT[number]];
  const back = COLOURS[BACK[number]];
  return { brick: `${front}${back}`, front, back };
}

/** Where the highest brick of a column is. */
export function topPlace(wall: Wall, c: number): Place {
  return { row: heightOf(wall, c) - 1, column: columnForPeople(wall, c) };
}

/** Where a brick laid on top of a column would be. */
export function nextPlace(wall: Wall, c: number): Place {
  return { row: heightOf(wall, c), column: columnForPeople(wall, c) };
}
