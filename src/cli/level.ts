import type { Contestant } from '../bots/arena.ts';
import { LEVELS } from '../bots/levels.ts';
import { suggestion, UsageError } from './flags.ts';
import { listed, printable } from './words.ts';

/** Who can be asked to play: the levels, and somebody who plays any legal move. */
export const CONTESTANTS: readonly Contestant[] = [...LEVELS, 'random'];

export function levelNamed(name: string): Contestant {
  const level = CONTESTANTS.find(contestant => contestant === name);
  if (level) return level;
  const hint = suggestion(name, CONTESTANTS);
  throw new UsageError(
    `there is no level ${printable(name) || 'without a name'}.${hint} There is ${listed(CONTESTANTS, 'and')}.`,
  );
}
