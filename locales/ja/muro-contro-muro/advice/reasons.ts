import type { Reason } from '../../../../src/games/muro-contro-muro/bot/reasons.ts';
import { grammar } from '../../../grammar.ts';
import type { ReasonsFor } from '../../../words.ts';

const { number } = grammar('ja');

const AWARD = { diagonal: '最長のななめ', row: '最長の横', connection: '最大のつながり' };

/** Why a move is good, for hints and reviews. */
export const reasons: ReasonsFor<Reason> = {
  wins: () => 'これで勝ちです。',
  'takes-lead': ({ award, size }) => `リードできます。あなたの${AWARD[award]}は${number(size)}個になります。`,
  'draws-level': ({ award, size }) => `並べます。あなたの${AWARD[award]}は${number(size)}個になります。`,
  breaks: ({ award, size }) => `相手の${AWARD[award]}が${number(size)}個に減ります。`,
  lengthens: ({ award, size }) => `あなたの${AWARD[award]}が${number(size)}個に伸びます。`,
  blocks: ({ award, size }) => `そこでは相手の${AWARD[award]}が${number(size)}個まで伸びるところでした。`,
  'any-colour': () => 'まだ何も置かれていないので、どの色でも同じです。',
  'keeps-down': ({ award, size }) =>
    `ほかの手では、次に相手の${AWARD[award]}が${number(size)}個まで伸びるおそれがあります。`,
  prepares: ({ award, size }) => `次の手番で、あなたの${AWARD[award]}を${number(size)}個に伸ばせます。`,
  'keeps-points': ({ points }) => `今の${number(points)}点を守れます。ほかの手では点を失います。`,
  secures: ({ bricks }) =>
    `あなたの色のレンガ${number(bricks)}個の上に載るので、もう動かされたり裏返されたりしません。`,
  'hides-colour': () => '相手の側に相手の色を見せません。ほかの手では見せてしまいます。',
  'shows-colour': () => '自分の側に自分の色が増えます。ほかの手では増えません。',
  'opens-less': ({ places }) =>
    `相手が次に置ける場所は${number(places)}か所だけです。ほかの手ではもっと増えます。`,
  'moves-alike': ({ own, rival }) => `どの手でも、得点は${number(own)}対${number(rival)}のままです。`,
  'keeps-score': ({ own, rival }) => `得点は${number(own)}対${number(rival)}のままです。`,
};
