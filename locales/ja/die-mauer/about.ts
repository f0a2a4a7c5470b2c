import type { facts } from '../../../src/games/die-mauer/rules/facts.ts';
import type { About } from '../../about.ts';
import { grammar } from '../../grammar.ts';

const { number } = grammar('ja');

export const about: About<typeof facts.options> = {
  name: 'Die Mauer',
  line: '棟梁が握ったものを当てて、誰よりも早くブロックを使い切りましょう。',
  progress: (done, of) => `ラウンド${number(done)}/${number(of)}`,
  standing: { T: '塔', G: '門', 6: '壁6', 4: '壁4', 3: '壁3', 2: '壁2', 1: '壁1', '-': '空のこぶし' },
  options: {
    rounds: {
      name: 'ラウンド数',
      line: '多いほど運の影響が減り、少ないほど短く終わります。',
      value: n => `${number(n)}ラウンド`,
    },
    gift: {
      name: '2人とも空のときの贈り物',
      line: 'もう1人の空のこぶしの人が、棟梁にブロックを渡さなければならないかどうか。',
      values: { must: '必須', may: '任意' },
    },
    memory: {
      name: '記憶の補助',
      line: '「誰が何を？」に、ほかの人のブロックについて推理できることを表示するかどうか。',
      off: 'オフ：自分で覚える',
      on: 'オン：候補が見える',
    },
  },
};
