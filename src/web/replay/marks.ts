import type { Happened } from '../../engine/past.ts';
import type { GameId } from '../../games/index.ts';
import { isLandmark } from './landmarks.ts';

/** The moments, ascending, right after such a thing happened. */
export function marksIn(told: readonly Happened[], game: GameId, landmark: string): readonly number[] {
  const marks: number[] = [];
  for (const { play, happening } of told) {
    if (isLandmark(game, landmark, happening) && marks.at(-1) !== play + 1) marks.push(play + 1);
  }
  return marks;
}

export function markBefore(marks: readonly number[], moment: number): number | null {
  return marks.findLast(mark => mark < moment) ?? null;
}

export function markAfter(marks: readonly number[], moment: number): number | null {
  return marks.find(mark => mark > moment) ?? null;
}
