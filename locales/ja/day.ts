import type { DayTexts } from '../en/day.ts';
import { grammar } from '../grammar.ts';

const { plural, number } = grammar('ja');

export const day: DayTexts = {
  heading: '今日の対戦',
  line: '今日は全員が同じ対戦に挑みます。運もボットも席も同じで、挑戦は1回だけです。',
  clubLine: '今日はメンバー全員が同じ対戦に挑みます。運もボットも席も同じで、挑戦は1回だけです。',
  day: date => `${date}の対戦`,
  bots: n => plural(n, { other: '職人ボット#体が相手' }),
  seat: n => `あなたはプレイヤー${number(n)}です`,
  play: 'プレイする',
  continue: '続ける',
  next: time => `次の対戦：${time}`,
  count: n => plural(n, { other: 'この対戦をプレイした人：#人' }),
  nobody: 'この対戦はまだ誰もプレイしていません。',
  fetchFirst: '一度オンラインにすると今日の対戦を受け取れます。その後はオフラインでもプレイできます。',
  old: 'オフラインです。この端末にある最新の対戦を表示しています。',
  yours: 'あなたの結果',
  result: (score, lead) => `得点${number(score)}、${ahead(lead)}`,
  place: (place, of) => `${number(of)}人中${number(place)}位`,
  kept: 'オフラインです。結果は保存され、オンラインに戻ると確認されます。',
  checking: 'サーバーが手を確認しています…',
  refused:
    'サーバーでこの対戦を再現できないため、結果に数えられません。アプリを再読み込みして最新版にしてください。',
  late: 'この対戦は終了したため、結果に数えられません。',
  all: '全員の結果',
  lead: ahead,
  people: n => plural(n, { other: '#人' }),
  you: 'あなた',
  best: '上位の結果',
  player: 'プレイヤー',
  score: '得点',
  difference: '差',
  master: '親方',
  masterPlays: '親方はまだこの対戦をプレイ中です。',
  replay: 'リプレイ',
  replayOf: name => `リプレイ：${name}`,
  share: '結果を共有',
  copied: 'コピーしました',
  proof: '誰も事前に知ることができない理由',
  proofLine:
    'サーバーは何日も前に、その日のシードのSHA-256ハッシュ（コミットメント）を公開します。シードそのものは、その日が始まるとき（協定世界時0時）に公開されます。運の結果はすべてそこから決まります。',
  seen: 'シードは、その日が始まる前にこの端末に示されたコミットメントと一致します。',
  fits: 'シードはコミットメントと一致します。その日が始まる前にこの端末に示されてはいませんでした。',
  wrong: '注意：シードは、前に示されたコミットメントと一致しません。',
  commitment: 'コミットメント',
  seed: 'シード',
  tomorrow: '明日のコミットメント',
};

function ahead(lead: number): string {
  if (lead === 0) return '最強のボットと同点';
  return lead > 0 ? `最強のボットより${number(lead)}点上` : `最強のボットより${number(-lead)}点下`;
}
