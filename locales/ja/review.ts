import type { ReviewTexts } from '../en/review.ts';
import { grammar } from '../grammar.ts';

const { number } = grammar('ja');

export const review: ReviewTexts = {
  heading: '検討',
  about:
    'ボットがこの対戦のすべての判断を見直します。いつ誰が優勢だったか、もっとよい手は何だったか、どこが運だったか。',
  onlyThen: 'その時点で知りえたことだけで評価します。',
  closely: '検討の細かさ',
  levels: {
    apprentice: 'ざっと',
    journeyman: '職人なみに',
    master: '親方なみにじっくり',
  },
  start: 'この対戦を検討する',
  again: 'もう一度検討する',
  cancel: '中止',
  progress: (done, all) => `${number(all)}場面中${number(done)}場面`,
  working: '検討しています…',
  done: '検討が終わりました。',
  failed: '検討が止まってしまいました。もう一度お試しください。',
  notKept: 'ブラウザーに空きがなく、この検討を保存できません。',

  chances: '勝つ見込み',
  chancesHow: '全員が知っていることだけを知る観戦者から見た見込みです。',
  graph: '対戦を通した勝つ見込み：矢印キーで移動',
  at: (plays, seats) => `${number(plays)}手後：${seats.join('、')}`,
  chance: (name, percent) => `${name} ${number(percent)}%`,
  percent: percent => `${number(percent)}%`,
  asTable: '表で見る',
  plays: '手数',

  turningPoints: '勝負の分かれ目',
  noneYet: 'まだありません。',
  none: '目立った手も、大きな運もありませんでした。',
  play: n => `${number(n)}手目`,
  made: move => `実際の手：${move}`,
  better: move => `よりよい手：${move}`,
  mix: choices => `よりよい選び方：${choices.join('、')}`,
  inMix: (move, percent) => `${move}（${number(percent)}%の割合で）`,
  why: reason => `理由：${reason}`,
  gaveAway: (points, off) =>
    off < 1
      ? `勝つ見込みを約${number(points)}ポイント失いました`
      : `勝つ見込みを約${number(points)}ポイント（±${number(off)}）失いました`,
  luckFor: (name, points) => `${name}に幸運：約${number(points)}ポイント増`,
  badLuckFor: (name, points) => `${name}に不運：約${number(points)}ポイント減`,
  fistsMet: '握ったものの巡り合わせによるものです。',
  show: '見る',
  showOf: play => `${number(play)}手目を盤面で見る`,
  playOn: 'ここから続ける',
  playOnOf: (name, play) => `${name}の席で${number(play)}手目からボットと続ける`,

  skillAndLuck: '実力と運',
  sound: (sound, all) => `${number(all)}回の判断のうち${number(sound)}回が妥当`,
  lost: points => `失った見込み：${number(points)}ポイント`,
  luck: (points, off) =>
    `運：${points > 0 ? '+' : points < 0 ? '−' : ''}${number(Math.abs(points))}（±${number(off)}）`,
  meaning:
    'ポイントはボットが見積もった勝率のパーセントポイントです。明らかによい手が見つからなければ、その判断は妥当とします。',
};
