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
  'gives-nothing': () => 'このあと、相手の次のレンガでは得点できません。',
};
