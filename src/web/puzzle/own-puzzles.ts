import type { Puzzle } from '../../engine/puzzle/puzzle-file.ts';
import type { GameId } from '../../games/index.ts';
import { ask, Failure } from '../online/api.ts';
import { hasPlayed } from '../online/me.ts';
import { keptRecords } from '../replay/kept-records.ts';
import { finishedMatches } from '../storage/matches.ts';
import type { FoundPuzzles, ToSearch } from './own-puzzles.worker.ts';

/** At most this many matches, the latest, are searched for puzzles: a phone takes seconds for each. */
const MOST_MATCHES = 12;

interface Finished {
  readonly id: string;
  /** When it ended or came here, in milliseconds since 1970. */
  readonly when: number;
  /** Null if the server has it. */
  readonly record: unknown;
}

/** Whether there may be matches to search. */
export function hasMatches(game: GameId): boolean {
  return hasPlayed() || matchesHere(game).length > 0;
}

/** Those that were finished on this device, or opened from files. */
function matchesHere(game: GameId): readonly Finished[] {
  return [
    ...finishedMatches().map(match => ({ ...match, when: match.touched })),
    ...keptRecords().map(match => ({ ...match, when: match.added })),
  ].filter(match => match.game === game && match.record.result);
}

/** Those that this person finished on the server, with whomever. None if it cannot be reached. */
async function matchesThere(game: GameId): Promise<readonly Finished[]> {
  if (!hasPlayed()) return [];
  const listed = await ask('tables', { query: { which: 'mine-finished', game } });
  if (listed instanceof Failure) return [];
  return listed.tables
    .filter(table => table.game === game && table.result !== null)
    .map(({ id, endedAt, madeAt }) => ({ id, when: endedAt ?? madeAt, record: null }));
}

/** The latest first. */
async function latestMatches(game: GameId): Promise<ToSearch['matches']> {
  const all = [...matchesHere(game), ...(await matchesThere(game))].sort((a, b) => b.when - a.when);
  return Promise.all(
    all
      .slice(0, MOST_MATCHES)
      .map(async ({ id, record }) => ({ id, record: record ?? (await ask('record', { id, query: {} })) })),
  );
}

/**
 * Looks for puzzles in one's finished matches, in a thread of its own. Resolves as soon as there is one, or to none; the list
 * grows while more are found.
 */
export async function ownPuzzles(game: GameId): Promise<readonly Puzzle[]> {
  const found: Puzzle[] = [];
  const matches = (await latestMatches(game)).filter(({ record }) => !(record instanceof Failure));
  if (matches.length === 0) return found;
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
