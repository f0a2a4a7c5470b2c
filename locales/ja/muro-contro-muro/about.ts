import type { facts } from '../../../src/games/muro-contro-muro/rules/facts.ts';
import type { About } from '../../about.ts';
import { grammar } from '../../grammar.ts';

const { number } = grammar('ja');

export const about: About<typeof facts.options> = {
  name: 'Muro contro muro',
  line: '1つのレンガの壁に2つの面。自分の色でいちばん長い列を作りましょう。',
  progress: (done, of) => `レンガ${number(done)}/${number(of)}個`,
  options: {
    copies: {
      name: '各種類のレンガの数',
      line: '多いほど壁が広くなり、対戦が長くなります。',
      value: n => `${number(n)}個（全部で${number(6 * n)}個）`,
    },
    pass: {
      name: '両面が同じ色のレンガの反転',
      line: '何も変わらなくても、その場で反転できるかどうか。',
      off: 'なし：壁を変える手だけ',
      on: 'あり：パスになる',
    },
  },
};
