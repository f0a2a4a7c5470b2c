import type { Fault } from '../../engine/record.ts';
import type { Result } from '../../engine/result.ts';
import { loadStudy, studyFile } from '../../engine/study/study-file.ts';
import type { GameId } from '../../games/index.ts';
import { loadGame } from '../../games/load.ts';
import { addStudy, type KeptStudy } from './kept-studies.ts';

/** Checks a study from elsewhere and keeps it on this device, or says what is wrong with it. */
export async function importStudy(
  id: GameId,
  json: unknown,
): Promise<Result<{ readonly study: KeptStudy }, Fault>> {
  const game = await loadGame(id);
  const loaded = loadStudy(json, called => (called === game.id ? game : undefined));
  return loaded.ok ? { ok: true, study: addStudy(id, studyFile(loaded.study)) } : loaded;
}
