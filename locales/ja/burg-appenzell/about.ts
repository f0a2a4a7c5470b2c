import type { facts } from '../../../src/games/burg-appenzell/rules/facts.ts';
import type { About } from '../../about.ts';
import { grammar } from '../../grammar.ts';

const { number } = grammar('ja');

export const about: About<typeof facts.options> = {
  name: 'Burg Appenzell',
  line: '床が動くお城でネズミを導きましょう。チーズ1種類につきネズミは2匹。',
  progress: (done, of) => `首位：チーズ${number(done)}/${number(of)}種類`,
  options: {
    layout: { name: 'お城', line: '屋根の下の部屋の配置が変わります。', values: { A: 'お城1', B: 'お城2' } },
    target: {
      name: '勝利に必要なチーズ',
      line: '少ないほど早く終わります。',
      value: n => `${number(n)}種類`,
    },
    memory: {
      name: '記憶の補助',
      line: '覚えることも遊びのうち。オンにすると覚えなくて済みます。',
      off: 'オフ：自分で覚える',
      on: 'オン：見たタイルは残る',
    },
    lastMouse: {
      name: 'ネズミが1匹になった人',
      line: '落下で対戦が終わるとき、ネズミが1匹の人も勝てるかどうか。',
      off: '落下で終わると勝てない',
      on: '種類が最も多ければ勝てる',
    },
  },
};
