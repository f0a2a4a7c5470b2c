import type { StatisticsTexts } from '../en/statistics.ts';
import { grammar } from '../grammar.ts';

const { number } = grammar('ja');

export const statistics: StatisticsTexts = {
  heading: 'あなたの成績',
  empty: 'まだ成績がありません',
  emptyLine: '対戦を最後まで遊ぶと、ここに成績が出ます。勝つ割合、相手ごとの結果、判断のよさがわかります。',
  emptyGo: 'ゲームを選ぶ',
  counted: 'この端末であなた一人が遊んで終わった対戦と、サーバーでのあなたの対戦を数えています。',
  serverLate: 'サーバーから答えがなく、サーバーでの対戦が抜けているか不完全です。',
  won: (won, n) => `${number(n)}戦${won}勝`,
  percent: percent => `${number(percent)}%`,
  wins: wins => number(wins),
  between: (low, high) => `おそらく${number(low)}～${number(high)}%`,
  fair: percent => `偶然だけなら${number(percent)}%`,
  results: '結果',
  byGame: 'ゲーム別',
  byOpponents: '相手別',
  opponents: {
    people: '人と',
    apprentice: '見習いと',
    journeyman: '職人と',
    master: '親方と',
    mixed: 'いろいろな相手と',
  },
  recent: n => (n === 1 ? '最近の1戦' : `最近の${number(n)}戦（右が最新）`),
  outcomes: { won: '勝ち', shared: 'そろって勝ち', lost: '負け' },
  streak: n => `${number(n)}連勝中`,
  losingStreak: n => `${number(n)}連敗中`,
  longest: n => `最長の連勝：${number(n)}`,
  decisions: '判断',
  decisionsNone: '終わった対戦をリプレイから検討すると、判断のよさがここに出ます。',
  sound: (percent, n) => `検討した${number(n)}戦で、判断の${number(percent)}%が妥当でした`,
  lost: points => `1戦あたり平均${number(points)}ポイントの見込みを失いました`,
  course: (first, last, n) =>
    `検討した${number(n)}戦の妥当な判断：最初は${number(first)}%、最後は${number(last)}%`,
  barMeaning: '帯は勝率、細い線はおそらくその範囲、刻みは偶然だけの場合を示します。',
};
