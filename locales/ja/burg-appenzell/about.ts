import type { facts } from '../../../src/games/burg-appenzell/rules/facts.ts';
import type { About } from '../../about.ts';
import { grammar } from '../../grammar.ts';

const { number } = grammar('ja');

export const about: About<typeof facts.options> = {
  name: 'Burg Appenzell',
  line: '床の動くお城でネズミを走らせ、2匹そろえてチーズを手に入れましょう。',
  options: {
    layout: { name: 'お城', values: { A: '第1のお城', B: '第2のお城' } },
    target: { name: '勝利に必要なチーズ', value: n => `${number(n)}種類` },
    memory: {
      name: '記憶の補助',
      off: 'オフ：屋根の下は自分で覚える',
      on: 'オン：一度見たタイルは見えたまま',
    },
  },
};
