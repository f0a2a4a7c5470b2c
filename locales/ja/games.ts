import type { games as english } from '../en/games.ts';
import { grammar } from '../grammar.ts';

const { number } = grammar('ja');

/**
 * Terms, as Japanese players and the leaflet of Muro contro muro use them.
 * All: 対戦 (match), 手番 (turn), 手 (move), サイコロ, 出目 (what a die shows), ストック (supply).
 * Die Mauer: 棟梁 (master builder), こぶし, 城壁 (the whole wall), 壁3 (a section), 塔, 門, 失点, 上がり (out).
 * Muro contro muro: レンガ, 壁, 段 (row of the wall), 反転 (turn), ななめ, 横, つながり.
 * Mauer Bauer: マス (plain), 都市, 城壁, 家, 宮殿, ギルドカード, 合併 (join), 山札, 捨て札.
 * Burg Appenzell: ネズミ, 塔, 屋根, 部屋, タイル, 余りタイル (the spare), 旗, 落とし穴, 地下牢.
 */
export const games: typeof english = {
  'die-mauer': {
    name: 'Die Mauer',
    line: '棟梁が握ったものを当てて、誰よりも早くブロックを使い切りましょう。',
    options: {
      rounds: { name: 'ラウンド数', value: n => `${number(n)}ラウンド` },
      gift: {
        name: '空のこぶしの棟梁への贈り物',
        values: { must: '必ず渡す', may: '渡さなくてもよい' },
      },
    },
  },
  'muro-contro-muro': {
    name: 'Muro contro muro',
    line: '1つの壁に2つの面。自分の色を長くつなげた人の勝ちです。',
    options: {
      copies: { name: '各種類のレンガの数', value: n => `${number(n)}個（全部で${number(6 * n)}個）` },
    },
  },
  'mauer-bauer': {
    name: 'Mauer Bauer',
    line: 'みんなで都市を城壁で囲み、秘密のギルドカードで得点しましょう。',
    options: {
      hastyRoll: {
        name: 'サイコロの早振り',
        off: '禁止',
        on: '可能：1点を失い、出目は無効',
      },
    },
  },
  'burg-appenzell': {
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
  },
};
