import type { Reason } from '../../../../src/games/burg-appenzell/bot/reasons.ts';
import { grammar } from '../../../grammar.ts';
import type { ReasonsFor } from '../../../words.ts';
import { texts } from '../board.ts';

const { number } = grammar('ja');

/** Why a move is good, for hints and reviews. */
export const reasons: ReasonsFor<Reason> = {
  wins: () => 'これで勝ちです。',
  'takes-cheese': ({ cheese }) => `${texts.cheese[cheese]}が手に入ります。`,
  'drops-rivals': ({ mice }) => `相手のネズミが${number(mice)}匹、地下牢に落ちます。`,
  'leaves-danger': ({ square }) => `${square}のネズミの下に、落とし穴を押し込まれるおそれがあります。`,
  'waits-on-cheese': ({ cheese, square }) =>
    `${square}には、まだ持っていない${texts.cheese[cheese]}があります。2匹目が${texts.cheese[cheese]}に乗れば手に入ります。`,
  explores: ({ tiles }) => `その部屋には、まだ誰も見ていないタイルが${number(tiles)}枚あります。`,
  reopens: () => 'その部屋のタイルはすべて見えたことがあります。屋根を外せば、ネズミが入れます。',
  'turns-up': ({ tiles }) => `まだ誰も見ていないタイルが${number(tiles)}枚めくられます。`,
  'second-mouse': () => 'お城のネズミは1匹だけです。チーズを手に入れるには2匹必要です。',
  'any-tower': () => 'まだ何も見えていないので、どの塔でも同じです。',
  'more-mice': ({ mice }) => `お城のネズミが${number(mice)}匹になれば、同じチーズに2匹そろえやすくなります。`,
  'brings-cheese': ({ cheese, square }) =>
    `${square}のネズミの下に、まだ持っていない${texts.cheese[cheese]}が来ます。`,
  'takes-from-rival': ({ cheese, square }) =>
    `${square}にいる相手のネズミの下から${texts.cheese[cheese]}をずらします。`,
  'spends-trap': () =>
    '余りタイルは落とし穴です。お城に入れてしまえば、ネズミの下に押し込まれることはありません。',
  'nears-cheese': ({ cheese, square, steps }) =>
    `まだ持っていない${square}の${texts.cheese[cheese]}に近づきます。あと${number(steps)}歩です。`,
  'sets-out': ({ square }) => `${square}の塔にチーズはありません。ネズミを走らせましょう。`,
};
