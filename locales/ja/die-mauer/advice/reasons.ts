import type { Reason } from '../../../../src/games/die-mauer/bot/reasons.ts';
import { grammar } from '../../../grammar.ts';
import type { ReasonsFor } from '../../../words.ts';
import { texts } from '../board.ts';

const { number } = grammar('ja');

/** Why a move is good, for hints and reviews. */
export const reasons: ReasonsFor<Reason> = {
  'last-block': ({ block }) => `最後のブロックです。${texts.block[block]}を建てれば、残りはなくなります。`,
  'nobody-can-guess': ({ block }) =>
    `ほかに${texts.block[block]}を持つ人はいないので、誰にも当てられません。`,
  'master-has-only': ({ block }) => `棟梁が建てられるのは${texts.block[block]}だけです。`,
  'nothing-to-guess': () => '棟梁が建てられるブロックを持っていないので、空のまま握っても損はありません。',
  waits: ({ block }) =>
    `${texts.block[block]}を建てる場所がないので、誰も建てられません。待っても損はありません。`,
  dearest: ({ block, charge }) =>
    `手持ちの中で、残るといちばん痛いのは${texts.block[block]}（${number(charge)}点の失点）です。`,
  'makes-room': () => '両端が開き、あなたの塔や門を建てられます。',
  'makes-no-room': () => 'あなたにはもう塔も門もなく、これならライバルの塔や門の場所もできません。',
  'few-can-guess': ({ block, rivals }) =>
    `まだ${texts.block[block]}を持つライバルは${number(rivals)}人だけです。ほかのブロックのほうが当てられやすいです。`,
  surprises: ({ expected }) => `ライバルは、失点の大きい${texts.block[expected]}を先に疑います。`,
  'free-choice': ({ block }) =>
    `空のこぶしがあなただけなら、どのブロックでも建てられます。${texts.block[block]}でも大丈夫です。`,
  'may-guess': ({ block, charge }) =>
    `棟梁が${texts.block[block]}を出すかもしれません。当たれば手放せて、${number(charge)}点の失点を防げます。`,
  'may-give': ({ block }) => `棟梁のこぶしも空なら、${texts.block[block]}を渡せます。`,
  'keeps-blocks': ({ blocks }) => `残り${number(blocks)}個は、自分で建てられます。`,
  'keeps-dearer': ({ block }) => `失点の大きい${texts.block[block]}は、城壁に場所があるので手元に残します。`,
  'ends-alike': () => '両端は同じです。どちらでも塔や門の場所は変わりません。',
  'one-at-a-time': () => '開いた端は1つだけです。塔や門は一度に1つしか建てられません。',
  'end-matters-little': () => 'あなたにはもう塔も門もないので、どちらの端でもあまり変わりません。',
  'nothing-fits': () => '今は、手持ちのどのブロックも城壁に建てられません。',
  'no-room-for': ({ block }) => `城壁に${texts.block[block]}を建てる場所がなく、今は自分で建てられません。`,
  'dearest-that-fits': ({ block, charge }) =>
    `城壁に建てられる手持ちの中で、いちばん痛いのは${texts.block[block]}（${number(charge)}点の失点）です。`,
};
