import type { Game } from '../engine/game.ts';
import { Match } from '../engine/match.ts';
import type { AnyOptions } from '../engine/options.ts';
import { Random } from '../engine/random.ts';
import { chooseFlatly, type Equipment, type Yardstick } from './flat.ts';
import { abilityOf, type Level } from './levels.ts';
import { chooseMove, type Task } from './think.ts';

/** Who can play in an arena: the levels, a player of random legal moves, and yardsticks with the master's time. */
export type Contestant = Level | 'random' | Yardstick;

export interface Bout {
  readonly seats: number;
  readonly options: AnyOptions;
  /** By seat. */
  readonly contestants: readonly Contestant[];
  readonly seed: number;
  /** How long the master thinks, in milliseconds of work; the other levels think in proportion. */
  readonly ms?: number;
  /** How many iterations the master thinks through; levels with a number of their own keep it. */
  readonly iterations?: number;
}

export interface BoutResult {
  readonly plays: number;
  readonly scores: readonly number[];
  /** Each seat's share of the win: 1, or a fraction if it is shared. */
  readonly shares: readonly number[];
}

/** Plays one match between bots. Chance and the bots' own dice come from the seed. */
export async function playBout(game: Game, bout: Bout, equipment: Equipment = {}): Promise<BoutResult> {
  const match = await playMatch(game, bout, equipment);
  const turn = match.turn();
  if (turn.kind !== 'over') throw new Error('the match goes on');
  const shares = turn.scores.map((_, seat) => (turn.winners.includes(seat) ? 1 / turn.winners.length : 0));
  return { plays: match.plays.length, scores: turn.scores, shares };
}

/** The same, with the match as it was played. */
export async function playMatch(game: Game, bout: Bout, equipment: Equipment = {}): Promise<Match> {
  const random = new Random(bout.seed);
  const match = new Match(game, bout.seats, bout.options);
  for (;;) {
    const turn = match.turn();
    if (turn.kind === 'over') return match;
    if (turn.kind === 'nature') {
      match.play('nature', drawn(match.chances(), random));
      continue;
    }
    const seat = turn.seats[0];
    const seed = random.next();
    const contestant = bout.contestants[seat];
    const moves = match.moves(seat);
    const view = match.view(seat, true);
    const move =
      contestant === 'random'
        ? moves[random.below(moves.length)]
        : contestant === 'flat' || contestant === 'ucb'
          ? await chooseFlatly(game, view, taskOf(game, 'master', seed, bout), contestant, equipment)
          : await chooseMove(game, view, taskOf(game, contestant, seed, bout), undefined, equipment.worked);
    const played = match.play(seat, move);
    if (!played.ok) throw new Error(`${contestant} played ${move}: ${played.error.message}`);
  }
}

/** The levels by seat in the n-th match: they rotate, so that every level sits everywhere equally often. */
export function seating(levels: readonly Contestant[], seats: number, number: number): Contestant[] {
  return Array.from({ length: seats }, (_, seat) => levels[(seat + number) % levels.length]);
}

function taskOf(game: Game, level: Level, seed: number, { ms, iterations }: Bout): Task {
  const { ms: usual, iterations: most } = abilityOf(level, game);
  const proportion = usual / abilityOf('master', game).ms;
  if (iterations !== undefined) {
    // Levels that count iterations think as much as at a table; levels that go by the clock, in proportion.
    return { level, seed, iterations: Number.isFinite(most) ? most : Math.ceil(iterations * proportion) };
  }
  return ms === undefined ? { level, seed } : { level, seed, ms: ms * proportion };
}

function drawn(chances: readonly (readonly [string, number])[], random: Random): string {
  let rest = random.below(chances.reduce((sum, [, weight]) => sum + weight, 0));
  for (const [outcome, weight] of chances) {
    if (rest < weight) return outcome;
    rest -= weight;
  }
  throw new Error('nature has no outcome');
}
