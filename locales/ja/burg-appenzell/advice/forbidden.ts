import type { Reason } from '../../../../src/games/burg-appenzell/companion/forbidden.ts';
import { grammar } from '../../../grammar.ts';
import type { ReasonsFor } from '../../../words.ts';

const { plural } = grammar('ja');

export const forbidden: ReasonsFor<Reason> = {
  'tower-taken': () => 'この塔にはすでにネズミがいます。',
  'no-mouse-left': () => '4匹とも、もうお城に入りました。',
  'setting-up': () => 'まず全員がネズミを塔に1匹置きます。',
  'no-mouse-beside-roof': () => 'この屋根の隣に自分のネズミがいません。',
  slid: () => '押し込めるのは1手番に1回で、もう押し込みました。',
  trap: () => '落とし穴です。ネズミは入れません。',
  occupied: () => 'ネズミがいます。跳び越えることしかできません。',
  'too-far': ({ actions }) => plural(actions, { other: '遠すぎます。残り#アクションです。' }),
  'no-way': () => '道がありません。屋根や落とし穴が間にあります。',
};
