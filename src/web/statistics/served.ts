import { isGameId } from '../../games/index.ts';
import type { TableInfo } from '../../protocol/words.ts';
import { ask, Failure } from '../online/api.ts';
import { hasPlayed } from '../online/me.ts';
import type { PlayedMatch } from '../storage/results.ts';

/** The server lists fifty at a time; this is the most lists we ask for. */
const MOST_LISTS = 20;

/** My finished matches on the server; if that fails, those received before. [] if I have never played there. */
export async function servedMatches(): Promise<{
  readonly matches: readonly PlayedMatch[];
  readonly isAll: boolean;
}> {
  const matches: PlayedMatch[] = [];
  if (!hasPlayed()) return { matches, isAll: true };
  let before: number | undefined;
  for (let list = 0; list < MOST_LISTS; list++) {
    const answer = await ask('tables', {
      query: { which: 'mine-finished', ...(before !== undefined && { before }) },
    });
    if (answer instanceof Failure) return { matches, isAll: false };
    if (answer.tables.length === 0) break;
    for (const table of answer.tables) {
      const match = matchAt(table);
      if (match) matches.push(match);
    }
    before = Math.min(...answer.tables.map(({ madeAt }) => madeAt));
  }
  return { matches, isAll: true };
}

function matchAt({ id, game, seats, result, endedAt, madeAt, you }: TableInfo): PlayedMatch | null {
  if (!isGameId(game) || result === null || you.seat === null) return null;
  return {
    source: `match/${id}`,
    game,
    when: endedAt ?? madeAt,
    me: you.seat,
    seats: seats.map(({ kind, level }) => (kind === 'bot' && level ? level : 'person')),
    scores: result.scores,
    winners: result.winners,
  };
}
