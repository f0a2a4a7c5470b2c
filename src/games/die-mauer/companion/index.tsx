import '../board/blocks.css';
import type { Texts } from '../../../../locales/en/die-mauer/board.ts';
import type { CompanionModule, Part } from '../../../web/companion/companion.ts';
import { Sign } from '../board/block.tsx';
import type { Fist, View } from '../game.ts';
import { parse } from '../rules/parse.ts';
import type { End } from '../rules/wall.ts';
import { forbidden } from './forbidden.ts';
import { Score } from './score.tsx';
import { sheets } from './sheets.tsx';

const BLOCK = 0;
const END = 1;

/** Nothing in Die Mauer is left to chance. */
export const companion: CompanionModule<View, Texts> = {
  Score,
  sheets,
  forbidden,
  fallen: () => [],
  laid(move, { phase }, texts) {
    const parsed = parse(move);
    const empty = phase === 'give' ? texts.giveNothing : texts.keepEmpty;
    if (parsed?.kind === 'fist') return [fistPart(parsed.fist, empty, texts)];
    if (parsed?.kind !== 'block-and-end') return [];
    return [fistPart(parsed.block, empty, texts), endPart(parsed.end, texts)];
  },
  stock: () => ({ dice: [], bag: [] }),
};

function fistPart(fist: Fist, empty: string, texts: Texts): Part {
  return {
    key: fist,
    group: BLOCK,
    label: fist === '-' ? empty : texts.blockName[fist],
    picture: (
      <g transform="scale(2.6)">
        <Sign fist={fist} />
      </g>
    ),
  };
}

function endPart(end: End, texts: Texts): Part {
  return {
    key: end,
    group: END,
    label: texts.buildOn(end),
    picture: (
      <path class="part-arrow" d={end === 'L' ? 'M24 0H-20m14-14L-20 0l14 14' : 'M-24 0H20M6-14 20 0 6 14'} />
    ),
  };
}
