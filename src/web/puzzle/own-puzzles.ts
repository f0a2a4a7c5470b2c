import { UNKNOWN } from '../../engine/gap.ts';
import type { Puzzle } from '../../engine/puzzle/puzzle-file.ts';
import type { GameId } from '../../games/index.ts';
import { finishedMatches } from '../storage/matches.ts';
import type { FoundPuzzles, ToSearch } from './own-puzzles.worker.ts';

/** At most this many matches, the latest, are searched for puzzles: a phone takes seconds for each. */
const MOST_MATCHES = 12;

/** The finished matches of a game on this device of which every move is known, the latest first. */
export function searchableMatches(game: GameId): ToSearch['matches'] {
  return finishedMatches()
    .filter(match => match.game === game && match.record.plays.every(([, move]) => move !== UNKNOWN))
    .slice(0, MOST_MATCHES)
    .map(({ id, record }) => ({ id, record }));
}

/**
 * Looks for puzzles in the matches that were finished on this device, in a thread of its own. Resolves as soon as there is one, or to none;
 * the list grows while more are found.
 */
export function ownPuzzles(game: GameId): Promise<readonly Puzzle[]> {
  const found: Puzzle[] = [];
  const matches = searchableMatches(game);
  if (matches.length === 0) return Promise.resolve(found);
  const worker = new Worker(new URL('./own-puzzles.worker.ts', import.meta.url), { type: 'module' });
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<FoundPuzzles>) => {
      found.push(...data.puzzles);
      if (data.isLast) worker.terminate();
      if (data.isLast || found.length > 0) resolve(found);
    });
    worker.addEventListener('error', error => {
      worker.terminate();
      reject(error);
    });
    const asked: ToSearch = { game, matches };
    worker.postMessage(asked);
  });
}
