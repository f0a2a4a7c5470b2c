import type { Game, View } from '../engine/game.ts';
import type { ReadonlyMatch } from '../engine/match.ts';
import type { Level } from './levels.ts';
import type { Cancelled, Task } from './think.ts';

interface How {
  readonly botSeed: number;
  readonly level: Level;
  /** The level's own number if left out. */
  readonly iterations?: number;
  /** Does the thinking: `chooseMove`, here or elsewhere. */
  choose(game: Game, view: View, task: Task, cancelled: Cancelled): Promise<string>;
  readonly cancelled?: Cancelled;
}

/**
 * A bot's move in a deal, the same wherever it is worked out: it counts iterations, not time. If several seats choose
 * at once, the bot chooses as if nobody else had yet, so it does not matter who was faster.
 */
export function dealtMove(match: ReadonlyMatch, seat: number, how: How): Promise<string> {
  const { level, botSeed, iterations, cancelled = () => false } = how;
  const from = choosingSince(match, seat);
  const task = {
    level,
    seed: botSeed + 977 * from + seat,
    ...(iterations === undefined ? { isCounted: true } : { iterations }),
  };
  return how.choose(match.game, match.viewAfter(from, seat, true), task, cancelled);
}

/** The number of plays after which the seat has had to choose, without a play of its own since. */
function choosingSince(match: ReadonlyMatch, seat: number): number {
  let from = match.plays.length;
  while (from > 0 && match.plays[from - 1].by !== seat && isDueAfter(match, from - 1, seat)) from--;
  return from;
}

function isDueAfter(match: ReadonlyMatch, plays: number, seat: number): boolean {
  const { turn } = match.viewAfter(plays, seat);
  return turn.kind === 'seats' && turn.seats.includes(seat);
}
