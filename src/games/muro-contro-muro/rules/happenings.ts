import type { Brick, Colour, Face, Kind } from './pieces.ts';

/** A place as people call it: row 0 is the base, columns grow to the right as seat 0 sees the wall. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

export const AWARDS = ['diagonal', 'row', 'connection'] as const;
export type Award = (typeof AWARDS)[number];

/** MM-12: no brick of the colour, none without the seat's own colour, no wall, or only a brick that looks the same turned. */
export type WhyPassed = 'no-brick-of-colour' | 'no-neutral-brick' | 'no-wall' | 'nothing-to-move';

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
