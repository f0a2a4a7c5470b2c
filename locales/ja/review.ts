import type { ReviewTexts } from '../en/review.ts';
import { grammar } from '../grammar.ts';

const { number } = grammar('ja');

export const review: ReviewTexts = {
  heading: '検討',
  about: 'ボットがこの対戦のすべての判断を見直し、勝率、よりよい手、運の影響を示します。',
  onlyThen: 'その時点で知りえたことだけで評価します。',
  gaps: '実物のテーブルで入力した対戦で、伏せられたままのものがあります。それにかかわる判断は評価できません。',
  closely: '深さ',
  levels: {
    apprentice: '高速',
    journeyman: '標準',
    master: '深い（低速）',
  },
  start: '対戦を検討する',
  again: 'もう一度検討する',
  cancel: '中止',
  progress: (done, all) => `${number(all)}場面中${number(done)}場面`,
  working: '検討しています…',
  confirming: 'ミスかもしれない手を、続きをプレイして確かめています…',
  done: '検討が終わりました。',
  failed: '検討に失敗しました。もう一度お試しください。',
  notKept: 'ブラウザーに空きがなく、この検討を保存できません。',

  chances: '勝率',
  chancesHow: '全員に見えることだけから、観戦者として見積もった勝率です。',
  graph: '対戦中の勝率の推移。矢印キーで移動できます',
  at: (plays, seats) => `${number(plays)}手後：${seats.join('、')}`,
  chance: (name, percent) => `${name} ${number(percent)}%`,
  percent: percent => `${number(percent)}%`,
  asTable: '表で見る',
  plays: '手数',

  turningPoints: '勝負の分かれ目',
  noneYet: 'まだありません。',
  none: '目立った手も、大きな運もありません。',
  play: n => `${number(n)}手目`,
  made: move => `実際の手：${move}`,
  better: move => `よりよい手：${move}`,
  mix: choices => `よりよい選び方（無作為に）：${choices.join('、')}`,
  inMix: (move, percent) => `${move}（${number(percent)}%の割合で）`,
  why: reason => `理由：${reason}`,
  whyTo: (name, reason) => `${name}への助言：${reason}`,
  gaveAway: (points, off) =>
    off < 1
      ? `勝率を約${number(points)}ポイント失いました`
      : `勝率を約${number(points)}ポイント（±${number(off)}）失いました`,
  sure: percent => `確度${number(percent)}%`,
  luckFor: (name, points) => `${name}に幸運：勝率が約${number(points)}ポイント上昇`,
  badLuckFor: (name, points) => `${name}に不運：勝率が約${number(points)}ポイント低下`,
  fistsMet: 'こぶしの中身の巡り合わせで決まりました。',
  show: '見る',
  showOf: play => `${number(play)}手目を盤面で見る`,
  analyse: '研究する',
  analyseOf: (play: number) => `${number(play)}手目から研究する`,
  playOn: 'ここから遊ぶ',
  playOnOf: (name, play) => `${number(play)}手目から${name}としてボットと遊ぶ`,
  learn: mistakes => `ミスから学ぶ（${number(mistakes)}）`,
  learnOf: (name, mistakes) => `${name}のミスから学ぶ（${number(mistakes)}）`,

  skillAndLuck: '実力と運',
  sound: (sound, all) => `${number(all)}回の判断のうち${number(sound)}回はミスが見つかりませんでした`,
  lost: points => `失った勝率：${number(points)}ポイント`,
  luck: (points, off) =>
    `運：${points > 0 ? '+' : points < 0 ? '−' : ''}${number(Math.abs(points))}（±${number(off)}）`,
  meaning:
    'ポイントはボットが見積もった勝率のパーセントポイントです。両方の手から続きをプレイして、別の手のほうがよかったと確かめられた場合だけをミスとします。すべてのミスが見つかるわけではありません。',
};
