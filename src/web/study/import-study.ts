import type { Result } from '../../engine/result.ts';
import { type StudyFault, studyFile } from '../../engine/study/study-file.ts';
import type { GameId } from '../../games/index.ts';
import { loadGame } from '../../games/load.ts';
import { seatsNamed } from '../replay/kept-records.ts';
import { addStudy, type KeptStudy } from './kept-studies.ts';
import { readStudy } from './read-study.ts';

/** Checks a study from elsewhere and stores it on this device, or says what is wrong with it. */
export async function importStudy(
  id: GameId,
  json: unknown,
): Promise<Result<{ readonly study: KeptStudy }, StudyFault & { readonly words?: string }>> {
  const game = await loadGame(id);
  const loaded = await readStudy(game, id, json);
  if (loaded.ok) return { ok: true, study: addStudy(id, studyFile(loaded.study)) };
  const { error } = loaded;
  if (!error.flaw) return loaded;
  const { tellFlaw } = await import('./set-up/flaw-words.ts');
  const names = seatsNamed({ seats: game.seats.max }).map(({ name }) => name);
  return { ok: false, error: { ...error, words: await tellFlaw(id, error.flaw, names) } };
}
