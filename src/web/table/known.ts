import type { Happening, View } from '../../engine/game.ts';
import type { AnyBoard } from '../../games/manifest.ts';
import type { ShowableMoment } from './show.ts';

/**
 * A moment as far as it has been shown. Everything at the table is drawn from this, so nothing can be known before it
 * is shown.
 */
export interface Known {
  /** The view before the moment, until all of it has been shown. */
  readonly view: View;
  readonly before: View | null;
  /** The happenings that have started to be shown. */
  readonly happenings: readonly Happening[];
  /** The index of the one being shown; the number of all once all have been. */
  readonly beat: number;
  readonly now: Happening | undefined;
  /** The view for the seat plates: each happening changes them once it has been shown. */
  readonly seats: View;
  /** How many happenings of the moment are still to come. */
  readonly isToCome: number;
}

export function knownAt(
  { view, before, happenings }: ShowableMoment,
  beat: number,
  afterwards: AnyBoard['afterwards'],
): Known {
  if (before === null || beat >= happenings.length) {
    const now = undefined;
    return { view, before, happenings, beat: happenings.length, now, seats: view, isToCome: 0 };
  }
  const begun = happenings.slice(0, beat + 1);
  return {
    view: before,
    before,
    happenings: begun,
    beat,
    now: begun[beat],
    seats: begun.slice(0, beat).reduce((seen, happening) => afterwards?.(seen, happening) ?? seen, before),
    isToCome: happenings.length - begun.length,
  };
}
