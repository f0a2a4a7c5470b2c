import { describe, expect, test } from 'vitest';
import { MomentReviewer } from '../../src/bots/review/moments.ts';
import { loadAnyRecord } from '../../src/engine/entered-record.ts';
import { UNKNOWN } from '../../src/engine/gap.ts';
import { FORMAT, type MatchRecord } from '../../src/engine/record.ts';
import { GAME_IDS, type GameId } from '../../src/games/index.ts';
import { loadGame } from '../../src/games/load.ts';
import { protocolOf, UNSEEN } from './protocol.ts';

/** The record made from a written one. */
function recordOf(game: GameId): MatchRecord {
  const { names, options, lines, scores, winners } = protocolOf(game);
  const plays = lines.map(({ by, move }) => [by, move === UNSEEN ? UNKNOWN : move] as const);
  return {
    format: FORMAT,
    game,
    seats: names.length,
    options,
    names,
    kept: { by: plays.some(([, move]) => move === UNKNOWN) ? 'spectator' : 'everything' },
    plays,
    result: { scores, winners: winners.map(name => names.indexOf(name)) },
  };
}

describe.each(GAME_IDS)('the written evening of %s', id => {
  test('is reviewed as far as everything is known, and no further', async () => {
    const game = await loadGame(id);
    const record = recordOf(id);
    expect(loadAnyRecord(record, name => (name === id ? game : undefined)).ok).toBe(true);
    const reviewer = new MomentReviewer(game, record, 'apprentice', 1);
    const isHidden = record.kept?.by === 'spectator';
    // Late decisions take the least time.
    const late = record.plays.findLastIndex(([by]) => by !== 'nature') + 1;
    const { judgement, chances } = reviewer.review(late);
    expect(judgement === null).toBe(isHidden);
    expect(chances).not.toBeNull();
  });
});
