import { chooseMove } from '../../src/bots/think.ts';
import { Match, type Play } from '../../src/engine/match.ts';
import { defaultOptions } from '../../src/engine/options.ts';
import { pickByWeight } from '../../src/engine/playout.ts';
import { Random } from '../../src/engine/random.ts';
import { type GameId, manifestOf } from '../../src/games/index.ts';
import { loadGame } from '../../src/games/load.ts';

/** The plays that lead to a moment at which this seat has to choose. */
export interface Position {
  readonly seats: number;
  readonly plays: readonly Play[];
  readonly seat: number;
}

const SEED = 5;
const ITERATIONS = 100;

/** Positions of a match between bots. */
export async function positionsOf(
  id: GameId,
): Promise<Readonly<Record<'early' | 'middle' | 'late', Position>>> {
  const game = await loadGame(id);
  const seats = manifestOf(id).usualSeats;
  const match = new Match(game, seats, defaultOptions(game.options));
  const random = new Random(SEED);
  const choices: Position[] = [];
  for (;;) {
    const turn = match.turn();
    if (turn.kind === 'over') break;
    if (turn.kind === 'nature') {
      const chances = match.chances();
      const weights = Int32Array.from(chances, ([, weight]) => weight);
      match.play('nature', chances[pickByWeight(random, weights)][0]);
      continue;
    }
    const [seat] = turn.seats;
    if (match.moves(seat).length > 1) {
      choices.push({ seats, seat, plays: match.plays.map(({ by, move }) => ({ by, move })) });
    }
    const task = { level: 'master', iterations: ITERATIONS, seed: random.below(2 ** 16) } as const;
    match.play(seat, await chooseMove(game, match.view(seat, true), task));
  }
  const at = (share: number) => choices[Math.floor(share * choices.length)];
  return { early: at(0.1), middle: at(0.5), late: at(0.85) };
}
