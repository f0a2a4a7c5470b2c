import type { people as english } from '../en/people.ts';
import { grammar } from '../grammar.ts';

const { number } = grammar('ja');

export const people: typeof english = {
  heading: '仲間',
  none: 'まだ誰もいません',
  noneLine:
    '一緒に遊んだ人がここに表示されます。相手のページでフォローしておくと、すぐにまた見つけられます。',
  isHere: 'オンライン',
  isAway: 'オフライン',
  follow: 'フォローする',
  followOf: name => `${name}をフォローする`,
  unfollow: 'フォローをやめる',
  unfollowOf: name => `${name}のフォローをやめる`,
  followHint: '「仲間」に表示され、相手から対戦を申し込めるようになります。',
  followed: 'フォロー中',
  challenge: '申し込む',
  challengeOf: name => `${name}に対戦を申し込む`,
  results: (matches, won, lost) => `${number(matches)}戦：${number(won)}勝${number(lost)}敗`,
  noResults: '一緒に終えた対戦はまだありません',
  lastPlayed: day => `最後の対戦：${day}`,
  together: 'あなたとこの人',

  filters: '絞り込み',
  pace: 'ペース',
  anyPace: 'すべてのペース',
  live: 'リアルタイム',
  slow: 'じっくり',
  seats: '人数',
  anySeats: '何人でも',
  seatCount: n => `${number(n)}人`,
  rating: 'レート',
  anyRating: 'すべてのレート',
  nearRating: '自分に近い',
  noneFit: '条件に合うテーブルがありません',
  clear: '絞り込みを解除',
  age: time => `募集開始から${time}`,
  begun: time => `開始から${time}`,
  ratingOf: rating => `レート${rating}`,
  begins: place => `${number(place)}番目の手番`,
};
