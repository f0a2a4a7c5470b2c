import type { CheeseLetter, TileLetter } from './tiles.ts';

/**
 * What people see happen in the castle, all of it seen by everybody. Squares, rooms and slides are named as in the
 * notation. Apart from `tile-seen` nothing here says which tile lies where.
 */
export type Happening =
  /** BA-7, BA-9 */
  | { readonly kind: 'mouse-entered'; readonly seat: number; readonly tower: string; readonly setUp: boolean }
  /** BA-10 */
  | { readonly kind: 'roof-off'; readonly seat: number; readonly room: string }
  /** BA-11: `path` from the first step to the square where it ends; each costs an action. */
  | {
      readonly kind: 'mouse-ran';
      readonly seat: number;
      readonly from: string;
      readonly path: readonly string[];
    }
  /** BA-12: `line` from the square where the spare was pushed in to the one where a tile fell out. */
  | { readonly kind: 'slid'; readonly seat: number; readonly slide: string; readonly line: readonly string[] }
  /**
   * A tile that was unseen or under a roof is now visible: on a square, or as the new spare (`place` is then `spare`).
   */
  | { readonly kind: 'tile-seen'; readonly place: string; readonly tile: TileLetter }
  /** BA-13: `fallen` is how many mice the seat has lost by now. */
  | { readonly kind: 'mouse-fell'; readonly seat: number; readonly square: string; readonly fallen: number }
  /** BA-14: `kinds` is how many kinds the seat has by now. */
  | {
      readonly kind: 'cheese-taken';
      readonly seat: number;
      readonly cheese: CheeseLetter;
      readonly kinds: number;
    }
  /** BA-15: `actions` is how many were left unused. */
  | { readonly kind: 'turn-ended'; readonly seat: number; readonly actions: number }
  | { readonly kind: 'roofs-back'; readonly rooms: readonly string[] }
  | { readonly kind: 'turn-began'; readonly seat: number }
  | { readonly kind: 'match-ended'; readonly winner: number; readonly reason: Ending };

/** BA-16, BA-17, BA-18. */
export type Ending = 'cheese' | 'falls' | 'stalling';
