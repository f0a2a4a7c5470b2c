import type { HouseFace } from './dice.ts';
import type { HouseColour, TowerColour } from './pieces.ts';

/**
 * What people at the table see happen. Points, wall lines, plains, cards and colours are in the notation of the
 * rules page; a city is named by its first plain.
 */
export type Happening =
  /** A card dealt to a seat, as that seat sees it. */
  | { readonly kind: 'dealt'; readonly seat: number; readonly card: string }
  /** The same as everybody else sees it. */
  | { readonly kind: 'dealt-face-down'; readonly seat: number }
  /** The discard pile becomes the deck. */
  | { readonly kind: 'reshuffled'; readonly cards: number }
  | { readonly kind: 'turn-began'; readonly seat: number }
  /** Rolled too early: `lost` is 1, or 0 for a marker that is still at the start. */
  | {
      readonly kind: 'rolled-too-early';
      readonly seat: number;
      readonly lost: number;
      readonly score: number;
    }
  | { readonly kind: 'wall-put'; readonly seat: number; readonly line: string }
  /** `tower` is null if the tower die does not count. */
  | {
      readonly kind: 'rolled';
      readonly seat: number;
      readonly tower: TowerColour | null;
      readonly houses: readonly [HouseFace, HouseFace];
    }
  | {
      readonly kind: 'tower-put';
      readonly seat: number;
      readonly point: string;
      readonly colour: TowerColour;
    }
  | {
      readonly kind: 'house-put';
      readonly seat: number;
      readonly plain: string;
      readonly colour: HouseColour;
    }
  | {
      readonly kind: 'city-completed';
      readonly seat: number;
      readonly city: string;
      readonly plains: readonly string[];
    }
  /** Walls inside a city, and towers that no wall touches, go back to the supply. */
  | { readonly kind: 'walls-cleared'; readonly lines: readonly string[] }
  | { readonly kind: 'towers-cleared'; readonly towers: readonly { point: string; colour: TowerColour }[] }
  /** Two houses of a colour in a city go back to the supply for a palace. */
  | { readonly kind: 'palace-built'; readonly city: string; readonly colour: HouseColour }
  /** `city` and `other` before, `joined` after. */
  | {
      readonly kind: 'joined';
      readonly seat: number;
      readonly city: string;
      readonly other: string;
      readonly joined: string;
    }
  | { readonly kind: 'kept-apart'; readonly seat: number; readonly city: string }
  /** Cards played for a city (null if there is none on the board), what each scored, and the marker after it. */
  | {
      readonly kind: 'scored';
      readonly seat: number;
      readonly city: string | null;
      readonly cards: readonly { card: string; points: number }[];
      readonly points: number;
      readonly score: number;
    }
  | { readonly kind: 'threw-away'; readonly seat: number; readonly card: string }
  /** A seat that is furthest behind may exchange cards; or is done, having discarded this many. */
  | { readonly kind: 'may-exchange'; readonly seat: number }
  | { readonly kind: 'exchanged'; readonly seat: number; readonly cards: number }
  /** The match will end with this turn. */
  | { readonly kind: 'ending'; readonly because: EndReason }
  | { readonly kind: 'last-scoring' }
  | { readonly kind: 'match-ended'; readonly scores: readonly number[]; readonly winners: readonly number[] };

export type EndReason = 'walls' | 'towers' | 'houses' | 'palaces' | 'lines';

/** Cards come out of the deck and out of hands. */
export const REVEALS: ReadonlySet<Happening['kind']> = new Set<Happening['kind']>([
  'dealt',
  'scored',
  'threw-away',
]);
