import type { Contestant } from '../bots/arena.ts';
import { YARDSTICKS } from '../bots/flat.ts';
import { LEVELS } from '../bots/levels.ts';
import { suggestion, UsageError } from './flags.ts';
import { listed, printable } from './words.ts';

/** Who can be asked to play: the levels, and a player of random legal moves. */
export const PLAYERS = [...LEVELS, 'random'] as const;
/** Who can sit in an arena. */
export const CONTESTANTS: readonly Contestant[] = [...PLAYERS, ...YARDSTICKS];

export function levelNamed<L extends Contestant>(name: string, among: readonly L[]): L {
  const level = among.find(contestant => contestant === name);
  if (level) return level;
  const hint = suggestion(name, among);
  throw new UsageError(
    `there is no level ${printable(name) || 'without a name'}.${hint} There is ${listed(among, 'and')}.`,
  );
}
