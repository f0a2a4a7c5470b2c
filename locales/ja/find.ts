import type { find as english } from '../en/find.ts';
import { grammar } from '../grammar.ts';

const { number } = grammar('ja');

export const find: typeof english = {
  heading: '対戦相手を探す',
  line: '人数がそろいしだい、テーブルにご案内します。',
  games: 'ゲーム',
  anyGame: '選ばなければ、最初に人数がそろったゲームで遊びます。',
  speed: 'ペース',
  live: (time: string) => `リアルタイム：1手${time}`,
  slow: (time: string) => `じっくり：1手${time}`,
  seats: '人数',
  anySeats: '何人でも',
  seatCount: (n: number) => `${number(n)}人`,
  rated: '全員が望めばレート戦',
  near: 'レートの近い人だけ',
  nearHint: '時間がかかることがあります。',
  more: 'その他の設定',
  start: '探し始める',
  looking: '相手を探しています…',
  usually: (time: string) => `ふだんは約${time}で見つかります。`,
  unknown: 'その間、ほかのことをしていて大丈夫です。',
  slowly: 'このページを閉じても、3日間探し続けます。',
  withBots: 'ボットと今すぐ始める',
  cancel: '探すのをやめる',
  found: '対戦が見つかりました！',
  open: '開く',
  missed: (time: string) => `見つかった対戦に続けて参加しませんでした。${time}後にもう一度探せます。`,
};
