import type { Reason } from '../../../../src/games/mauer-bauer/bot/reasons.ts';
import { grammar } from '../../../grammar.ts';
import type { ReasonsFor } from '../../../words.ts';
import { texts } from '../board.ts';

const { number } = grammar('ja');

function quoted(card: string): string {
  return `「${texts.card(card)}」`;
}

/** Why a move is good, for hints and reviews. */
export const reasons: ReasonsFor<Reason> = {
  'completes-city': ({ plains, points }) =>
    `${number(plains)}マスの都市が完成し、手札で${texts.points(points)}を得られます。`,
  'feeds-card': ({ card, points }) => `手札の${quoted(card)}が${texts.points(points)}増えます。`,
  'joins-for-more': ({ points }) => `合併すると、手札の得点が${texts.points(points)}増えます。`,
  'apart-for-more': ({ points }) => `合併しないほうが、手札の得点が${texts.points(points)}多くなります。`,
  'scores-most': ({ points }) => `この都市でいちばん高い得点です（${texts.points(points)}）。`,
  'gathers-cards': ({ points }) =>
    `今の手札なら${texts.points(points)}です。その代わりに1枚捨てれば、新しく2枚引けます。`,
  'exchanges-card': ({ points }) =>
    `今は${texts.points(points)}にしかなりません。代わりに新しいカードを引けます。`,
  'leaves-nothing': ({ walls }) =>
    `ほかの${number(walls)}か所に建てると、次の人に都市を完成されてしまいます。ここなら安全です。`,
  'prepares-city': ({ from, to }) => `このあと${from}と${to}の間に城壁ができれば、都市が完成します。`,
  'walls-alike': ({ walls }) => `建てられる${number(walls)}か所のどこでも、手札の点はこれより増えません。`,
  'placed-for-card': ({ card, points }) =>
    `こう置くと、手札の${quoted(card)}が${texts.points(points)}多くなります。`,
  'any-colour': () => 'どう置いても、今の手札の点は同じです。',
  'saves-cards': ({ points, most, card }) =>
    `${number(most)}点まで取れますが${number(points)}点にとどめ、あとで伸びる${quoted(card)}を残します。`,
  'keeps-hand': ({ points }) => `いちばん弱いカードでも、今${texts.points(points)}になります。`,
  'leaves-city': ({ points }) => `今都市を完成させても${texts.points(points)}です。待つほうが得です。`,
  'nears-city': ({ plain, walls }) => `あと城壁${number(walls)}つで、${plain}が1つの都市になります。`,
  'counts-later': ({ card }) => `その色は、都市に入れば手札の${quoted(card)}の点になります。`,
  'nearer-city': ({ card, plain, walls }) =>
    `都市に入れば手札の${quoted(card)}の点になり、${plain}はあと城壁${number(walls)}つです。`,
  'stays-outside': ({ card, plain }) =>
    `都市の外にあれば手札の${quoted(card)}の点になり、${plain}はまだ都市になりそうにありません。`,
  'joins-alike': ({ points, walls }) =>
    `合併してもしなくても${texts.points(points)}です。合併すると城壁${number(walls)}つがストックに戻ります。`,
  'apart-alike': ({ points }) =>
    `合併してもしなくても${texts.points(points)}です。合併しなければ、城壁はすべてそのまま残ります。`,
  'costs-others': ({ points }) => `あなたは${texts.points(points)}減りますが、ほかの人はもっと減りそうです。`,
  'keeps-weakest': ({ card }) =>
    `今いちばん弱いのは${quoted(card)}ですが、新しいカードもそれ以上にはなりにくいです。`,
};
