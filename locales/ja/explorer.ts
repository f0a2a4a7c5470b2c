import { grammar } from '../grammar.ts';

const { number, plural, range } = grammar('ja');

function decimal(value: number): string {
  return new Intl.NumberFormat('ja', { maximumFractionDigits: 1 }).format(value);
}

function percentOf(percent: number): string {
  return percent > 0 && percent < 1 ? '1%未満' : `${number(Math.round(percent))}%`;
}

/** The texts of the explorer: what was played in a position before. */
export const explorer = {
  heading: '棋譜検索',
  off: 'この局面で過去に何が指されたか、その回数と結果を表示します。',
  source: '対象の対戦',
  sources: { masters: '親方', people: 'このサーバー' },
  loading: '検索中…',
  offline: 'サーバーに接続できません。親方の対戦はオフラインでも使えます。',
  none: 'この局面に至った対戦はまだありません。',
  over: '対戦は終わっています。',
  position: (times: number) => plural(times, { other: 'この局面：#回' }),
  kind: (times: number) => plural(times, { other: '似た局面：#回' }),
  /** After a move, for others that count as the same. */
  alike: (others: number) => `ほか同等の手${number(others)}つ`,
  resultsOf: (name: string) => `${name}の結果です。`,
  /** How often, the share of wins with its interval, and the average score. */
  result: (times: number, percent: number, low: number, high: number, score: number) =>
    `${plural(times, { other: '#回' })}・勝率${number(Math.round(percent))}%（${range(Math.round(low), Math.round(high))}%）・平均${decimal(score)}点`,
  percent: percentOf,
  play: (move: string, percent: number, result: string) =>
    `「${move}」を指す：${percentOf(percent)}、${result}`,
  all: (moves: number) => `${number(moves)}手すべて`,
  matches: '対戦',
  matchesOf: (move: string) => `「${move}」の対戦`,
  match: (index: number) => `対戦${number(index)}`,
  /** A bot's name in a match of masters. */
  master: (seat: number) => `親方${number(seat)}`,
  masters: (matches: number) => plural(matches, { other: '親方ボットどうしの対戦#局より。' }),
  people: 'このサーバーで最後まで行われた公開対戦より（ボットの対戦も含みます）。',
};
