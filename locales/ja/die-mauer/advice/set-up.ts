import type { Flaw } from '../../../../src/games/die-mauer/rules/set-up.ts';
import type { Texts } from '../../../en/die-mauer/advice/set-up.ts';
import { grammar } from '../../../grammar.ts';
import type { Words } from '../../../words.ts';
import { texts as board } from '../board.ts';

const { number } = grammar('ja');

export const flaws: Words<Flaw> = {
  'too-many-blocks': ({ block, most }) => `${board.block[block]}は${number(most)}個しかありません。`,
  'blocks-missing': ({ block, most }) =>
    `${board.block[block]}が足りません。手元と城壁を合わせて、いつも${number(most)}個です。`,
  'no-section-between': () => '塔や門どうしは隣に並べられません。',
  'too-many-gifts': ({ seat }, who) =>
    `ラウンドのこの時点で、${who.called(seat)}がこれほど多くのブロックをもらうことはできません。`,
  'hand-empty': ({ seat }, who) => `${who.called(seat)}のブロックがないので、ラウンドは終わっています。`,
  deadlock: () => '誰も建てられないので、ラウンドは終わっています。',
};

export const texts: Texts = {
  turn: 'ターン',
  master: '棟梁',
  idle: '最後に建ててからのターン数',
  turns: n => `${number(n)}ターン`,
  nothingSeen: '何かを変えると、これまでのターンで見えたことは忘れられます。',
  hand: name => `${name}のブロック`,
  block: 'ブロック',
  noBlock: 'ブロックなし',
  builder: '建てた人',
  nth: n => `左から${number(n)}番目のブロック`,
  leftEnd: '城壁の左端',
  rightEnd: '城壁の右端',
  first: '城壁の最初のブロック',
  rounds: 'これまでのラウンド',
  roundsPlayed: '終わったラウンド',
  left: (round, name) => `第${number(round)}ラウンドに${name}に残ったもの`,
};
