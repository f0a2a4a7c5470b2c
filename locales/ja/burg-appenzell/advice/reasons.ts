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
  reopens: ({ square, steps }) =>
    `その部屋のタイルはすべて見えたことがあり、${square}のネズミから${number(steps)}歩です。`,
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
  'keeps-open': ({ room }) => `ネズミが${room}の部屋にいる間は、屋根が開いたままです。`,
  'reaches-roof': ({ room }) => `そこからは${room}の部屋の屋根を外せます。`,
  'safe-there': ({ square }) => `${square}なら、見えている落とし穴を押し込まれることはありません。`,
  'stays-on-cheese': ({ cheese, square }) =>
    `${square}のネズミは、まだ持っていない${texts.cheese[cheese]}に乗ったままです。`,
  'shows-nothing': ({ actions }) => `残り${number(actions)}回の行動でめくったタイルは、相手にも使われます。`,
  'removes-danger': ({ square }) => `このあとは、見えている落とし穴を${square}のネズミの下に押し込めません。`,
  'brings-nearer': ({ cheese, square, steps }) =>
    `まだ持っていない${texts.cheese[cheese]}が${square}に来て、ネズミから${number(steps)}歩になります。`,
  'keeps-from-rival': ({ cheese, steps }) =>
    `${texts.cheese[cheese]}がまだ必要な相手は、あと${number(steps)}歩でした。これで遠くなります。`,
  'shifts-hidden': ({ tiles }) =>
    `屋根の下の、見たことのあるタイルが${number(tiles)}枚動きます。行き先を覚えておきましょう。`,
};
