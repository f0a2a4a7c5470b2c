import type { Happening } from '../../engine/game.ts';
import { type GameId, manifestOf } from '../../games/index.ts';

/** The landmarks of a game, `turn` first. */
export function landmarksOf(game: GameId): readonly string[] {
  return Object.keys(manifestOf(game).landmarks);
}

/** Whether a happening is such a landmark. */
export function isLandmark(game: GameId, landmark: string, { kind }: Happening): boolean {
  return manifestOf(game).landmarks[landmark]?.includes(kind) ?? false;
}
