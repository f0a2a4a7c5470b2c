import type { Game } from '../../engine/game.ts';
import { isObject } from '../../engine/record.ts';
import { loadStudy } from '../../engine/study/study-file.ts';
import { type GameId, manifestOf } from '../../games/index.ts';
import { loadSetUp } from '../../games/load-set-up.ts';

/** Lets the engine check a study, wherever it is from; loads what it needs for that. */
export async function readStudy(game: Game, id: GameId, json: unknown) {
  const needsSetUp = manifestOf(id).hasSetUp && isObject(json) && json.position !== undefined;
  const setUp = needsSetUp ? await loadSetUp(id) : null;
  return loadStudy(json, called => (called === game.id ? game : undefined), setUp);
}
