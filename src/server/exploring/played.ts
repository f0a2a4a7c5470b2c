import { Explored, stepsOf } from '../../engine/explorer/explored.ts';
import { type Row, Runner } from '../../engine/runner.ts';
import { isGameId, manifestOf } from '../../games/index.ts';
import { loadLikeness } from '../../games/load-explorer.ts';
import type { StoredPlayedHere, StoredTable } from '../store/store.ts';
import { setupOf } from '../tables/setup.ts';

/** What the explorer learns from a match: nothing, unless it is public and all of its players have played it to its end. */
export async function playedIn(
  table: StoredTable,
  rows: readonly Row[],
): Promise<readonly StoredPlayedHere[]> {
  const { game, isPublic, result } = table;
  if (!isPublic || !result || result.decided || result.forfeited || rows.length === 0) return [];
  if (!isGameId(game) || !manifestOf(game).hasExplorer) return [];
  const likeness = await loadLikeness(game);
  const { match, states } = new Runner(setupOf(table), rows);
  if (match.turn().kind !== 'over' || states.some(state => state !== 'here')) return [];
  const explored = new Explored();
  const plays = match.plays.map(({ by, move }) => [by, move] as const);
  explored.add('', stepsOf(match.game, likeness, match, plays));
  return explored.all().map(({ place, move, times, wins, score }) => ({ place, move, times, wins, score }));
}
