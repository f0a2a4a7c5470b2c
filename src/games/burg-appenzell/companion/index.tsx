import '../board/board.css';
import '../board/pieces.css';
import type { Texts } from '../../../../locales/en/burg-appenzell/board.ts';
import type { CompanionModule, Part } from '../../../web/companion/companion.ts';
import { Tile } from '../board/tile.tsx';
import type { TileLetter, View } from '../game.ts';
import { LETTERS, NUMBER_OF } from '../rules/tiles.ts';
import { forbidden } from './forbidden.ts';
import { Score } from './score.tsx';
import { sheets } from './sheets.tsx';

export const companion: CompanionModule<View, Texts> = {
  Score,
  sheets,
  forbidden,
  fallen(outcome, _view, texts) {
    const letter = LETTERS.find(each => outcome.endsWith(`=${each}`));
    return letter === undefined ? [] : [partOf(letter, texts)];
  },
  laid: () => [],
  stock: texts => ({
    dice: [],
    bag: LETTERS.flatMap((letter, kind) =>
      Array.from({ length: NUMBER_OF[kind] }, () => partOf(letter, texts)),
    ),
  }),
};

function partOf(letter: TileLetter, texts: Texts): Part {
  return {
    key: letter,
    group: 0,
    label: texts.tile[letter],
    picture: (
      <g class="ba" transform="scale(1.35)">
        <Tile tile={letter} />
      </g>
    ),
  };
}
