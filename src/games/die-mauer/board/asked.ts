import type { Texts } from '../../../../locales/en/die-mauer/board.ts';
import type { Asked } from '../../../web/board/asked.ts';
import type { View } from '../game.ts';
import { countOf, LOOKS } from './blocks.ts';
import { sceneOf } from './scene.ts';
import { describeFist } from './stations.tsx';

/** The first row is the wall; then come the fists, seat by seat. */
export const asked: Asked<View, Texts> = {
  rows(view, names, texts) {
    const { fists, master } = sceneOf(view, null, [], 0);
    return [
      [texts.wall(view.wall.map(({ block }) => texts.blockName[block]))],
      ...fists.map((fist, seat) => [texts.station(names[seat], describeFist(fist, texts), seat === master)]),
    ];
  },

  around(view, choice, _, texts) {
    if (!choice.startsWith('end ')) return null;
    const isLeft = choice.endsWith('L');
    const last = isLeft ? view.wall.at(0) : view.wall.at(-1);
    const isOpen = last !== undefined && last.block !== 'T' && last.block !== 'G';
    const end = isLeft ? 'L' : 'R';
    const says = isOpen ? texts.endOpen(end) : texts.endClosed(end);
    return last ? [says, texts.blockName[last.block]] : [texts.wall([])];
  },

  hand(view, _, texts) {
    const hand = (typeof view.viewer === 'number' && view.players[view.viewer].hand) || [];
    return LOOKS.filter(({ block }) => countOf(hand, block) > 0).map(({ block, charge }) =>
      texts.handBlock(texts.blockName[block], countOf(hand, block), charge, view.room[block] !== 0),
    );
  },
};
