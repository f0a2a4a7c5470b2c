import type { Game, View } from '../engine/game.ts';
import type { ReadonlyMatch } from '../engine/match.ts';
import type { Level } from './levels.ts';
import type { Cancelled, Task } from './think.ts';

interface How {
  readonly botSeed: number;
  readonly level: Level;
  /** The level's own number, if it is not there. */
  readonly iterations?: number;
  /** What thinks: `chooseMove`, here or elsewhere. */
  choose(game: Game, view: View, task: Task, cancelled: Cancelled): Promise<string>;
  readonly cancelled?: Cancelled;
}

/**
 * What a bot of a deal does now, wherever it is asked: it counts iterations and not time. Where several seats choose at once, it
 * chooses as if nobody else had yet, so that it does not matter who was faster.
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

/** After how many plays the seat has had to choose, with nothing of its own since. */
function choosingSince(match: ReadonlyMatch, seat: number): number {
  let from = match.plays.length;
  while (from > 0 && match.plays[from - 1].by !== seat && isDueAfter(match, from - 1, seat)) from--;
  return from;
}

function isDueAfter(match: ReadonlyMatch, plays: number, seat: number): boolean {
  const { turn } = match.viewAfter(plays, seat);
  return turn.kind === 'seats' && turn.seats.includes(seat);
}
