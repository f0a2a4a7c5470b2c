import type { facts } from '../../../src/games/muro-contro-muro/rules/facts.ts';
import type { About } from '../../about.ts';
import { grammar } from '../../grammar.ts';

const { number } = grammar('ja');

export const about: About<typeof facts.options> = {
  name: 'Muro contro muro',
  line: '1つの壁に2つの面。自分の色を長くつなげた人の勝ちです。',
  options: {
    copies: { name: '各種類のレンガの数', value: n => `${number(n)}個（全部で${number(6 * n)}個）` },
  },
};
