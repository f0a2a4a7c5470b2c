import type { result as english } from '../en/result.ts';
import { grammar } from '../grammar.ts';

const { number, and } = grammar('ja');

export const result: typeof english = {
  youWon: 'あなたの勝ち！',
  ahead: points => `${number(points)}点差で勝利`,
  youShare: others => `${and(others)}とそろって勝ち`,
  youLost: points => (points === null ? 'あなたの負け' : `${number(points)}点差で負け`),
  youCame: (place, behind) =>
    behind === null ? `${number(place)}位` : `${number(place)}位、首位と${number(behind)}点差`,
  won: names => (names.length === 1 ? `${and(names)}の勝ち` : `${and(names)}がそろって勝ち`),
  decided: {
    resigned: (seat, who) => who(seat, '#が投了しました。', 'あなたが投了しました。'),
    time: (seat, who) => who(seat, '#の時間切れです。', 'あなたの時間切れです。'),
  },
  forfeited: '最後まで遊ばず',
  points: '得点',
  player: 'プレイヤー',
  number,
  race: '得点の推移',
  raceOf: (name, scores) => `${name}：${scores}`,
  raceInWords: lines => `開始時、4分の1ごと、終了時の得点。${lines.join('。')}。`,
  how: '得点の内訳',
  compare: 'みんなと比べる',
  rematch: '再戦',
  review: '検討',
  share: '共有',
  look: '盤面を見る',
  replay: 'リプレイ',
};
