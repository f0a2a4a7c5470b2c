import type { facts } from '../../../src/games/die-mauer/rules/facts.ts';
import type { About } from '../../about.ts';
import { grammar } from '../../grammar.ts';

const { number } = grammar('ja');

export const about: About<typeof facts.options> = {
  name: 'Die Mauer',
  line: '棟梁が握ったものを当てて、誰よりも早くブロックを使い切りましょう。',
  options: {
    rounds: { name: 'ラウンド数', value: n => `${number(n)}ラウンド` },
    gift: {
      name: '空のこぶしの棟梁への贈り物',
      values: { must: '必ず渡す', may: '渡さなくてもよい' },
    },
  },
};
