import type { Standing } from '../../../engine/game.ts';
import { BLOCKS, type Fist } from './blocks.ts';
import type { View } from './view.ts';

const EMPTY: Fist = '-';

/** Standing guesses of a rival: each is made whenever the rival has that block and the master may still have one. */
export const standing: Standing<View> = {
  choices: [...BLOCKS.map(({ letter }) => letter).reverse(), EMPTY],
  answer({ phase, viewer, master, players }, left) {
    // DM-6: masters choose for themselves.
    if (phase !== 'plan' || typeof viewer !== 'number' || viewer === master) return null;
    const { hand, hasChosen } = players[viewer];
    if (hasChosen) return null;
    const has = (blocks: readonly string[] | null, block: string) => blocks?.includes(block) ?? false;
    const isLeft = (fist: string) =>
      fist === EMPTY || (has(hand, fist) && has(players[master].possible, fist));
    return left.find(isLeft) ?? null;
  },
};
