import type { StatisticsTexts } from '../en/statistics.ts';
import { grammar } from '../grammar.ts';

const { number, plural } = grammar('ja');

export const statistics: StatisticsTexts = {
  heading: '成績',
  empty: 'まだ成績がありません',
  emptyLine: '対戦を最後まで遊ぶと、勝率、相手ごとの結果、判断のよさがわかります。',
  emptyGo: 'ゲームを選ぶ',
  counted: 'オンラインの対戦と、あなたの端末であなた以外がボットだった対戦を数えています。',
  serverLate: 'サーバーに接続できないため、オンラインの対戦が抜けている可能性があります。',
  won: (won, n) => `${number(n)}戦${won}勝`,
  percent: percent => `${number(percent)}%`,
  wins: wins => number(wins),
  between: (low, high) => `おそらく${number(low)}～${number(high)}%`,
  fair: percent => `偶然だけなら${number(percent)}%`,
  results: '結果',
  byGame: 'ゲーム別',
  byOpponents: '相手別',
  opponents: {
    people: '人が相手',
    child: '子どもが相手',
    apprentice: '見習いが相手',
    journeyman: '職人が相手',
    expert: '熟練工が相手',
    master: '親方が相手',
    mixed: 'いろいろな相手',
  },
  recent: n => (n === 1 ? '最近の1戦' : `最近の${number(n)}戦（右が最新）`),
  outcomes: { won: '勝ち', shared: 'そろって勝ち', lost: '負け' },
  streak: n => (n === 1 ? '直近の対戦に勝ち' : `${number(n)}連勝中`),
  losingStreak: n => (n === 1 ? '直近の対戦に負け' : `${number(n)}連敗中`),
  longest: n => `最多連勝：${number(n)}`,
  evenings: '実物のテーブル',
  eveningsPlayed: n => plural(n, { other: '#回' }),
  eveningWins: (name, wins) => `${name} ${number(wins)}`,
  eveningsNote: '手で入力した対戦です。検証できないため、別に数えています。',
  decisions: '判断',
  decisionsNone: '終わった対戦をリプレイで検討すると、判断のよさがわかります。',
  sound: (percent, n) => `検討した${number(n)}戦で、判断の${number(percent)}%にはミスが見つかりませんでした`,
  lost: points => `失った勝率は1戦平均${number(points)}ポイント`,
  course: (first, last, n) =>
    `検討した${number(n)}戦でミスが見つからなかった判断：最初は${number(first)}%、最後は${number(last)}%`,
  barMeaning: '帯は勝率、細い線は推定される範囲、目盛りは偶然だけの場合です。',
};
