import '../board/muro.css';
import type { Texts } from '../../../../locales/en/muro-contro-muro/board.ts';
import type { CompanionModule, Part } from '../../../web/companion/companion.ts';
import { Die } from '../../../web/drawing/index.ts';
import { DieFace } from '../board/die-face.tsx';
import type { Colour, Face, View } from '../game.ts';
import { FACES } from '../rules/pieces.ts';
import { forbidden } from './forbidden.ts';
import { Score } from './score.tsx';
import { sheets } from './sheets.tsx';

export const companion: CompanionModule<View, Texts> = {
  Score,
  sheets,
  forbidden,
  fallen(outcome, view, texts) {
    const face = FACES.find(each => each === outcome);
    const own = view.seat === null ? null : view.colours[view.seat];
    return face ? [partOf(face, own, texts)] : [];
  },
  laid: () => [],
  stock: texts => ({ dice: [FACES.map(face => partOf(face, null, texts))], bag: [] }),
};

function partOf(face: Face, own: Colour | null, texts: Texts): Part {
  return {
    key: face,
    group: 0,
    label: texts.dieFace[face],
    picture: (
      <g class="muro" transform="scale(1.1)">
        <Die size={44}>
          <g transform="scale(1.6)">
            <DieFace face={face} own={own} />
          </g>
        </Die>
      </g>
    ),
  };
}
