import type { Reason } from '../../../../src/games/mauer-bauer/companion/forbidden.ts';
import type { ReasonsFor } from '../../../words.ts';

export const forbidden: ReasonsFor<Reason> = {
  'wall-there': () => 'すでに城壁があります。',
  'inside-city': () => '完成した都市の中には、もう建てられません。',
  'wall-first': () => 'まず城壁、次にサイコロ、それから塔と家です。',
  'one-wall': () => '城壁は1手番に1つで、もう建てました。',
  'tower-there': () => 'すでに塔があります。',
  'not-at-wall': ({ line }) => `塔は新しい城壁${line}の両端にだけ建てられます。`,
  'towers-now': () => '先に塔、次に家です。',
  'houses-now': () => '塔は建てました。次は家です。',
  'not-beside-wall': ({ line }) => `家は新しい城壁${line}の両側にだけ建てられます。`,
  'not-next-to-city': () => '合併できるのは、新しい都市と城壁を共有する都市だけです。',
  scoring: () => '都市の得点計算中です。今は建てられません。',
  'not-in-hand': () => '手札にありません。',
};
