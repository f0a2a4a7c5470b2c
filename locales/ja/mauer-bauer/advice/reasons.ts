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
  'feeds-card': ({ card }) => `手札の${quoted(card)}の点が増えます。`,
  'joins-for-more': ({ points }) => `合併すると、手札の得点が${texts.points(points)}増えます。`,
  'apart-for-more': ({ points }) => `合併しないほうが、手札の得点が${texts.points(points)}多くなります。`,
  'scores-most': ({ points }) => `この都市でいちばん高い得点です（${texts.points(points)}）。`,
  'gathers-cards': ({ points }) =>
    `今の手札では${texts.points(points)}だけです。1枚捨てれば、新しく2枚引けます。`,
  'exchanges-card': ({ card, points }) =>
    `${quoted(card)}は、今は${texts.points(points)}にしかなりません。代わりに新しいカードを引けます。`,
  'leaves-nothing': ({ walls }) =>
    `ほかの${number(walls)}か所に建てると、次の人に都市を完成されてしまいます。ここなら安全です。`,
  'prepares-city': () => 'あと城壁1つで都市が完成します。',
  'walls-alike': ({ walls }) => `建てられる${number(walls)}か所のどこでも、手札の点はこれより増えません。`,
  'placed-for-card': ({ card, points }) =>
    `こう置くと、手札の${quoted(card)}が${texts.points(points)}多くなります。`,
  'any-colour': () => '手札にこの色を数えるカードはありません。好きに置けます。',
  'saves-cards': ({ points, most }) =>
    `${number(most)}点まで取れますが${number(points)}点にとどめ、あとで伸びるカードを残します。`,
  'keeps-hand': ({ points }) => `いちばん弱いカードでも、今${texts.points(points)}になります。`,
};
