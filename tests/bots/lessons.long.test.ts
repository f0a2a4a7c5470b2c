import { expect, test } from 'vitest';
import { matchOf } from '../../src/engine/from-moves.ts';
import { gameCalled } from '../../src/games/loaded.ts';
import {
  BRUNO_GATHERS,
  FIRST_CITY,
  ON_THE_COAST,
  SECOND_CITY,
} from '../../src/games/mauer-bauer/learn/matches.ts';
import { shareAfter } from './play-on.ts';

/**
 * Lessons teach what holds: bots that play on win more often after the move that is taught than after what it is taught
 * against, whatever a search believes about it beforehand. (For the first city the lesson shows how cards score, and says that
 * discarding can be as good.)
 */
test('Mauer Bauer: for the joined city, playing the two good cards wins more than discarding one', async () => {
  const game = gameCalled('mauer-bauer');
  if (!game) throw new Error('no such game');
  const moves = `${FIRST_CITY} HR+S1 ${BRUNO_GATHERS} ${ON_THE_COAST} ${SECOND_CITY} +B5`;
  const match = matchOf(game, { seats: 2, options: {}, moves: moves.split(/\s+/) });
  const share = (move: string) =>
    shareAfter(game, match.view(0, true), move, { matches: 80, iterations: 12, seed: 1 });
  expect(await share('C+S2')).toBeGreaterThan(await share('-ow'));
});
