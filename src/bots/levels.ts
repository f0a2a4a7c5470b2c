import type { Game } from '../engine/game.ts';
import type { Ability, Level } from '../engine/insight.ts';

export { LEVELS, type Level } from '../engine/insight.ts';

export function abilityOf(level: Level, game: Game): Ability {
  return { ...ABILITIES[level], ...game.insight?.abilities?.[level] };
}

const WITHOUT_END = Number.POSITIVE_INFINITY;

const ABILITIES: Readonly<Record<Level, Ability>> = {
  /** Answers at once; sees one move ahead, and sometimes errs. */
  apprentice: {
    ms: 100,
    iterations: 120,
    depth: 1,
    curiosity: 1,
    slips: 0.15,
    memory: 0.3,
    insight: false,
    careful: false,
  },
  /** A solid club player. */
  journeyman: {
    ms: 200,
    iterations: WITHOUT_END,
    depth: 2,
    curiosity: 1,
    slips: 0,
    memory: 0.8,
    insight: true,
    careful: true,
  },
  /** As strong as we can make it. */
  master: {
    ms: 1000,
    iterations: WITHOUT_END,
    depth: 60,
    curiosity: 2,
    slips: 0,
    memory: 1,
    insight: true,
    careful: true,
  },
};
