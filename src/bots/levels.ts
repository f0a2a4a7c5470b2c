import type { Game } from '../engine/game.ts';
import type { Ability, Level } from '../engine/insight.ts';

export { LEVELS, type Level } from '../engine/insight.ts';

export function abilityOf(level: Level, game: Game): Ability {
  return { ...ABILITIES[level], ...game.insight?.abilities?.[level] };
}

const WITHOUT_END = Number.POSITIVE_INFINITY;

const ABILITIES: Readonly<Record<Level, Ability>> = {
  /** Answers at once; sees few of its moves, none of the answers, and hardly remembers. */
  child: {
    ms: 100,
    iterations: 60,
    depth: 1,
    curiosity: 1,
    overlooks: 0.8,
    memory: 0.2,
    insight: false,
    careful: false,
  },
  /** Answers at once; sees one move ahead, and overlooks many. */
  apprentice: {
    ms: 100,
    iterations: 120,
    depth: 1,
    curiosity: 1,
    overlooks: 0.4,
    memory: 0.3,
    insight: false,
    careful: false,
  },
  /** Misses nothing that is sure, but overlooks quieter moves. */
  journeyman: {
    ms: 200,
    iterations: WITHOUT_END,
    depth: 2,
    curiosity: 1,
    overlooks: 0.3,
    memory: 0.8,
    insight: true,
    careful: true,
  },
  /** A solid club player. */
  expert: {
    ms: 400,
    iterations: WITHOUT_END,
    depth: 4,
    curiosity: 1,
    overlooks: 0.1,
    memory: 1,
    insight: true,
    careful: true,
  },
  /** As strong as we can make it. */
  master: {
    ms: 1000,
    iterations: WITHOUT_END,
    depth: 60,
    curiosity: 2,
    overlooks: 0,
    memory: 1,
    insight: true,
    careful: true,
  },
};
