import type { facts } from '../../../src/games/mauer-bauer/rules/facts.ts';
import type { About } from '../../about.ts';
import { grammar } from '../../grammar.ts';

const { number } = grammar('ja');

export const about: About<typeof facts.options> = {
  name: 'Mauer Bauer',
  line: 'みんなの土地に城壁と都市を築き、秘密のギルドカードで得点しましょう。',
  progress: (done, of) => `残りの城壁${number(done)}/${number(of)}`,
  options: {
    hastyRoll: {
      name: 'サイコロの早振り',
      line: '城壁を建てる前に振ってしまったときの罰です。',
      off: '禁止',
      on: '可能：1点を失い、出目は無効',
    },
  },
};
